import { curve } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import { lowSun } from "#imagery/line/low-sun.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { grown, half, limb, within } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines } from "#imagery/line/trace.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const body = [180, 40, 560, 680] as const;

const torso = grown(8, limb([452, 388, 45], [466, 318, 41], [484, 238, 46]), limb([498, 212, 26], [505, 192, 18]));
const head = grown(4, limb([517, 136, 36], [524, 146, 35]), limb([532, 164, 24], [538, 172, 17]));
const hat = within(head, half([470, 142], [580, 126]));
const frontLeg = grown(5, limb([466, 398, 43], [524, 432, 37], [582, 456, 28]), limb([582, 456, 28], [574, 506, 25], [556, 572, 14]));
const frontShoe = grown(4, limb([552, 584, 16], [548, 596, 15]), limb([552, 596, 14], [592, 596, 13], [618, 590, 10]));
const rearLeg = grown(5, limb([448, 398, 45], [434, 460, 38], [418, 520, 27]), limb([418, 520, 27], [388, 562, 25], [338, 608, 14]));
const rearShoe = grown(4, limb([330, 614, 16], [326, 622, 15]), limb([330, 628, 13], [356, 652, 13], [378, 664, 8]));
const frontArm = grown(5, limb([488, 236, 29], [484, 290, 24], [494, 334, 20]), limb([494, 334, 20], [536, 312, 19], [580, 284, 14]));
/** Down to a hem that hangs square to the back. */
const jacket = grown(3, within(torso, half([380, 414], [540, 420])), frontArm);
const frontFist = grown(3, limb([586, 280, 17], [600, 268, 20], [606, 256, 15]), limb([590, 268, 11], [592, 250, 9]));
const rearArm = grown(5, limb([474, 244, 29], [420, 286, 23], [374, 322, 19]), limb([374, 322, 19], [372, 362, 17], [382, 398, 13]));
const rearFist = grown(3, limb([384, 404, 16], [390, 420, 19], [400, 428, 14]));

/** Wind goes round a runner as water round a stone. */
function wind(p: Palette): string[] {
  return steps(9, (i) => {
    const y = 92 + i * 38;
    const round = (x: number) => (y < 300 ? -1 : 1) * Math.max(0, 58 - Math.abs(y - 280) * 0.2) * Math.exp(-(((x - 480) / 150) ** 2));
    const at = (x: number) => y + round(x) * 0.7 + 9 * Math.sin(x / 120 + i * 0.7);
    return stroke(row(at, { keep: (x, y) => Math.min(Math.sin(x / 165 + i * 2.3) + 0.35, Math.hypot(x - 226, y - 400) - 226) }), p.far);
  });
}

/** The front by the sea, early: a runner, gloves warm. */
export function run(p: Palette): string {
  const horizon = 438;
  const skin = { colour: p.tints[0], line: p.ink };
  const cloth = { colour: p.tints[2], line: p.ink };
  const dark = { colour: p.near, line: p.ink };
  const hills = (x: number) =>
    horizon - 84 * Math.exp(-(((x - 830) / 170) ** 2)) - 50 * Math.exp(-(((x - 640) / 120) ** 2)) - 18 * Math.exp(-(((x - 1000) / 60) ** 2));
  const hillLines = steps(5, (i) =>
    stroke(
      row((x) => hills(x) + 14 + i * 15 + i * i * 2, { from: 440, keep: (_x, y) => horizon - 3 - y }),
      i < 2 ? p.middle : p.far,
    ),
  );
  const posts = steps(9, (i) => `M${14 + i * 116} 500V606`).join("");
  return sheet(p.ground, [
    ...lowSun(p, { x: 226, y: 400, r: 64, horizon, rings: [28, 62, 102, 150] }),
    ...wind(p),
    fill(ground(hills, { from: 430 }), p.tints[1]),
    ...hillLines,
    stroke(row(hills, { from: 440 }), p.near, { width: weights.figure }),
    fill(
      ground(() => horizon),
      p.tints[1],
    ),
    stroke(`M-5 ${horizon}H965`, p.near, { width: weights.figure }),
    ...steps(4, (i) =>
      stroke(
        row((x) => horizon + 13 + i * 14 + 2.5 * Math.sin(x / 46 + i * 2), { keep: (x) => Math.sin(x / 90 + i * 2.1) + 0.5 }),
        p.middle,
      ),
    ),
    fill(
      ground(() => 604),
      p.tints[0],
    ),
    stroke("M-5 506H965M-5 550H965", p.middle),
    stroke(posts, p.near, { width: weights.figure }),
    stroke("M-5 606H965", p.ink, { width: weights.figure }),
    ...steps(4, (i) =>
      stroke(
        row((x) => 640 + i * 24 + 3 * Math.sin(x / 150 + i), { keep: (x) => Math.sin(x / 140 + i * 2.6) + 0.2 }),
        p.far,
      ),
    ),
    ...halo(frontFist, p, { box: [480, 140, 260, 260], steps: [12, 26, 43] }),
    part(rearArm, body, cloth),
    part(frontLeg, body, { ...cloth, colour: p.tints[2] }),
    part(frontShoe, body, dark),
    part(rearLeg, body, cloth),
    part(rearShoe, body, dark),
    ...warmth(rearFist, p, { box: [340, 370, 100, 90], cell: 2, deep: 19 }),
    part(head, body, skin),
    part(hat, body, dark),
    part(jacket, body, skin),
    ...isolines(frontArm, [0], { box: body, cell: 3, digits: 1, keep: (x, y) => Math.min(torso(x, y) - 3, y - 246) }).map((d) =>
      stroke(d, p.ink, { width: weights.figure }),
    ),
    ...warmth(frontFist, p, { box: [550, 220, 90, 90], cell: 2, deep: 19 }),
    stroke(
      curve([
        [400, 700],
        [470, 692],
        [560, 700],
      ]),
      p.middle,
    ),
  ]);
}
