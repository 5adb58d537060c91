import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { colour } from "#content/tokens.ts";

/** Three isotherms round an ember. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour("sea-950")}"/><path fill="${colour("sea-500")}" d="M33 6c16 0 25 11 25 26S47 58 32 58 6 47 7 31 18 6 33 6z"/><path fill="${colour("ember-500")}" d="M34 14c10 1 16 8 16 18S43 50 32 50 14 42 15 31s9-18 19-17z"/><path fill="${colour("amber-400")}" d="M35 22c5 1 8 6 7 11s-6 9-11 8-9-6-8-11 7-9 12-8z"/><path fill="${colour("glow-200")}" d="M35 28c3 0 4 3 3 5s-3 4-5 4-4-3-4-5 3-4 6-4z"/></svg>`;
const publicFile = (name: string) => new URL(`../public/${name}`, import.meta.url);
const png = (size: number, drawing = svg) => sharp(Buffer.from(drawing), { density: 576 }).resize(size).png({ palette: true }).toBuffer();

const small = await png(32);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(head.length, 18);

await writeFile(publicFile("favicon.svg"), svg);
await writeFile(publicFile("favicon.ico"), Buffer.concat([head, small]));
await writeFile(publicFile("apple-touch-icon.png"), await png(180));

/** Launchers cut these to circles and drops: the ground fills the square, and the ember keeps to the middle. */
const maskable = svg
  .replace('rx="14" ', "")
  .replace('"/>', '"/><g transform="translate(32 32) scale(.72) translate(-32 -32)">')
  .replace("</svg>", "</g></svg>");
for (const size of [192, 512]) {
  await writeFile(publicFile(`icon-${size}.png`), await png(size));
  await writeFile(publicFile(`icon-maskable-${size}.png`), await png(size, maskable));
}
