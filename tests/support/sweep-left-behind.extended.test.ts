import { chmod, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { isAlive } from "#server/platform/database/embedded/process.ts";
import { runAndKill } from "#tests/support/run-and-kill.ts";
import { ownFolder, sweepLeftBehind } from "#tests/support/sweep-left-behind.ts";

/** A run that makes its database, and is killed as soon as that is up. Answers the number of its PostgreSQL. */
async function leaveBehind(folder: string): Promise<number> {
  const code = `import { mkdtemp, chmod } from "node:fs/promises";
    import { openEmbedded } from "#server/platform/database/embedded/open.ts";
    import { ownFolder } from "#tests/support/sweep-left-behind.ts";
    const own = await mkdtemp(ownFolder(${JSON.stringify(folder)}));
    await chmod(own, 0o755);
    console.log((await openEmbedded(own, { durable: false })).pid());
    setInterval(() => {}, 1000);`;
  return Number(await runAndKill(code));
}

test("the database of a run that was killed goes, with its server; one whose run goes on stays", async () => {
  const folder = await mkdtemp(`${tmpdir()}/shop-sweep-`);
  await chmod(folder, 0o755);
  const postgres = await leaveBehind(folder);
  for (const path of [`${ownFolder(folder)}abc`, `${folder}/somebody-elses`]) await mkdir(path);
  expect(isAlive(postgres)).toBe(true);
  await sweepLeftBehind(folder);
  expect((await readdir(folder)).sort()).toEqual([`shop-test-${process.pid}-abc`, "somebody-elses"].sort());
  expect(isAlive(postgres)).toBe(false);
  await rm(folder, { recursive: true });
});
