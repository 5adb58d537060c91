import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Blender's version; throws with what to install when it, or Chromium, is missing. */
export function findPrograms(): string {
  const missing: string[] = [];
  const { stdout, status } = spawnSync("blender", ["--version"], { encoding: "utf8" });
  if (status !== 0) missing.push("Blender 3.4 renders the tube: apt-get install blender");
  if (!existsSync(chromiumPath)) missing.push("Chromium sets the label's type: apt-get install chromium, or name yours in CHROMIUM");
  if (missing.length > 0) throw new Error(`Missing on this machine:\n${missing.map((line) => `  - ${line}`).join("\n")}`);
  return /Blender (\S+)/.exec(stdout)?.[1] ?? "unknown";
}
