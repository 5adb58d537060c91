import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";

describe("a folder that is none of ours", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(`${tmpdir()}/shop-embedded-`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is refused where it's of another major version, and touches nothing", async () => {
    await mkdir(`${folder}/pg`);
    await writeFile(`${folder}/pg/PG_VERSION`, "15\n");
    await expect(openEmbedded(folder)).rejects.toThrow(/holds a database of PostgreSQL 15.*Nothing was touched/s);
    expect(await readFile(`${folder}/pg/PG_VERSION`, "utf8")).toBe("15\n");
  });

  it("is refused where it cannot be one", async () => {
    await writeFile(`${folder}/file`, "");
    await expect(openEmbedded(`${folder}/file/below`)).rejects.toThrow(/cannot be made/);
  });
});
