import { hand } from "#imagery/line/hand.ts";
import { fill, sheet, stroke } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { type Depth, placed } from "#imagery/line/shape.ts";
import { sleeve } from "#imagery/line/sleeve.ts";
import { softened } from "#imagery/line/softened.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines, outline, outlines } from "#imagery/line/trace.ts";
import { warmth } from "#imagery/line/warmth.ts";
import { weather } from "#imagery/line/weather.ts";

const box = [-18, -18, 996, 756] as const;
const pose = { spread: 0.75, thumb: 0.7 };
const cold = { x: 296, y: 566, scale: 0.94, mirror: true, turn: -6 };
const warm = { x: 664, y: 566, scale: 0.94, turn: 6 };

/** The same two hands, before and after, and the front that passes between them. */
export function moreInformation(p: Palette): string {
  const coldHand = placed(hand(pose), cold);
  const warmHand = placed(hand(pose), warm);
  const front: Depth = (x, y) => x - 480 + 34 * Math.sin(y / 118 + 0.6) + 12 * weather(x / 190, y / 210);
  const colours = [p.middle, p.near, p.ember, p.ember, p.warm[1]];
  const levels = steps(27, (i) => (i - 13) * 40);
  const lines = isolines(front, levels, { box, tolerance: 2.4 }).map((d, i) =>
    stroke(d, i < 5 ? p.far : i < 13 ? (colours[i < 9 ? 0 : 1] as string) : i < 18 ? p.ember : p.warm[1], { opacity: i >= 18 ? 0.75 : 1 }),
  );
  const grounds = [
    fill(
      outline((x, y) => -front(x, y), { box, tolerance: 2 }, 0),
      p.tints[1],
    ),
    fill(
      outline((x, y) => -front(x, y), { box, tolerance: 2 }, 240),
      p.tints[2],
    ),
  ];
  const area = [60, 60, 430, 660] as const;
  const inside = softened((x, y) => Math.max(-10, coldHand(x, y)), area, 8, 3);
  const chill = outlines(inside, [11, 24, 42], { box: area, cell: 3 }).map((d, i) => stroke(d, i === 0 ? p.middle : p.far));
  return sheet(p.tints[0], [
    ...grounds,
    ...lines,
    part((x, y) => coldHand(x, y) + 9, box, { colour: p.tints[2], tolerance: 1 }),
    part(coldHand, box, { colour: p.tints[0], line: p.near }),
    ...chill,
    ...sleeve(p, cold, box),
    part((x, y) => warmHand(x, y) + 9, box, { colour: p.tints[0], tolerance: 1 }),
    ...warmth(warmHand, p, { box: [460, 60, 440, 660], deep: 60 }),
    ...sleeve(p, warm, box),
  ]);
}
