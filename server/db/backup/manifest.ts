import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { pipeline } from "node:stream/promises";
import * as v from "valibot";

const manifestSchema = v.object({
  /** Of this very layout: a manifest beside the folder `pg`. */
  format: v.literal(1),
  /** The end of the copying, ISO 8601. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** PostgreSQL's major version. */
  postgres: v.string(),
  /** Every file under `pg`, by its path there; sizes in bytes. */
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`).replaceAll("\\", "/"))
    .sort();
}

async function fingerprint(path: string) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

/** Writes `manifest.json` beside `folder/pg`, of all that is in it. */
export async function writeManifest(folder: string, madeAt: Date): Promise<Manifest> {
  const files: Manifest["files"] = {};
  for (const path of await listFiles(`${folder}/pg`)) files[path] = await fingerprint(`${folder}/pg/${path}`);
  const postgres = (await readFile(`${folder}/pg/PG_VERSION`, "utf8")).trim();
  const manifest: Manifest = { format: 1, madeAt: madeAt.toISOString(), postgres, files };
  await writeFile(`${folder}/manifest.json`, JSON.stringify(manifest), { mode: 0o600 });
  return manifest;
}

/** The manifest, where `folder/pg` holds just what it says; throws in words for a person where it does not. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(`${folder}/manifest.json`, "utf8").catch(() => "");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) throw new Error("This is no backup of this shop: it has no manifest that can be read.");
  const { files } = parsed.output;
  const there = new Set(await listFiles(`${folder}/pg`));
  const missing = Object.keys(files).filter((path) => !there.has(path));
  if (missing.length > 0 || there.size !== Object.keys(files).length) {
    throw new Error(`The backup is damaged: it should hold ${Object.keys(files).length} files, and ${missing.length} of them are missing.`);
  }
  for (const [path, { sha256 }] of Object.entries(files)) {
    if ((await fingerprint(`${folder}/pg/${path}`)).sha256 !== sha256) throw new Error(`The backup is damaged: ${path} is not what was put in.`);
  }
  return parsed.output;
}
