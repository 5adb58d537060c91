import { readdir } from "node:fs/promises";

/** Every page of the built site, as whole paths. */
export async function listHtml(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.name.endsWith(".html")).map((entry) => `${entry.parentPath}/${entry.name}`);
}
