import { readFileSync } from "node:fs";

/** The address of the file that holds this module of the app; files are named by hash alone (main/list-chunks.ts). */
export function chunkOf(path: `app/${string}`): string {
  const chunks = JSON.parse(readFileSync(new URL("../../build/chunks.json", import.meta.url), "utf8")) as Record<string, string>;
  const found = chunks[path];
  if (!found) throw new Error(`no file of the built site holds ${path}`);
  return found;
}
