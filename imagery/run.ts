import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { draftEffort, fullEffort } from "#imagery/effort.ts";
import { estimate, inWords } from "#imagery/estimate.ts";
import { findPrograms } from "#imagery/find-programs.ts";
import { mergePasses } from "#imagery/merge-passes.ts";
import { makePictures } from "#imagery/pictures.ts";
import { readArguments, type Wish } from "#imagery/read-arguments.ts";
import { noteRender, readRenderLog } from "#imagery/render-log.ts";
import { renderShot } from "#imagery/render-shot.ts";
import type { Shot } from "#imagery/shots.ts";
import { drawLabel } from "#imagery/tube/label.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

try {
  await makeAll(readArguments(process.argv.slice(2)));
} catch (failure) {
  console.error(`\n${failure instanceof Error ? failure.message : failure}`);
  process.exitCode = 1;
}

async function makeAll({ shots, drawings, draft, passes = fullEffort.passes }: Wish) {
  const blender = shots.length > 0 || drawings.includes("monograms") ? findPrograms() : "";
  const effort = draft ? draftEffort : { ...fullEffort, passes };
  if (shots.length > 0) {
    const seconds = estimate(shots, await readRenderLog(), effort, availableParallelism());
    console.log(`Rendering ${shots.join(", ")}: ${seconds === undefined ? "nobody has timed this yet" : `${inWords(seconds)} when nothing else runs here`}.`);
    console.log("Interrupt it as you like: what is done is kept, and the next run goes on from there.\n");
  }
  for (const drawing of drawings) {
    const { status } = spawnSync(process.execPath, [at(`${drawing}.ts`)], { stdio: "inherit" });
    if (status !== 0) throw new Error(`imagery/${drawing}.ts failed.`);
  }
  if (shots.length === 0) return;

  const work = at(".passes/");
  await mkdir(work, { recursive: true });
  const label = `${work}label.png`;
  await drawLabel(label);
  const hash = await hashOf(label, `${effort.samplesPerPass} ${effort.share}`);
  for (const shot of shots) await makeShot(shot);

  async function makeShot(shot: Shot) {
    const rendered = await renderShot({ shot, label, folder: `${work}${hash}/${shot}`, effort, say: (share) => show(`${shot} ${Math.floor(share * 100)} %`) });
    show(`${shot} taking out the grain …`);
    const to = draft ? `${work}draft-${shot}.png` : at(`masters/${shot}.png`);
    await mergePasses(rendered.files, to);
    const { width, height } = await sharp(to).metadata();
    show(`${shot} ${width}×${height}, ${rendered.seconds} s → ${to}\n`);
    if (draft) return;
    const { samplesPerPass } = effort;
    const { seconds, processorSeconds } = rendered;
    await noteRender(shot, { date: new Date().toISOString().slice(0, 10), blender, passes, samplesPerPass, width, height, seconds, processorSeconds, hash });
    await makePictures(shot);
  }
}

/** Of everything that decides what a shot looks like. */
async function hashOf(label: string, effort: string) {
  const hash = createHash("sha256").update(effort);
  for (const name of (await readdir(at("tube"))).filter((name) => name.endsWith(".py")).sort()) hash.update(await readFile(at(`tube/${name}`)));
  return hash
    .update(await readFile(label))
    .digest("hex")
    .slice(0, 12);
}

/** One line that is written over; where nobody watches, a line for every tenth. */
function show(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  else if (!/ \d*[1-9] %$/.test(text)) process.stdout.write(`${text.trimEnd()}\n`);
}
