import { readdir, readFile } from "node:fs/promises";
import { describeSite } from "#server/describe-site.ts";
import { arrangePages, fillPage } from "#server/platform/http/static-files.ts";
import { type Config, readConfig } from "#server/providers/settings.ts";
import { needBuild } from "#tests/support/need-build.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";

export type BuiltPage = { path: string; html: string };

const client = new URL("../../build/client/", import.meta.url);

/** Every page that the last build made, filled and arranged as the server does by default; none of them packed, which takes long. */
export async function readBuiltPages(folder = client, env: Record<string, string> = {}, sale?: Config["sale"]): Promise<BuiltPage[]> {
  await needBuild();
  const site = describeSite({ ...readConfig({ PUBLIC_ORIGIN: testOrigin, ...env }), ...(sale && { sale }) });
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith("index.html"));
  const read = await Promise.all(
    names.map(async (name) => [`/${name.replace(/\/?index\.html$/, "")}`, fillPage(await readFile(new URL(name, folder), "utf8"), site)] as const),
  );
  const addressed = [...arrangePages(new Map(read), site)].filter(([path]) => path.startsWith("/"));
  return addressed.map(([path, html]) => ({ path, html })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a page is another's variant, kept at that one's address. */
export const isVariant = ({ path, html }: BuiltPage) => !html.includes(`<link rel="canonical" href="${testOrigin}${path}"`);

export const isPublic = ({ html }: BuiltPage) => !/<meta name="robots" content="noindex"/.test(html);
