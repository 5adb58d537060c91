import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbedded } from "#server/platform/database/embedded/open.ts";
import { restoreBackup } from "#server/platform/database/restore.ts";

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

  it.runIf(process.getuid?.() === 0)("is refused to root where it's somebody else's, who may be running the shop on it, and stays theirs", async () => {
    await mkdir(`${folder}/pg`);
    await writeFile(`${folder}/pg/PG_VERSION`, "18\n");
    for (const path of ["pg", "pg/PG_VERSION"]) await chown(`${folder}/${path}`, 1000, 1000);
    const refusal = /belongs to user 1000.*Nothing was touched.*sudo -u '#1000'/;
    await expect(openEmbedded(folder)).rejects.toThrow(refusal);
    await expect(restoreBackup("backup.tar.gz", folder)).rejects.toThrow(refusal);
    for (const path of ["pg", "pg/PG_VERSION"]) expect((await stat(`${folder}/${path}`)).uid).toBe(1000);
    expect(await readdir(folder)).toEqual(["pg"]);
  });

  it("is refused where it cannot be one", async () => {
    await writeFile(`${folder}/file`, "");
    await expect(openEmbedded(`${folder}/file/below`)).rejects.toThrow(/cannot be made/);
  });
});
