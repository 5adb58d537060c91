import { build } from "vite";

/** The gate's script, apart from the site's: one file that holds nothing of the site, under an address that every build shares. */
export async function buildGateScript(root: string, client: string) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: `${root}app/features/gate/script/run.ts`, output: { format: "es", entryFileNames: "gate.js" } },
    },
  });
}
