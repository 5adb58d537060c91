import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { dropOldBackups } from "#server/platform/database/backup.ts";

it("of old backups those go that have newer ones, and nothing else goes", async () => {
  const folder = await mkdtemp(`${tmpdir()}/shop-backups-`);
  const names = ["2026-01-01", "2026-01-02", "2026-01-03"].map((day) => `shop-${day}T00-00-00Z.tar.gz`);
  for (const name of [...names, "photo.jpg", "shop.tar.gz"]) await writeFile(`${folder}/${name}`, "");
  expect(await dropOldBackups(folder, 2)).toEqual([names[0]]);
  expect((await readdir(folder)).sort()).toEqual(["photo.jpg", ...names.slice(1), "shop.tar.gz"].sort());
  await rm(folder, { recursive: true });
});
