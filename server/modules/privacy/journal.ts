import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { keyedCode } from "#server/platform/tokens/keyed-hash.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";

/** Beside the database, not in it: a restored backup does not take it back. */
const fileName = "erasures.jsonl";

const head = v.strictObject({ format: v.literal(1), key: v.pipe(v.string(), v.minLength(22)) });
const line = v.strictObject({
  /** The erasure's own id. */
  id: v.pipe(v.string(), v.uuid()),
  /** Keyed hash of the address. */
  person: v.string(),
  /** What is older goes. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});
type Line = v.InferOutput<typeof line>;
/** The key of its hashes, and every erasure, the oldest first. */
type Journal = { key: string; lines: Line[] };

const parse = <S extends v.GenericSchema>(schema: S, text: string) => v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
const print = (one: object) => `${JSON.stringify(one)}\n`;
/** On the disk before it is promised, and nobody else's to read. */
const durable = { mode: 0o600, flush: true };

/** null where there is none yet. A last line that was cut off by a crash was never promised to anybody. */
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

/** Whole or not at all. */
async function writeJournal(path: string, { key, lines }: Journal): Promise<void> {
  await mkdir(resolve(path, ".."), { recursive: true });
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, [{ format: 1, key }, ...lines].map(print).join(""), durable);
  await rename(fresh, path);
}

/**
 * Adds what one folder's journal of erasures says to another's: beside the backups, so that it is there when the machine is not any more, and back
 * from there. Nothing is ever taken out by it. Of two journals under different keys the older one stays, and this throws.
 */
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

/** The journal of erasures that outlives the database. Its file is made with the first of them. */
export async function openErasureJournal({ db, config, log }: Pick<PlatformNeeds, "db" | "config" | "log">) {
  const path = resolve(config.DATA_DIR, fileName);
  // The file's key counts: the database may be an old one that was put back.
  const key = (await readJournal(path))?.key ?? (await readSecret(db, "erasures"));

  return {
    /** A code of an address that nobody can try addresses against who has not the key. */
    hash: (email: string) => keyedCode(key, email.trim().toLowerCase()),
    read: async (): Promise<readonly Line[]> => (await readJournal(path))?.lines ?? [],
    /** The next start writes down what could not be written now: a full disk, or one that is read only, must not keep anybody here. */
    async add(lines: readonly Line[]) {
      if (lines.length === 0) return;
      try {
        if ((await readJournal(path)) === null) await writeJournal(path, { key, lines: [] });
        // Begun anew where the line before was cut off.
        await appendFile(path, lines.map((one) => `\n${print(one)}`).join(""), durable);
      } catch (error) {
        const name = error instanceof Error ? error.name : "Error";
        log.error({ error: name }, "the journal of erasures cannot be written: a restored backup would bring people back");
      }
    },
    /** Forgets those that are so old that no backup from before them is left. */
    async prune(before: Date) {
      const journal = await readJournal(path);
      const lines = journal?.lines.filter(({ at }) => new Date(at) >= before);
      if (journal && lines && lines.length < journal.lines.length) await writeJournal(path, { key: journal.key, lines });
    },
  };
}
export type ErasureJournal = Awaited<ReturnType<typeof openErasureJournal>>;
