import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { chunkOf } from "#tests/support/find-chunk.ts";
import { needBuild } from "#tests/support/need-build.ts";

/** The start of a page, the list of routes and the list of hashes are named by what every site has. */
const plain = /^(?:[0-9a-z]{8}|(?:start|manifest|integrity)-[\w-]+)\.(?:js|css|json)$/;

it("scripts and styles are named by hash alone: blockers refuse files for words such as tracking, consent, counter, banner and social", async () => {
  await needBuild();
  const names = readdirSync(new URL("../../build/client/assets", import.meta.url)).filter((name) => /\.(?:js|css|json)$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !plain.test(name))).toEqual([]);
});

it("no page that's made at build brings the back office's script", async () => {
  await needBuild();
  const client = new URL("../../build/client/", import.meta.url);
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("index.html"));
  expect(pages.length).toBeGreaterThan(20);
  const office = chunkOf("app/features/operator/outcome.tsx");
  expect(pages.filter((page) => readFileSync(new URL(page, client), "utf8").includes(office))).toEqual([]);
});

/** Where script says it, built for the browser. */
const filesWith = (words: string) => {
  const assets = new URL("../../build/client/assets/", import.meta.url);
  return readdirSync(assets).filter((name) => name.endsWith(".js") && readFileSync(new URL(name, assets), "utf8").includes(words));
};

it("the list of routes that every page brings has no route's other files, which a browser reads nothing of", async () => {
  await needBuild();
  const [list] = filesWith("window.__reactRouterManifest=");
  const { routes } = JSON.parse(
    readFileSync(new URL(`../../build/client/assets/${list}`, import.meta.url), "utf8").replace(/^window\.__reactRouterManifest=|;$/g, ""),
  ) as { routes: Record<string, object> };
  expect(Object.keys(routes).length).toBeGreaterThan(50);
  expect(Object.keys(routes).filter((id) => "imports" in (routes[id] ?? {}))).toEqual([]);
});

it("no browser gets the parts of React Router that are never switched on here", async () => {
  await needBuild();
  expect(filesWith("enableScrollRestoration")).not.toEqual([]);
  expect(["react-router-manifest-version", "An instrumentation function threw an error"].flatMap(filesWith)).toEqual([]);
});
