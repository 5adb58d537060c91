import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { failStart } from "#main/fail-start.ts";
import { oneAtATime } from "#main/one-at-a-time.ts";
import { isAlive } from "#server/platform/database/embedded/process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const done = `${root}build`;
/** Each process's own, so that one which died over it leaves nothing that another could take for its own. */
const aside = `${done}.next-${process.pid}`;
/** What a build is made of, but for what stands beside it: tests, what's written about a folder, and what's half rendered. */
const folders = ["app", "content", "contracts", "imagery", "main", "public", "server/modules/assistant", "server/providers"];
const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts", "server/platform/http/seo.ts", "server/platform/settings.ts"];

/** They're in no build. */
const isBeside = (path: string) => path.includes("/.passes") || /\.test\.tsx?$|\/README\.md$/.test(path);

/** What tells one build's source from another's; `build/inputs` has that of the build which is there. A tenth of a second. */
export async function hashInputs(): Promise<string> {
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(root + folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`)
        .filter((path) => !isBeside(path));
    }),
  );
  const all = [...listed.flat(), ...files.map((file) => root + file)].sort();
  const hash = createHash("sha256");
  for (const file of all)
    hash
      .update(file.slice(root.length))
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  return hash.digest("hex");
}

const lastLines = (output: Buffer[]) =>
  String(Buffer.concat(output))
    .split("\n")
    .slice(-40)
    .map((line) => line.slice(0, 300))
    .join("\n");

/** Nobody else kills without a word. */
const outOfMemory = `This machine ran out of memory and ended the build, which needs about 900 MB free. Build on a larger machine with "npm run build",
copy its folder build/ here, and start again: docs/deploying.md, "A small server".`;

function run(program: string, args: string[]) {
  return new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: aside },
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", fail);
    child.on("close", (code, signal) => {
      if (code === 0) done();
      else fail(new Error(signal === "SIGKILL" ? outOfMemory : `The build failed:\n${lastLines(output)}`));
    });
  });
}

/** Pages and assistants need 950 and 800 MB at their peaks, in bytes: a machine that has less free makes one after the other. */
const memoryForBoth = 2.5e9;

/** Whether the build that's there was made of that; none is of anything. */
export const isBuilt = async (inputs: string) => (await readFile(`${done}/inputs`, "utf8").catch(() => "")) === inputs;

/** What builds of before left that were killed. */
async function sweep() {
  const left = (await readdir(root)).filter((name) => /^build\.(next|before)-\d+$/.test(name) && !isAlive(Number(name.split("-")[1])));
  for (const name of left) await rm(root + name, { recursive: true, force: true });
}

/** Put in its place in one step: whoever is killed leaves a whole build, the old one's or the new one's, or none. */
async function putInPlace() {
  const before = `${done}.before-${process.pid}`;
  await rename(done, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(aside, done);
  await rm(before, { recursive: true, force: true });
}

/** Builds the app, unless nothing has changed since the last time, and answers what it's made of. Two that start at once build it once, and nobody meets a build that is not whole. */
export async function build({ say = (_line: string) => {} } = {}): Promise<string> {
  const inputs = await hashInputs();
  if (await isBuilt(inputs)) return inputs;
  await oneAtATime({ lock: `${done}.lock`, onWait: () => say("Another start is building the site; waiting for it …") }, async () => {
    if (await isBuilt(inputs)) return;
    say("Building the site …");
    await sweep();
    await run(`${root}content/blog/make-posts.ts`, ["--check"]);
    const pages = () => run(`${root}node_modules/@react-router/dev/bin.cjs`, ["build"]);
    const finish = () => run(`${root}main/finish-build.ts`, []);
    const assistants = () => run(`${root}main/prepare-assistants.ts`, []);
    await mkdir(aside, { recursive: true });
    if (process.availableMemory() > memoryForBoth) await Promise.all([pages().then(finish), assistants()]);
    else {
      await pages();
      await Promise.all([finish(), assistants()]);
    }
    await writeFile(`${aside}/inputs`, inputs);
    await putInPlace();
  });
  return inputs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ say: console.log }).catch(failStart);
