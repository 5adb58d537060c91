import { mix } from "#content/tokens.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { within } from "#imagery/line/shape.ts";
import { isolines, outline, outlines } from "#imagery/line/trace.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;

/** How deep under the skin's surface: the horny layer lies flat, the next layer's ridges reach down, and below them all grows calm. */
function under(x: number, y: number) {
  const deep = y - 236 - 9 * Math.sin(x / 61 + 0.6 * Math.sin(x / 37)) - 5 * Math.sin(x / 23);
  const ridges = 40 * Math.exp(-(((deep - 150) / 62) ** 2)) * Math.sin(x / 31 + 0.8 * Math.sin(x / 83));
  return deep + ridges + Math.max(0, Math.min(1, (deep - 200) / 160)) * 16 * weather(x / 150, y / 190);
}

/** Warmth spreads from where the cream was rubbed in: wide along the surface, slower downwards. */
const warm = (x: number, y: number) => 1 - Math.hypot((x - 480) / 330, Math.max(0, under(x, y)) / 250);

/** A cut through skin, drawn as a geologist draws ground. */
export function scientificDevelopment(p: Palette): string {
  const skin = (x: number, y: number) => under(x, y);
  const grounds = outlines(skin, [0, 62, 150, 330], { box }).map((d, i) => fill(d, [p.tints[0], p.tints[1], p.tints[2], p.tints[1]][i] as string));
  const bands = [0.02, 0.27, 0.5, 0.72].map((level, i) =>
    fill(
      outline(
        within(skin, (x, y) => (warm(x, y) - level) * 300),
        { box, cell: 4 },
      ),
      p.warm[i] as string,
    ),
  );
  const hot = (x: number, y: number) => warm(x, y) - 0.02;
  const layers = [12, 24, 36, 48, 62, 92, 122, 150, 184, 222, 266, 330, 392, 452];
  const line = (keep: (x: number, y: number) => number, colour: (deep: number) => string) =>
    isolines(skin, layers, { box, cell: 4, keep }).map((d, i) =>
      stroke(d, colour(layers[i] as number), [62, 150, 330].includes(layers[i] as number) ? { width: weights.figure } : {}),
    );
  const cold = line(
    (x, y) => -hot(x, y),
    (deep) => (deep < 63 ? p.near : deep < 200 ? p.middle : p.middle),
  );
  const lit = line(hot, () => mix("ember-800", "ember-700", 0.1));
  const surface = isolines(skin, [0], { box, cell: 4 }).map((d) => stroke(d, p.ink, { width: weights.figure }));
  const rising = isolines((x, y) => -Math.hypot((x - 480) / 330, (y - 236) / 190), [-0.62, -0.8, -0.98, -1.18, -1.4, -1.64], {
    box,
    keep: (x, y) => -skin(x, y) - 10,
  }).map((d, i) => stroke(d, [p.ember, p.ember, p.warm[1], p.middle, p.far, p.far][i] as string, { opacity: 1 - i * 0.1 }));
  return sheet(p.ground, [...grounds, ...bands, ...cold, ...lit, ...rising, ...surface]);
}
