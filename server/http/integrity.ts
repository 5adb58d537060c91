import { createHash } from "node:crypto";
import type { IntegrityMap } from "#server/http/start-script.ts";

/** As a browser compares a file with what a page says of it; a policy names a script in the same words. */
export const integrityOf = (bytes: Uint8Array | string) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** Made by main/write-integrity.ts. */
export const isIntegrityMap = (path: string) => /^\/assets\/integrity-[\w-]+\.json$/.test(path);

type Files = ReadonlyMap<string, { integrity: string }>;

export function findIntegrityMap(files: Files): IntegrityMap | null {
  for (const [path, { integrity }] of files) if (isIntegrityMap(path)) return { path, integrity };
  return null;
}

const ownTag = /<(?:script\b[^>]*?\ssrc|link\b[^>]*?\srel="stylesheet"[^>]*?\shref)="(\/[^"#]*)#?"/g;

/** Every script and style sheet of ours that the page names, with the hash of its bytes; the router marks some style sheets with a `#`. */
export const addIntegrity = (html: string, files: Files) =>
  html.replaceAll(ownTag, (tag, path: string) => {
    const file = files.get(path);
    return file ? `${tag} integrity="${file.integrity}"` : tag;
  });
