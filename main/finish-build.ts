import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildFolder } from "#main/build-folder.ts";
import { buildGateScript } from "#main/build-gate-script.ts";
import { writeFound } from "#main/found/write-found.ts";
import { packAssets } from "#main/pack-assets.ts";
import { writeWords } from "#main/words/write-words.ts";

/**
 * Leaves out of React Router's list of routes what a browser reads nothing of: each route's files but its own. Those of the page that's there stand
 * in its start (app/lib/hydration/start-page.ts), and the next one's are asked for by what imports them. A third of the list, as it's sent.
 */
async function shortenRouteList(assets: string) {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  const [before, list] = name ? (await readFile(`${assets}/${name}`, "utf8")).split(/(?<=^window\.__reactRouterManifest=)|;$/) : [];
  if (!list) throw new Error("React Router's list of routes isn't where it was");
  const { routes, ...rest } = JSON.parse(list) as { routes: Record<string, { imports?: string[] }> };
  const short = Object.entries(routes).map(([id, { imports: _, ...route }]) => [id, route]);
  await writeFile(`${assets}/${name}`, `${before}${JSON.stringify({ ...rest, routes: Object.fromEntries(short) })};`);
}

// A process of its own, so that a server which built first, or had nothing to build, carries none of what the build loads.
const client = `${buildFolder}/client`;
await buildGateScript(fileURLToPath(new URL("..", import.meta.url)), client);
await writeFound(client);
await writeWords(client);
await shortenRouteList(`${client}/assets`);
await packAssets(client);
