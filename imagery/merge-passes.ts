import sharp from "sharp";
import { denoise, type Floats } from "#imagery/denoise.ts";

const toLight = Float32Array.from({ length: 65_536 }, (_, i) => {
  const v = i / 65_535;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const toScreen = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Adds up a shot's passes, smooths what they disagree on and writes an 8-bit PNG. Needs two passes at least. */
export async function mergePasses(passes: readonly string[], to: string) {
  const halves = [0, 1].map((half) => passes.filter((_, i) => i % 2 === half));
  const [a, b] = [await mean(halves[0] ?? []), await mean(halves[1] ?? [])];
  const clean = denoise(a, b);
  await sharp(asBytes(clean), { raw: { width: clean.width, height: clean.height, channels: clean.channels as 3 | 4 } })
    .png({ compressionLevel: 9 })
    .toFile(to);
}

/** The passes' mean, taken in light, then brought to the screen's scale, where noise is as the eye sees it. Colours are multiplied by their alpha. */
async function mean(files: readonly string[]): Promise<Floats> {
  let sum: Floats | undefined;
  for (const file of files) {
    const { data, info } = await sharp(file).toColourspace("rgb16").raw({ depth: "ushort" }).toBuffer({ resolveWithObject: true });
    const pass = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
    sum ??= { width: info.width, height: info.height, channels: info.channels, values: new Float32Array(pass.length) };
    for (let i = 0; i < pass.length; i += info.channels) {
      const alpha = info.channels === 4 ? (pass[i + 3] as number) / 65_535 : 1;
      for (let c = 0; c < 3; c++) sum.values[i + c] = (sum.values[i + c] as number) + (toLight[pass[i + c] as number] as number) * alpha;
      if (info.channels === 4) sum.values[i + 3] = (sum.values[i + 3] as number) + alpha;
    }
  }
  if (!sum) throw new Error("A picture needs two passes at least.");
  const { channels, values } = sum;
  return { ...sum, values: values.map((v, i) => (i % channels === 3 ? v / files.length : toScreen(v / files.length))) };
}

function asBytes({ channels, values }: Floats) {
  const bytes = new Uint8ClampedArray(values.length);
  for (let i = 0; i < values.length; i += channels) {
    const alpha = channels === 4 ? (values[i + 3] as number) : 1;
    if (channels === 4) bytes[i + 3] = Math.round(alpha * 255);
    if (alpha < 0.002) continue;
    // Undone in light, where the renderer multiplied.
    for (let c = 0; c < 3; c++) bytes[i + c] = Math.round(255 * toScreen(Math.min(1, unScreen(values[i + c] as number) / alpha)));
  }
  return bytes;
}

const unScreen = (v: number) => toLight[Math.max(0, Math.min(65_535, Math.round(v * 65_535)))] as number;
