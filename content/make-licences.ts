import { readdir, readFile, writeFile } from "node:fs/promises";
import { readShipped, type Shipped } from "#content/read-shipped.ts";

/**
 * Writes content/licences.ts and public/third-party-notices.txt: `node content/make-licences.ts`, after a change of packages.
 * Committed, so that a change of licence is seen when it is taken.
 */
const root = new URL("../", import.meta.url);

/** Packages that carry no text of their own, and the one of the same project that carries it. */
const heldBy: Record<string, string> = { "@posthog/browser-common": "@posthog/core" };

async function readLicence({ name }: Shipped): Promise<string> {
  const folder = new URL(`node_modules/${heldBy[name] ?? name}/`, root);
  const file = (await readdir(folder)).find((found) => /^licen[cs]e(\.(md|txt))?$/i.test(found));
  if (!file) throw new Error(`${name} carries no licence text`);
  return (await readFile(new URL(file, folder), "utf8")).replaceAll("\r\n", "\n").trim();
}

const shipped = await readShipped();
const rule = "-".repeat(72);
const notices = await Promise.all(
  shipped.map(async (part) => `${rule}\n${part.name} ${part.version} (${part.licence})\n${rule}\n\n${await readLicence(part)}\n`),
);

await writeFile(
  new URL("public/third-party-notices.txt", root),
  `The work of others that this site sends to a browser, and the terms it is used under.\n\n${notices.join("\n\n")}`,
);
await writeFile(
  new URL("content/licences.ts", root),
  `// Made by make-licences.ts from the lock file.
import type { Shipped } from "#content/read-shipped.ts";

export const licences: readonly Shipped[] = [
${shipped.map(({ name, version, licence }) => `  { name: "${name}", version: "${version}", licence: "${licence}" },`).join("\n")}
];
`,
);
