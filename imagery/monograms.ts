import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { contours } from "d3-contour";
import { team } from "#content/team.ts";
import { colour, mix } from "#content/tokens.ts";
import { makeField, spread } from "#imagery/field.ts";
import { toPath } from "#imagery/to-path.ts";

/** Initials as warm ground with lines of cooling air round them: never an invented face. */
const side = 120;
const font = (await readFile(new URL("../app/styles/fonts/display.woff2", import.meta.url))).toString("base64");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const tab = await browser.newPage();
await tab.setContent(
  `<style>@font-face{font-family:Display;src:url(data:font/woff2;base64,${font});font-weight:700;font-stretch:75% 125%}p{font:700 9px Display;font-stretch:100%}</style><p>A</p>`,
);
await tab.evaluate("document.fonts.ready");

for (const { name, icon } of team) {
  const initials = name
    .split(" ")
    .map((part) => part[0])
    .join("");
  const grey: number[] = await tab.evaluate(
    ([text, size]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      const draw = canvas.getContext("2d") as CanvasRenderingContext2D;
      draw.font = `700 ${size * 0.36}px Display`;
      draw.textAlign = "center";
      draw.textBaseline = "middle";
      draw.fillText(text, size / 2, size * 0.52);
      return [...draw.getImageData(0, 0, size, size).data].filter((_, i) => i % 4 === 3);
    },
    [initials, side] as const,
  );
  const raw = makeField(side, side, (x, y) => (grey[y * side + x] ?? 0) / 255);
  const [sharp, near, far] = [spread(raw, 0.7), spread(raw, 6), spread(raw, 15)];
  const air = makeField(side, side, (x, y) => 0.5 * (near.values[y * side + x] ?? 0) + (far.values[y * side + x] ?? 0));
  const lines = contours().size([side, side]).thresholds([0.03, 0.06, 0.1, 0.15, 0.21, 0.28, 0.36, 0.45])([...air.values]);
  const colours = [
    colour("sea-500"),
    colour("sea-500"),
    colour("sea-500"),
    mix("sea-500", "ice-300", 0.35),
    colour("ice-300"),
    colour("ember-500"),
    colour("ember-500"),
    colour("amber-400"),
  ];
  const paths = lines.map(
    (shape, i) => `<path d="${toPath(shape, { scale: 3, digits: 0, tolerance: 0.5, smallest: 60 })}" fill="none" stroke="${colours[i]}" stroke-width="2"/>`,
  );
  const letters = contours()
    .size([side, side])
    .thresholds([0.5])([...sharp.values])
    .map((shape) => `<path d="${toPath(shape, { scale: 3, digits: 1, tolerance: 0.3, smallest: 20 })}" fill="${colour("glow-200")}" fill-rule="evenodd"/>`);
  await writeFile(
    new URL(`drawn/person-${icon}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 354 354" width="360" height="360">${paths.join("")}${letters.join("")}</svg>`,
  );
}
await browser.close();
