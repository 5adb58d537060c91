import { spawn } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Effort } from "#imagery/effort.ts";
import { readProgress } from "#imagery/read-progress.ts";
import type { Shot } from "#imagery/shots.ts";

type Order = { shot: Shot; label: string; folder: string; effort: Effort; say: (share: number) => void };
/** The passes' files; and the seconds they took, by the clock and of all cores together. */
export type Rendered = { files: string[]; seconds: number; processorSeconds: number };

const script = fileURLToPath(new URL("tube/render.py", import.meta.url));

/** Renders what is not there yet of a shot's passes; `say` hears how far it is, 0 to 1. */
export async function renderShot({ shot, label, folder, effort, say }: Order): Promise<Rendered> {
  await mkdir(folder, { recursive: true });
  let finished = (await passesIn(folder)).length;
  const { samplesPerPass, passes, share } = effort;
  if (finished < passes) {
    const words = ["-b", "-P", script, "--", shot, label, folder, String(samplesPerPass), String(passes), String(share)];
    // At the lowest priority: this takes long, and the machine has other work.
    const blender = spawn("nice", ["-n", "19", "blender", ...words], { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface({ input: blender.stdout })) {
      if (line.startsWith("Saved:")) finished++;
      const part = readProgress(line);
      if (part !== undefined) say(Math.min(1, (finished + (part < 1 ? part : 0)) / passes));
    }
  }
  const files = (await passesIn(folder)).slice(0, passes);
  if (files.length < passes) throw new Error(`Blender stopped before ${shot} was whole. What is done is kept: run it again to go on.`);
  return { files: files.map((file) => join(folder, file)), seconds: total(files, /-([\d.]+)s/), processorSeconds: total(files, /-([\d.]+)cpu/) };
}

const passesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith("cpu.png")).sort();

const total = (files: readonly string[], what: RegExp) => Math.round(files.reduce((sum, file) => sum + Number(what.exec(file)?.[1] ?? 0), 0));
