import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { needBuild } from "#tests/support/need-build.ts";

/** The start of a page, the list of routes and the list of hashes are named by what every site has. */
const plain = /^(?:[0-9a-z]{8}|(?:start|manifest|integrity)-[\w-]+)\.(?:js|css|json)$/;

it("scripts and styles are named by hash alone: blockers refuse files for words such as tracking, consent, counter, banner and social", async () => {
  await needBuild();
  const names = readdirSync(new URL("../../build/client/assets", import.meta.url)).filter((name) => /\.(?:js|css|json)$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !plain.test(name))).toEqual([]);
});
