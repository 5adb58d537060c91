import { fill, stroke } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import type { Depth } from "#imagery/line/shape.ts";
import { softened } from "#imagery/line/softened.ts";
import { type Box, isolines, outline, outlines } from "#imagery/line/trace.ts";

type Options = {
  box: Box;
  cell?: number;
  /** Units from the edge to the hottest core. */
  deep: number;
};

/** The one warm place: ember at its edge, amber within. */
export function warmth(shape: Depth, p: Palette, { box, cell = 3, deep }: Options): string[] {
  const [edge, ...inner] = p.warm;
  const core = softened((x, y) => Math.max(-deep / 6, shape(x, y)), box, deep * 0.13, cell);
  const bands = outlines(core, [deep * 0.22, deep * 0.46, deep * 0.74], { box, cell, digits: 1, tolerance: 0.7, smallest: deep * 0.5 });
  return [fill(outline(shape, { box, cell, digits: 1, tolerance: 0.5 }), edge), ...bands.map((d, i) => fill(d, inner[i] as string))];
}

type Halo = { box: Box; cell?: number; keep?: Depth; steps: readonly number[] };
/** Warmth given off: lines round the warm place that cool from ember to ice as they leave it. */
export function halo(shape: Depth, p: Palette, { box, cell = 4, keep, steps }: Halo): string[] {
  const colours = [p.warm[0], p.warm[0], p.warm[1], p.middle, p.far, p.far];
  const lines = isolines(
    shape,
    steps.map((step) => -step),
    { box, cell, ...(keep && { keep }) },
  );
  return lines.map((d, i) =>
    stroke(d, colours[Math.floor((i / steps.length) * colours.length)] as string, { opacity: Math.max(0.35, 1 - i / (steps.length + 1)) }),
  );
}
