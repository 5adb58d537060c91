import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Files are named by hash alone: this writes down, beside the site and not in it, which of our modules went into which. */
export const listChunks = (): Plugin => ({
  name: "list-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? file.moduleIds.map((id) => [(id.split("?")[0] ?? id).replace(root, ""), `/${file.fileName}`] as const) : [],
    );
    await mkdir(`${root}build`, { recursive: true });
    await writeFile(`${root}build/chunks.json`, JSON.stringify(Object.fromEntries(chunks.filter(([id]) => /^(app|content|contracts)\//.test(id))), null, 1));
  },
});
