import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { limb, placed, within } from "#imagery/line/shape.ts";
import type { Box } from "#imagery/line/trace.ts";

/** The sleeve of an upright hand (hand.ts), put over its forearm: a knitted cuff, then cloth. */
export function sleeve(p: Palette, at: { x: number; y: number; scale?: number; turn?: number }, box: Box): string[] {
  const cloth = placed(
    within(limb([2, 20, 66], [2, 320, 96]), (_x, y) => y - 62),
    at,
  );
  const cuff = placed(
    within(
      limb([2, 20, 62], [2, 90, 68]),
      (_x, y) => y - 26,
      (_x, y) => 72 - y,
    ),
    at,
  );
  return [part(cloth, box, { colour: p.tints[0], line: p.ink }), part(cuff, box, { colour: p.tints[2], line: p.ink })];
}
