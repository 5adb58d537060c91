import { readFile, writeFile } from "node:fs/promises";
import * as v from "valibot";

const Entry = v.object({
  date: v.string(),
  blender: v.string(),
  passes: v.number(),
  samplesPerPass: v.number(),
  width: v.number(),
  height: v.number(),
  /** By the clock. */
  seconds: v.number(),
  /** Of all cores together: what other work on the machine does not change. */
  processorSeconds: v.number(),
  /** Of the scripts and the label: the same hash, the same picture. */
  hash: v.string(),
});
export type Entry = v.InferOutput<typeof Entry>;
const Log = v.record(v.string(), Entry);
export type RenderLog = v.InferOutput<typeof Log>;

const file = new URL("masters/render-log.json", import.meta.url);

/** What each master was rendered with; empty before the first. */
export async function readRenderLog(): Promise<RenderLog> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return v.parse(Log, JSON.parse(text));
}

export async function noteRender(shot: string, entry: Entry) {
  const log = { ...(await readRenderLog()), [shot]: entry };
  await writeFile(file, `${JSON.stringify(log, null, 2)}\n`);
}
