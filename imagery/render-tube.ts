import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawLabel } from "#imagery/tube/label.ts";

/** Light samples per pixel: 240 leaves no grain at the sizes we show, and takes two minutes on two cores. */
const samples = 240;
/** Pixels across the master. */
const width = 900;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const label = join(await mkdtemp(join(tmpdir(), "label-")), "label.png");

await drawLabel(label);
const { status } = spawnSync("blender", ["-b", "-P", here("tube/render.py"), "--", label, here("masters/tube.png"), String(samples), String(width)], {
  stdio: "inherit",
});
if (status !== 0) throw new Error("Blender did not finish. It is Debian's package `blender`, version 3.4.");
await import("#imagery/pictures.ts");
