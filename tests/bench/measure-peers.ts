import { spawnSync } from "node:child_process";
import { cp, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { buildFolder } from "#main/build-folder.ts";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { type Figures, medianFigures, readFigures } from "#tests/lighthouse/figures.ts";
import { cacheFolder, installLighthouse } from "#tests/lighthouse/install-lighthouse.ts";
import { measurePage } from "#tests/lighthouse/measure-page.ts";
import { serveOverTls, startOverTls } from "#tests/lighthouse/serve-over-tls.ts";
import { findBrowser } from "#tests/support/find-browser.ts";

const react = { react: "19.3.1", "react-dom": "19.3.1" };
/** The one part that moves: what makes a framework bring React at all. */
const island = `import { useState } from "react";
export default function Menu() {
  const [open, setOpen] = useState(false);
  return <button type="button" hidden aria-expanded={open} onClick={() => setOpen(!open)}>Menu</button>;
}
`;

type Page = { attributes: string; head: string; body: string };
type Peer = { name: string; packages: Record<string, string>; built: string; build: string[]; files(page: Page): Record<string, string> };

/** Exactly these versions, so that two runs compare the same. Each gets our page's words, markup, styles, fonts and pictures, made at build and served as files. */
const peers: readonly Peer[] = [
  {
    name: "Astro 7.3.5, one React island",
    packages: { astro: "7.3.5", "@astrojs/react": "7.0.0", ...react },
    built: "dist",
    build: ["astro", "build"],
    files: ({ attributes, head, body }) => ({
      "astro.config.mjs": 'import react from "@astrojs/react";\nexport default { integrations: [react()] };\n',
      "src/menu.jsx": island,
      "src/head.html": head,
      "src/body.html": body,
      "src/pages/index.astro": `---
import Menu from "../menu.jsx";
import head from "../head.html?raw";
import body from "../body.html?raw";
---
<!doctype html>
<html ${attributes}><head><Fragment set:html={head} /></head><body><Menu client:load /><Fragment set:html={body} /></body></html>
`,
    }),
  },
  {
    name: "Next 16.4.6, static export",
    packages: { next: "16.4.6", "html-react-parser": "6.1.4", ...react },
    built: "out",
    build: ["next", "build"],
    files: ({ head, body }) => ({
      "next.config.mjs": 'export default { output: "export" };\n',
      "app/menu.jsx": `"use client";\n${island}`,
      "page.js": `export const head = ${JSON.stringify(head)};\nexport const body = ${JSON.stringify(body)};\n`,
      "app/layout.jsx": `import parse from "html-react-parser";
import { head } from "../page.js";
export default function Layout({ children }) {
  return <html lang="en-GB"><head>{parse(head)}</head><body>{children}</body></html>;
}
`,
      "app/page.jsx": `import parse from "html-react-parser";
import { body } from "../page.js";
import Menu from "./menu.jsx";
export default function Page() {
  return <><Menu />{parse(body)}</>;
}
`,
    }),
  },
];

/** Our page without any script. */
async function readOurs(url: string): Promise<Page> {
  const html = (await (await fetch(url)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/ nonce="[^"]*"/g, "");
  const [, attributes = "", head = "", body = ""] = /<html([^>]*)><head>([\s\S]*)<\/head><body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  if (!body) throw new Error("the home page has no body");
  return { attributes: attributes.trim(), head, body };
}

async function buildPeer({ packages, files, build, built }: Peer, folder: string, page: Page) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies: packages }));
  for (const [name, text] of Object.entries(files(page))) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await rm(join(folder, "public"), { recursive: true, force: true });
  const isShown = (path: string) => !/\.(js|br|gz|html|data)$/.test(path);
  for (const part of ["assets", "favicon.svg", "favicon.ico", "apple-touch-icon.png"])
    await cp(join(buildFolder, "client", part), join(folder, "public", part), { recursive: true, filter: isShown });
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  for (const [command, ...rest] of [
    ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"],
    ["npx", ...build],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(command, rest, { cwd: folder, env, encoding: "utf8" });
    if (status !== 0) throw new Error(`${command} ${rest.join(" ")} failed in ${folder}:\n${stdout}\n${stderr}`);
  }
  // As small as ours: packed as hard as it goes.
  for await (const path of glob(join(folder, built, "**/*.{html,js,css,svg}"))) await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
  return join(folder, built);
}

async function serveFolder(root: string, certificates: string) {
  const port = await freePort();
  const app = new Hono().use(serveStatic({ root, precompressed: true, onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000") }));
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  const front = await serveOverTls(port, 0, certificates);
  return {
    url: `${front.origin}/`,
    async close() {
      await front.close();
      server.close();
    },
  };
}

const columns: readonly [keyof Figures, string, (value: number) => string][] = [
  ["paint", "largest paint", (value) => `${(value / 1000).toFixed(2)} s`],
  ["blocking", "blocking", (value) => `${value.toFixed(0)} ms`],
  ["shift", "layout shift", (value) => value.toFixed(3)],
  ["script", "script", (value) => `${(value / 1024).toFixed(0)} KB`],
  ["bytes", "all files", (value) => `${(value / 1024).toFixed(0)} KB`],
];

/** The home page beside the same page as two other frameworks make it, each run in turn by Lighthouse: one row each. */
export async function measurePeers({ runs, say }: { runs: number; say: (line: string) => void }): Promise<string> {
  const tools = { ...(await installLighthouse()), chromium: findBrowser() };
  const open = new AsyncDisposableStack();
  try {
    const ours = await startOverTls(tools.certificates);
    open.defer(() => ours.close());
    const page = await readOurs(`${ours.local}/`);
    const sites = [{ name: "this shop", url: `${ours.origin}/`, reports: [] as Figures[] }];
    for (const [index, peer] of peers.entries()) {
      say(`building with ${peer.name} …`);
      const served = await serveFolder(await buildPeer(peer, join(cacheFolder("shop-peers"), String(index)), page), tools.certificates);
      open.defer(() => served.close());
      sites.push({ name: peer.name, url: served.url, reports: [] });
    }
    for (let run = 0; run < runs; run++) for (const { url, reports } of sites) reports.push(readFigures(await measurePage(url, tools)));
    const rows = sites.map(({ name, reports }) => [name, ...columns.map(([figure, , show]) => show(medianFigures(reports)[figure]))]);
    return [["home page", ...columns.map(([, words]) => words)], ["---", ...columns.map(() => "---")], ...rows]
      .map((cells) => `| ${cells.join(" | ")} |`)
      .join("\n");
  } finally {
    await open.disposeAsync();
  }
}
