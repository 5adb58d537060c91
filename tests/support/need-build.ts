import { existsSync } from "node:fs";
import { once } from "#content/once.ts";
import { hashInputs, isBuilt } from "#main/build.ts";

async function look(): Promise<void> {
  if (!existsSync(new URL("../../build/inputs", import.meta.url))) throw new Error("The app isn't built: run npm run build");
  // Whoever has just built says what of: what's edited while the tests run isn't what they try.
  if (!(await isBuilt(process.env.BUILT_INPUTS ?? (await hashInputs())))) throw new Error("The build is older than the source: run npm run build");
}

/** Refuses where what the last build made isn't what the source says now: whoever reads it waits for this first. Looks once a process. */
export const needBuild = once(look);
