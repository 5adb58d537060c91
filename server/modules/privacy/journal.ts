import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { keyedCode } from "#server/platform/tokens/keyed-hash.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";

/** Beside the database, so that restoring a backup doesn't undo it. */
const fileName = "erasures.jsonl";

const head = v.strictObject({ format: v.literal(1), key: v.pipe(v.string(), v.minLength(22)) });
const line = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  person: v.string(),
  /** What they gave us until then is erased. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});
type Line = v.InferOutput<typeof line>;
type Journal = { key: string; lines: Line[] };

const parse = <S extends v.GenericSchema>(schema: S, text: string) => v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
const print = (one: object) => `${JSON.stringify(one)}\n`;
const durable = { mode: 0o600, flush: true };

/** null if there's none yet. Skips a last line that a crash cut off: nobody was told that it was done. */
async function readJournal(path: string): Promise<Journal | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  if (!text) return null;
  const [first = "", ...rest] = text.split("\n").filter(Boolean);
  const begun = parse(head, first);
  if (!begun.success) throw new Error(`${path} cannot be read: its first line names no key. Put the file back from beside a backup.`);
  const lines = rest.map((one) => parse(line, one)).filter(({ success }) => success);
  return { key: begun.output.key, lines: lines.map(({ output }) => output as Line) };
}

async function writeJournal(path: string, { key, lines }: Journal): Promise<void> {
  await mkdir(resolve(path, ".."), { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, [{ format: 1, key }, ...lines].map(print).join(""), durable);
  await rename(fresh, path);
}

/** Adds one folder's erasures to another's: to the backups, and back when one is restored. Throws if the two have different keys. */
export async function mergeJournal({ from, to }: { from: string; to: string }): Promise<void> {
  const [source, target] = [join(from, fileName), join(to, fileName)];
  const brought = await readJournal(source);
  if (!brought) return;
  const there = await readJournal(target);
  if (there && there.key !== brought.key)
    throw new Error(`${target} and ${source} are of two different shops. Move the one that does not belong here away, and try again.`);
  const known = new Set(there?.lines.map(({ id }) => id));
  const added = brought.lines.filter(({ id }) => !known.has(id));
  if (!there || added.length > 0) await writeJournal(target, { key: brought.key, lines: [...(there?.lines ?? []), ...added] });
}

/** The journal of erasures. Its file is created with the first one. */
export async function openErasureJournal({ db, config, log }: Pick<PlatformNeeds, "db" | "config" | "log">) {
  const path = resolve(config.DATA_DIR, fileName);
  // The file's key wins: the database may be an old backup.
  const key = (await readJournal(path))?.key ?? (await readSecret(db, "erasures"));

  return {
    /** A keyed hash: without the key, nobody can test addresses against it. */
    hash: (email: string) => keyedCode(key, email.trim().toLowerCase()),
    read: async (): Promise<readonly Line[]> => (await readJournal(path))?.lines ?? [],
    /** Never throws: a full disk mustn't stop an erasure. The next start adds what couldn't be written. */
    async add(lines: readonly Line[]) {
      if (lines.length === 0) return;
      try {
        if ((await readJournal(path)) === null) await writeJournal(path, { key, lines: [] });
        // The leading line break ends a line that a crash cut off.
        await appendFile(path, lines.map((one) => `\n${print(one)}`).join(""), durable);
      } catch (error) {
        const name = error instanceof Error ? error.name : "Error";
        log.error({ error: name }, "the journal of erasures cannot be written: a restored backup would bring people back");
      }
    },
    /** Removes those older than any backup. */
    async prune(before: Date) {
      const journal = await readJournal(path);
      const lines = journal?.lines.filter(({ at }) => new Date(at) >= before);
      if (journal && lines && lines.length < journal.lines.length) await writeJournal(path, { key: journal.key, lines });
    },
  };
}
export type ErasureJournal = Awaited<ReturnType<typeof openErasureJournal>>;
