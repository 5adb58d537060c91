import { build } from "vite";
import { buildTarget } from "#main/browsers.ts";

/** The gate's script, apart from the site's: one file that holds nothing of the site, under an address that every build shares. */
export async function buildGateScript(root: string, client: string) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      target: buildTarget,
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: `${root}app/features/gate/script/run.ts`, output: { format: "es", entryFileNames: "gate.js" } },
    },
  });
}
