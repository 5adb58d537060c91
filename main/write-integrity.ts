import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { integrityOf } from "#server/http/integrity.ts";
import type { IntegrityMap } from "#server/http/start-script.ts";

/** Writes the import map that says which bytes each script of the app must have; where the browser loads them from is not its business. */
export async function writeIntegrity(client: string): Promise<IntegrityMap> {
  const names = (await readdir(`${client}/assets`)).filter((name) => name.endsWith(".js")).sort();
  const entries = await Promise.all(names.map(async (name) => [`/assets/${name}`, integrityOf(await readFile(`${client}/assets/${name}`))] as const));
  const text = JSON.stringify({ integrity: Object.fromEntries(entries) });
  const path = `/assets/integrity-${createHash("sha256").update(text).digest("base64url").slice(0, 10)}.json`;
  await writeFile(client + path, text);
  return { path, integrity: integrityOf(text) };
}
