import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildGateScript } from "#main/build-gate-script.ts";
import { packAssets } from "#main/pack-assets.ts";
import { writeWords } from "#main/words/write-words.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}build/inputs`;
/** What a build is made of; what is half rendered (imagery/.passes) is not. */
const folders = ["app", "content", "contracts", "imagery", "main/found", "main/words", "public", "server/assistants"];
const files = [
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "main/browsers.ts",
  "main/build.ts",
  "main/build-gate-script.ts",
  "main/list-chunks.ts",
  "main/list-html.ts",
  "main/pack-assets.ts",
  "main/write-learned.ts",
  "server/http/found/read-page.ts",
  "server/http/found/decode.ts",
  "main/style-guide-copies.ts",
];

async function hashInputs() {
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(root + folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile() && !entry.parentPath.includes("/.passes")).map((entry) => `${entry.parentPath}/${entry.name}`);
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

function run(program: string, args: string[]) {
  return new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", fail);
    child.on("close", (code) => (code === 0 ? done() : fail(new Error(`The build failed:\n${lastLines(output)}`))));
  });
}

async function finishSite() {
  await buildGateScript(root, `${root}build/client`);
  // Its cards are set with React: loaded only when needed, and after start.ts has said which React, or pages fail to render.
  const { writeFound } = await import("#main/found/write-found.ts");
  await writeFound(`${root}build/client`);
  await writeWords(`${root}build/client`, `${root}build/pages.json`);
  await packAssets(`${root}build/client`);
}

/** Builds the app, unless nothing has changed since the last time. */
export async function build({ say = (_line: string) => {} } = {}) {
  const inputs = await hashInputs();
  if ((await readFile(stamp, "utf8").catch(() => "")) === inputs) return;
  say("Building the site …");
  await rm(stamp, { force: true });
  await run(`${root}content/blog/make-posts.ts`, ["--check"]);
  // Empties the folder before.
  await run(`${root}node_modules/@react-router/dev/bin.cjs`, ["build"]);
  await Promise.all([finishSite(), run(`${root}main/write-learned.ts`, [])]);
  await writeFile(stamp, inputs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ say: console.log });
