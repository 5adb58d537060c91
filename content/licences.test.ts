import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { licences } from "#content/licences.ts";
import { readShipped } from "#content/read-shipped.ts";

it("names what the lock file says is sent to browsers; after a change run node content/make-licences.ts", async () => {
  expect(licences).toEqual(await readShipped());
});

it("has the whole text of each licence, and no licence that would bind our own work", async () => {
  const text = await readFile(new URL("../public/third-party-notices.txt", import.meta.url), "utf8");
  for (const { name, version, licence } of licences) {
    expect(text).toContain(`${name} ${version} (${licence})`);
    expect(licence).toMatch(/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0)$/);
  }
});
