import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneAtATime } from "#main/one-at-a-time.ts";

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
  lock = join(folder, "lock");
});
afterEach(() => rm(folder, { recursive: true }));

test("ten at once do it one after the other, and each that waits is told so once", async () => {
  let inside = 0;
  let most = 0;
  let waits = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await wait(10);
    inside--;
  };
  await Promise.all(Array.from({ length: 10 }, () => oneAtATime({ lock, onWait: () => waits++ }, work)));
  expect([most, waits]).toEqual([1, 9]);
  expect(await readdir(folder)).toEqual([]);
});

test("what breaks lets go, and says why", async () => {
  await expect(oneAtATime({ lock, onWait() {} }, () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  expect(await readdir(folder)).toEqual([]);
});

test("one that died over it is no hindrance: by its number, or by a note that it never wrote", async () => {
  const dead = spawn(process.execPath, ["-e", ""]);
  await new Promise((done) => dead.on("exit", done));
  for (const note of [String(dead.pid), ""]) {
    await writeFile(lock, note);
    await utimes(lock, new Date(0), new Date(0));
    expect(await oneAtATime({ lock, onWait: () => expect.unreachable() }, async () => "done")).toBe("done");
  }
});

test("one that lives is waited for, however old its note", async () => {
  await writeFile(lock, String(process.pid));
  await utimes(lock, new Date(0), new Date(0));
  let done = false;
  const waiting = oneAtATime({ lock, onWait() {} }, async () => (done = true));
  await wait(500);
  expect(done).toBe(false);
  await writeFile(lock, "999999999");
  await waiting;
});
