import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const script = fileURLToPath(new URL("../deploy/backup.sh", import.meta.url));
const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "backup-script-"));
});
afterAll(() => rm(home, { recursive: true }));

/** A night with clients of PostgreSQL that only write down what they are asked; `npm run prove -- deploy` has real ones. */
async function spendNight(name: string, { restores }: { restores: boolean }) {
  const [bin, backups] = [join(home, name, "bin"), join(home, name, "backups")];
  for (const folder of [bin, backups]) await mkdir(folder, { recursive: true });
  const clients = {
    psql: `echo "$@" >>"${home}/${name}/asked"; case "$*" in *count*) echo 3;; esac`,
    pg_dump: 'while [ "$1" != "-f" ]; do shift; done; echo somebody >"$2"',
    pg_restore: restores ? "true" : "false",
  };
  for (const [client, words] of Object.entries(clients)) await writeFile(join(bin, client), `#!/bin/sh\n${words}\n`, { mode: 0o755 });
  for (const [part, daysOld] of Object.entries({ "shop-killed.part": 2, "shop-under-way.part": 0 })) {
    await writeFile(join(backups, part), "");
    const at = new Date(Date.now() - daysOld * 86_400_000);
    await utimes(join(backups, part), at, at);
  }
  const env = { PATH: `${bin}:${process.env.PATH}`, PGDATABASE: "shop", BACKUPS: backups, DATA: home };
  const ended = await promisify(execFile)("sh", [script, "--once"], { env }).then(
    () => "well",
    () => "badly",
  );
  const asked = (await readFile(join(home, name, "asked"), "utf8")).trim().split("\n");
  return { ended, files: (await readdir(backups)).map((file) => file.replace(/\d.*\d/, "now")).sort(), last: asked.at(-1) };
}

test("a backup that can't be restored leaves neither its file nor the database that it was tried in; what a killed one left goes with the next", async () => {
  const cleared = "-q -d shop -c drop database if exists shop_backup_try";
  expect(await spendNight("bad", { restores: false })).toEqual({ ended: "badly", files: ["shop-under-way.part"], last: cleared });
  expect(await spendNight("good", { restores: true })).toEqual({ ended: "well", files: ["shop-nowZ.dump", "shop-under-way.part"], last: cleared });
});

test("the database's password stands in no URL, where a slash, a # or a ? would end it", async () => {
  const lines = (await read("deploy/compose.yaml")).split("\n").filter((line) => line.includes("${POSTGRES_PASSWORD"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes("://"))).toEqual([]);
});

test("who deploys by the composition reads how to come into the back office", async () => {
  expect(await read("docs/deploying.md")).toContain("docker compose exec web-a node main/operator.ts invite");
});
