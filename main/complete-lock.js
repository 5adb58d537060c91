// `npm run complete-lock`, after every npm install: adds the entries that npm leaves out of package-lock.json where a
// registry mirror lacks a package for another platform. Without them `npm ci` refuses the lock here, and on that other
// platform it would leave the package out without a word.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const lock = JSON.parse(readFileSync(file, "utf8"));
const systems = { android: "android", darwin: "darwin", freebsd: "freebsd", linux: "linux", win32: "win32", windows: "win32", openharmony: "openharmony" };
const processors = {
  x64: "x64",
  arm64: "arm64",
  arm: "arm",
  ia32: "ia32",
  ppc64: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  loong64: "loong64",
  wasm32: "wasm32",
};

/** What a platform package's name says of its platform: @biomejs/cli-linux-x64-musl is linux, x64, musl. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = words.map((word) => systems[word]).filter(Boolean);
  const cpu = words.map((word) => processors[word]).filter(Boolean);
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  if (os.length + cpu.length === 0) throw new Error(`${name}: its name tells no platform; add its entry by hand`);
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) };
}

/** Where Node would look for `name` from the package at `from`. */
const isThere = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    if (lock.packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
};

let added = 0;
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isThere(from, name)) continue;
    lock.packages[`node_modules/${name}`] = { version: version.replace(/^[\^~]/, ""), ...platformOf(name), ...(dev && { dev }), optional: true };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
process.stdout.write(`${added} entries added\n`);
