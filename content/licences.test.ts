import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { licences } from "#content/licences.ts";
import { readShipped } from "#content/read-shipped.ts";

const harmless = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0)$/;

it("names what the lock file says is sent to browsers; after a change run node content/make-licences.ts", async () => {
  expect(licences).toEqual(await readShipped());
});

it("has the whole text of each licence, and no licence that would bind our own work", async () => {
  const text = await readFile(new URL("../public/third-party-notices.txt", import.meta.url), "utf8");
  for (const { name, version, licence } of licences) {
    expect(text).toContain(`${name} ${version} (${licence})`);
    // "A OR B" leaves us the choice; "A AND B" wants both kept.
    const choices = licence.replace(/^\((.*)\)$/, "$1").split(" OR ");
    expect(choices.some((choice) => choice.split(" AND ").every((one) => harmless.test(one)))).toBe(true);
  }
});
