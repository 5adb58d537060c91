import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { contours } from "d3-contour";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { colour, mix } from "#content/tokens.ts";
import { chromiumPath } from "#imagery/find-programs.ts";
import { toPath } from "#imagery/to-path.ts";

/** The label once round the tube, seam at the back: 5.65 × 5.55 units on the model, crimp at the top. */
const width = 2400;
const height = 2358;
const cell = 12;

const columns = Math.round(width / cell);
const rows = Math.round(height / cell);

/** Warmth on the label: 0 at the crimp, 1 at the cap, bent like weather. */
function warmth(x: number, y: number) {
  const u = x / columns;
  const v = y / rows;
  const bend = 0.055 * Math.sin(u * 15 + Math.sin(v * 7) * 0.9 + 0.6) + 0.03 * Math.cos(u * 26 - v * 5);
  const ember = 0.1 * Math.exp(-(((u - 0.57) / 0.075) ** 2) - ((v - 0.69) / 0.08) ** 2);
  return v + bend * (0.3 + v) + ember;
}

const field = Array.from({ length: columns * rows }, (_, i) => warmth(i % columns, Math.floor(i / columns)));
const draw = (thresholds: number[]) =>
  contours()
    .size([columns, rows])
    .thresholds(thresholds)(field)
    .map((shape) => toPath(shape, { scale: cell, digits: 1, tolerance: 0.6 }));

const grounds: [number, string][] = [
  [0.46, colour("sea-800")],
  [0.535, colour("sea-600")],
  [0.595, colour("sea-500")],
  [0.655, colour("ember-600")],
  [0.715, colour("ember-500")],
  [0.79, mix("ember-500", "amber-400", 0.7)],
  [0.86, colour("amber-400")],
  [0.95, mix("amber-400", "glow-200", 0.5)],
];
const bands = draw(grounds.map(([at]) => at)).map((d, i) => `<path d="${d}" fill="${grounds[i]?.[1]}"/>`);
const lines = draw(Array.from({ length: 15 }, (_, i) => 0.02 + i * 0.03)).map(
  (d, i) => `<path d="${d}" fill="none" stroke="${colour("ice-300")}" stroke-width="3.5" stroke-opacity="${0.2 + i * 0.022}"/>`,
);

/** Cut at the space nearest the middle: one line would run round the tube and out of sight. */
function inTwoLines(words: string) {
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const cut = spaces.sort((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0] ?? words.length;
  return [words.slice(0, cut), words.slice(cut + 1)];
}

const font = (await readFile(new URL("../../app/styles/fonts/display.woff2", import.meta.url))).toString("base64");
const page = `<!doctype html><style>
@font-face { font-family: Display; src: url(data:font/woff2;base64,${font}); font-weight: 700; font-stretch: 75% 125% }
body { margin: 0; background: ${colour("sea-950")} } text { font-family: Display; font-weight: 700; text-anchor: middle }
</style><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">
<defs><radialGradient id="calm"><stop offset=".45" stop-color="${mix("sea-950", "sea-900", 0.4)}" stop-opacity=".92"/><stop offset="1" stop-color="${mix("sea-950", "sea-900", 0.4)}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="${mix("sea-950", "sea-900", 0.4)}"/>${lines.join("")}<ellipse cx="${width / 2}" cy="770" rx="620" ry="230" fill="url(#calm)"/>${bands.join("")}
<g transform="translate(${width / 2} 0)">
  <text y="770" font-size="176" style="font-stretch:125%" letter-spacing="-4" fill="#fff" data-room="980">${brand.name}</text>
  <text y="868" font-size="66" style="font-stretch:75%" letter-spacing="1" fill="${colour("ice-200")}" data-room="860">${brand.tagline}</text>
  <text y="2086" font-size="66" style="font-stretch:125%" fill="${colour("sea-950")}">${catalogue.tube.sizeMl} ml</text>
  ${inTwoLines(claims.cosmetic.words)
    .map(
      (line, i) =>
        `<text y="${2148 + i * 38}" font-size="30" style="font-stretch:88%" letter-spacing=".5" fill=colour("sea-950") data-room="520">${line}</text>`,
    )
    .join("")}
</g></svg>`;

/** A long name is set smaller, so that it stays on the side one sees. */
const fit = `for (const text of document.querySelectorAll("[data-room]")) {
  const share = Number(text.dataset.room) / text.getComputedTextLength();
  if (share < 1) text.setAttribute("font-size", Number(text.getAttribute("font-size")) * share);
}`;

/** Draws the label and writes it to a file. */
export async function drawLabel(file: string) {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await tab.setContent(page);
  await tab.evaluate("document.fonts.ready");
  await tab.evaluate(fit);
  await writeFile(file, await tab.screenshot());
  await browser.close();
}
