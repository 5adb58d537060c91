import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/platform/database/embedded/process.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { copyProgram } from "#tests/support/copy-program.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { untilUp } from "#tests/support/start-site.ts";

/** Seconds into a build at which it is killed. */
const killedAfter = 5;

/** `npm start` in that folder, which builds what is stale; all that it starts can be ended with it. */
async function start(folder: string, url: string) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_URL: url,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    LOG_LEVEL: "error",
  };
  const child = spawn(process.execPath, ["main/start.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  return { child, origin: `http://localhost:${port}`, output: () => output };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  process.kill(-(child.pid ?? 0), signal);
  await ended;
}

/** Everything that a page of it names, asked for: how many there were, and how many were not given. */
async function askAll(origin: string) {
  const page = await (await fetch(`${origin}/pre-order`, { headers: { accept: "text/html" } })).text();
  const files = [...new Set([...page.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, file = ""]) => file))];
  const answers = await Promise.all(files.map((file) => fetch(origin + file).then(({ status }) => status)));
  return { asked: files.length, missing: answers.filter((status) => status !== 200).length };
}

/** Two starts with a stale build at one moment, then one that is killed while it builds, and another after it. */
export async function drillTwoBuilds({ postgres }: DrillNeeds): Promise<Drilled> {
  const folder = await mkdtemp(join(tmpdir(), "two-builds-"));
  const running: ChildProcess[] = [];
  const begin = async () => {
    const begun = await start(folder, await createTestDatabase(postgres));
    running.push(begun.child);
    return begun;
  };
  try {
    await copyProgram(folder);
    const both = await Promise.all([begin(), begin()]);
    await Promise.all(both.map(({ origin, child }) => untilUp(origin, "/readyz", child, 240)));
    const found = await Promise.all(both.map(({ origin }) => askAll(origin)));
    const said = both.map(({ output }) => output());
    for (const { child } of both) await end(child, "SIGTERM");

    await appendFile(join(folder, "content/brand.ts"), "// Stale again.\n");
    const killed = await begin();
    while (!killed.output().includes("Building")) await wait(100);
    await wait(killedAfter * 1_000);
    await end(killed.child, "SIGKILL");
    const after = await begin();
    await untilUp(after.origin, "/readyz", after.child, 240);
    const foundAfter = await askAll(after.origin);
    await end(after.child, "SIGTERM");
    const left = (await readdir(folder)).filter((name) => name.startsWith("build") && name !== "build");

    const figures = {
      "starts at once": both.length,
      "of which built": said.filter((output) => output.includes("Building the site")).length,
      "of which waited": said.filter((output) => output.includes("Another start is building")).length,
      "files that their pages name": found.reduce((sum, { asked }) => sum + asked, 0),
      "of which were missing": found.reduce((sum, { missing }) => sum + missing, 0),
      "after a build that was killed, files named": foundAfter.asked,
      "of these missing": foundAfter.missing,
      "folders left over": left.join(", ") || 0,
    };
    const ok =
      figures["of which built"] === 1 &&
      figures["of which waited"] === 1 &&
      figures["files that their pages name"] > 20 &&
      figures["of which were missing"] === 0 &&
      foundAfter.asked > 10 &&
      foundAfter.missing === 0 &&
      left.length === 0;
    return { figures, ok };
  } finally {
    for (const child of running) await end(child, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}
