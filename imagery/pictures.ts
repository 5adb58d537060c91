import sharp, { type Sharp } from "sharp";

/** Makes the web's pictures from the rendered masters. */
const at = (path: string) => new URL(path, import.meta.url).pathname;

const tube = await sharp(at("masters/tube.png")).trim({ threshold: 1 }).png().toBuffer({ resolveWithObject: true });
const { width, height } = tube.info;

/** Alone, for light grounds. */
for (const to of [240, 480]) await save(sharp(tube.data), to, "tube");

/** Standing on wet slate: its own reflection, blurred and fading, under a contact shadow. */
const pool = Math.round(height * 0.13);
const overlap = Math.round(height * 0.012);
const fade = Buffer.from(
  `<svg width="${width}" height="${pool}"><defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".9" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
);
const foot = await sharp(tube.data)
  .extract({ left: 0, top: height - pool, width, height: pool })
  .png()
  .toBuffer();
const mirrored = await sharp(foot)
  .flip()
  .blur(6)
  .composite([{ input: fade, blend: "dest-in" }])
  .png()
  .toBuffer();
const shade = Buffer.from(
  `<svg width="${width}" height="${pool * 2}"><defs><radialGradient id="s"><stop stop-color="#020d12" stop-opacity=".95"/><stop offset=".55" stop-color="#020d12" stop-opacity=".7"/><stop offset="1" stop-color="#020d12" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width / 2}" cy="${pool}" rx="${width * 0.46}" ry="${pool * 0.3}" fill="url(#s)"/></svg>`,
);
const standing = await sharp({ create: { width, height: height + pool, channels: 4, background: "#0000" } })
  .composite([
    { input: shade, left: 0, top: height - pool - Math.round(overlap * 2.4) },
    { input: mirrored, left: 0, top: height - overlap * 2 },
    { input: tube.data, left: 0, top: 0 },
  ])
  .png()
  .toBuffer();
for (const to of [240, 360, 480, 600, 720]) await save(sharp(standing), to, "tube-standing");

async function save(picture: Sharp, to: number, name: string) {
  const sized = picture.clone().resize({ width: to });
  const made = [
    await sized
      .clone()
      .avif({ quality: 58, effort: 7 })
      .toFile(at(`drawn/${name}-${to}.avif`)),
    await sized
      .clone()
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(at(`drawn/${name}-${to}.webp`)),
  ];
  console.log(name, to, made[0]?.height, ...made.map(({ size }) => size));
}
