import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { colour } from "#content/tokens.ts";
import { bleed, card, cell } from "#imagery/share-card/frame.ts";

/**
 * What stands on a card: its pixels (RGBA, as large as the card), and how far each cell is from it, in pixels.
 * A drawing brings its own lines: null.
 */
export type Subject = { pixels: Buffer; away: Float64Array | null };
export type SubjectName = "tube" | "hand" | "foot" | "ember" | Drawing;
/** One of `imagery/drawn/`, by its name: a page's own picture. */
export type Drawing = `drawn/${string}`;

const isDrawing = (name: SubjectName): name is Drawing => name.startsWith("drawn/");

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const frame = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Where each stands: its height, its tilt in degrees, and its middle on the card. */
const places = {
  tube: { file: "masters/cut-out.png", height: 700, tilt: 11, x: 985, y: 352 },
  hand: { file: "drawn/hand-warm.svg", height: 600, tilt: 8, x: 975, y: 345 },
  foot: { file: "drawn/foot-warm.svg", height: 640, tilt: 8, x: 975, y: 345 },
} as const;

const ember = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><g transform="translate(985 350) scale(4.6) translate(-33 -32)"><path fill="${colour("ember-500")}" d="M34 14c10 1 16 8 16 18S43 50 32 50 14 42 15 31s9-18 19-17z"/><path fill="${colour("amber-400")}" d="M35 22c5 1 8 6 7 11s-6 9-11 8-9-6-8-11 7-9 12-8z"/><path fill="${colour("glow-200")}" d="M35 28c3 0 4 3 3 5s-3 4-5 4-4-3-4-5 3-4 6-4z"/></g></svg>`;

async function place({ file, height, tilt, x, y }: (typeof places)[keyof typeof places]) {
  const drawing = sharp(await readFile(at(file)), file.endsWith(".svg") ? { density: 120 } : {});
  const cut = await drawing.trim({ threshold: 1 }).resize({ height }).png({ compressionLevel: 0 }).toBuffer();
  const { data, info } = await sharp(cut).rotate(tilt, { background: clear }).png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...frame, channels: 4, background: clear } })
    .composite([{ input: data, left: Math.round(x + bleed - info.width / 2), top: Math.round(y + bleed - info.height / 2) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** What hangs in front of the map throws a soft shadow on it. */
async function withShadow(picture: Buffer) {
  const shade = await sharp(picture).extractChannel("alpha").blur(26).linear(0.5, 0).raw().toBuffer();
  const shadow = await sharp({ create: { ...frame, channels: 3, background: colour("sea-950") } })
    .joinChannel(shade, { raw: { ...frame, channels: 1 } })
    .extract({ left: 0, top: 0, width: frame.width, height: frame.height - 22 })
    .extend({ top: 22, background: clear })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(shadow)
    .composite([{ input: picture }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Pixels from each cell to the nearest one that the picture covers; inside it, 0. */
async function measureAway(picture: Buffer) {
  const [width, height] = [frame.width / cell, frame.height / cell];
  const cover = await sharp(picture).extractChannel("alpha").resize(width, height, { kernel: "linear" }).raw().toBuffer();
  const inside: [number, number][] = [];
  const isIn = (x: number, y: number) => (cover[y * width + x] ?? 0) > 127;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (isIn(x, y) && !(isIn(x - 1, y) && isIn(x + 1, y) && isIn(x, y - 1) && isIn(x, y + 1))) inside.push([x, y]);
  return Float64Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return isIn(x, y) ? 0 : cell * Math.sqrt(inside.reduce((least, [u, v]) => Math.min(least, (x - u) ** 2 + (y - v) ** 2), Number.POSITIVE_INFINITY));
  });
}

/** A drawing fills the right of the card and fades into the words' ground, which is its own. */
async function drawScene(name: Drawing): Promise<Buffer> {
  const width = 620;
  const fade = Buffer.from(
    `<svg width="${width}" height="${card.height}"><defs><linearGradient id="f"><stop offset=".02" stop-color="#fff" stop-opacity="0"/><stop offset=".26" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
  const drawn = await sharp(await readFile(at(`${name}.svg`)), { density: 84 })
    .resize(width, card.height, { fit: "cover" })
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const faded = await sharp(drawn)
    .composite([{ input: fade, blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { ...card, channels: 4, background: clear } })
    .composite([{ input: faded, left: card.width - width, top: 0 }])
    .raw()
    .toBuffer();
}

export async function drawSubject(name: SubjectName): Promise<Subject> {
  if (isDrawing(name)) return { pixels: await drawScene(name), away: null };
  const whole =
    name === "ember"
      ? await sharp(Buffer.from(ember)).extend({ top: bleed, bottom: bleed, left: bleed, right: bleed, background: clear }).png().toBuffer()
      : await place(places[name]);
  const [away, pixels] = await Promise.all([
    measureAway(whole),
    sharp(name === "tube" ? await withShadow(whole) : whole)
      .extract({ left: bleed, top: bleed, ...card })
      .raw()
      .toBuffer(),
  ]);
  return { pixels, away };
}
