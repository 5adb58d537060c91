import { readdir, readFile } from "node:fs/promises";
import { typefaces } from "#content/brand.ts";

type Locked = { version?: string; license?: string; dependencies?: Record<string, string>; dev?: boolean };
export type Shipped = { name: string; version: string; licence: string };

const root = new URL("../", import.meta.url);
/** Its words are drawn with these; they are subset and renamed, so nothing imports them. */
const fonts = [typefaces.display, typefaces.text, typefaces.readout];
/** What a browser may run: the app, and what it takes from these folders. */
const folders = ["app", "contracts", "content"];
/** For the server alone. */
const notShipped = /^(node:|virtual:|@react-router\/node|react-dom\/server|feed$)/;

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

async function readImports(folder: string): Promise<string[]> {
  const entries = await readdir(new URL(folder, root), { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !name.startsWith("make-"));
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, "utf8")));
  return texts.flatMap((text) => [...text.matchAll(/(?:from|import\()\s*"([^"#.][^"]*)"/g)].map((match) => match[1] ?? ""));
}

/** Every package of others that may reach a browser, by name: what is imported, and what that needs in turn, as the lock file says. */
export async function readShipped(): Promise<Shipped[]> {
  const { packages } = JSON.parse(await readFile(new URL("package-lock.json", root), "utf8")) as { packages: Record<string, Locked> };
  const imported = (await Promise.all(folders.map(readImports))).flat().filter((name) => !notShipped.test(name));
  const shipped = new Map<string, Shipped>();
  const waiting = [...imported, ...fonts].map(packageOf).map((name) => ({ name, by: "" }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, by } = next;
    const locked = packages[`node_modules/${by}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    // Tools of the build and of tests leave nothing behind.
    if (shipped.has(name) || !locked || locked.dev) continue;
    shipped.set(name, { name, version: locked.version ?? "", licence: locked.license ?? "" });
    waiting.push(...Object.keys(locked.dependencies ?? {}).map((needed) => ({ name: needed, by: name })));
  }
  return [...shipped.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
