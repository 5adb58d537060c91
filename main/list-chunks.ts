import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { buildFolder } from "./build-folder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files are named by hash alone: this writes down, beside the site and not in it, which of our modules went into which. */
export const listChunks = (): Plugin => ({
  name: "list-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle(_, bundle) {
    const chunkOf: Record<string, string> = {};
    for (const file of Object.values(bundle))
      for (const id of file.type === "chunk" ? file.moduleIds : []) {
        // The style guide's copies (style-guide-copies.ts) are nobody else's.
        if (/[?&]guide$/.test(id) || !id.startsWith(`${root}app/`)) continue;
        chunkOf[id.replace(root, "").replace(/\?.*/, "")] = `/${file.fileName}`;
      }
    await mkdir(buildFolder, { recursive: true });
    await writeFile(`${buildFolder}/chunks.json`, JSON.stringify(chunkOf, null, 1));
  },
});
