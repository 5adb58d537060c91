import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type Shot, shots } from "#imagery/shots.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Pixels across of what the web gets, and quality chosen by eye on the label's small print. */
const sets: Record<Shot, { name: string; widths: readonly number[]; avif: number; webp: number; fewer?: readonly number[] }> = {
  // The few browsers without AVIF choose among fewer. 405 is what the product page shows on a phone.
  hero: { name: "tube-standing", widths: [240, 360, 405, 480, 640, 832], avif: 44, webp: 80, fewer: [240, 480, 832] },
  "cut-out": { name: "tube", widths: [240, 480], avif: 58, webp: 80 },
  open: { name: "tube-open", widths: [480, 720, 960], avif: 56, webp: 78 },
  slate: { name: "tube-slate", widths: [480, 720, 960], avif: 56, webp: 78 },
};

/** Makes a shot's AVIF and WebP pictures from its master and says how large they are, in bytes. */
export async function makePictures(shot: Shot) {
  const { name, widths, avif, webp, fewer = widths } = sets[shot];
  const master = sharp(at(`masters/${shot}.png`));
  // Cut to what one sees, so that the page can size it by the tube.
  const whole = await (shot === "cut-out" ? master.trim({ threshold: 1 }) : master).png().toBuffer();
  for (const width of widths) {
    const sized = sharp(whole).resize({ width });
    const small = await sized
      .clone()
      .avif({ quality: avif, effort: 9, chromaSubsampling: shot === "hero" ? "4:2:0" : "4:4:4" })
      .toFile(at(`drawn/${name}-${width}.avif`));
    console.log(`${name} ${width}×${small.height}: avif ${small.size}`);
    if (!fewer.includes(width)) continue;
    const older = await sized.webp({ quality: webp, alphaQuality: 90, effort: 6 }).toFile(at(`drawn/${name}-${width}.webp`));
    console.log(`${name} ${width}×${older.height}: webp ${older.size}`);
  }
}

if (import.meta.main) for (const shot of shots.filter((name) => existsSync(at(`masters/${name}.png`)))) await makePictures(shot);
