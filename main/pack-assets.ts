import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };
const worthPacking = /\.(js|css|svg|json|webmanifest)$/;

/** Compresses what never changes once, as hard as it goes, so that starting stays quick. Where the origin is filled in, the server does it. */
export async function packAssets(client: string) {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthPacking.test(entry.name)).map((entry) => `${entry.parentPath}/${entry.name}`);
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const [br, gz] = await Promise.all([pack.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), pack.gz(body, { level: 9 })]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
