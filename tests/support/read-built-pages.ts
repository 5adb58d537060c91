import { loadPages } from "#tests/support/load-app.ts";

export type BuiltPage = { path: string; html: string };

/** Every page that the last build made, as the server sends it. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const files = [...(await loadPages())];
  return files
    .filter(([, file]) => file.plain.headers["content-type"]?.startsWith("text/html"))
    .map(([path, file]) => ({ path, html: new TextDecoder().decode(file.plain.body) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const isPublic = ({ html }: BuiltPage) => !/<meta name="robots" content="noindex"/.test(html);
