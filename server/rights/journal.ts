import { createHmac } from "node:crypto";
import { appendFile, mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as v from "valibot";

/** Beside the database, not in it: a restored backup does not take it back. */
export const journalName = "erasures.jsonl";

const head = v.strictObject({ format: v.literal(1), key: v.pipe(v.string(), v.minLength(22)) });
const line = v.strictObject({
  /** The erasure's own id. */
  id: v.pipe(v.string(), v.uuid()),
  /** Keyed hash of the address. */
  person: v.string(),
  /** What is older goes. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type JournalLine = v.InferOutput<typeof line>;
/** A journal as it is read: the key of its hashes, and every erasure, the oldest first. */
export type Journal = { key: string; lines: JournalLine[] };

/** A code of an address that nobody can try addresses against who has not the key. */
export const hashPerson = (key: string, email: string) => createHmac("sha256", key).update(email.trim().toLowerCase()).digest("base64url");

const parse = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : null;
};

/** null where there is none yet. A last line that was cut off by a crash was never promised to anybody. */
export async function readJournal(path: string): Promise<Journal | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  if (!text) return null;
  const [first = "", ...rest] = text.split("\n").filter(Boolean);
  const key = parse(head, first)?.key;
  if (!key) throw new Error(`${path} cannot be read: its first line names no key. Put the file back from beside a backup.`);
  return { key, lines: rest.flatMap((one) => parse(line, one) ?? []) };
}

/** Onto the disk, whole or not at all. */
export async function writeJournal(path: string, { key, lines }: Journal): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const text = [{ format: 1, key }, ...lines].map((one) => `${JSON.stringify(one)}\n`).join("");
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, text, { mode: 0o600 });
  await sync(fresh);
  await rename(fresh, path);
}

/** One more line, begun anew where the one before it was cut off. */
export async function addToJournal(path: string, added: readonly JournalLine[]): Promise<void> {
  if (added.length === 0) return;
  await appendFile(path, added.map((one) => `\n${JSON.stringify(one)}\n`).join(""), { mode: 0o600 });
  await sync(path);
}

async function sync(path: string) {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
