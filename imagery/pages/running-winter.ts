import { mix } from "#content/tokens.ts";
import { bareTree } from "#imagery/line/bare-tree.ts";
import { curve } from "#imagery/line/curve.ts";
import { fill, sheet, stroke, weights } from "#imagery/line/ink.ts";
import type { Palette } from "#imagery/line/palette.ts";
import { part } from "#imagery/line/part.ts";
import { ground, row } from "#imagery/line/rows.ts";
import { type Depth, grown, limb, within } from "#imagery/line/shape.ts";
import { steps } from "#imagery/line/steps.ts";
import { isolines } from "#imagery/line/trace.ts";
import { halo, warmth } from "#imagery/line/warmth.ts";

const box = [-18, -18, 996, 756] as const;

/** A gloved fist seen from the front: four fingers folded, the thumb across them. */
const fist = (x: number, y: number, s: number): Depth =>
  grown(
    4,
    ...[-1.5, -0.5, 0.5, 1.5].map((k) => limb([x + k * 25 * s, y - 24 * s - (2.2 - k * k) * 2, 16 * s], [x + k * 24 * s, y + 14 * s, 17 * s])),
    limb([x - 20 * s, y + 32 * s, 22 * s], [x + 24 * s, y + 30 * s, 22 * s]),
  );
const folds = (x: number, y: number, s: number) =>
  [-1, 0, 1].map((k) => `M${Math.round(x + k * 25 * s)} ${Math.round(y - 32 * s)}V${Math.round(y + 8 * s)}`).join("") +
  curve([
    [x - 46 * s, y + 22 * s],
    [x - 16 * s, y + 12 * s],
    [x + 26 * s, y + 16 * s],
  ]);

const left = [372, 368, 1.12] as const;
const right = [664, 520, 1] as const;
const trunk = grown(
  12,
  limb([480, 136, 46], [480, 190, 60]),
  limb([372, 192, 54], [588, 192, 54]),
  limb([420, 250, 92], [438, 450, 60]),
  limb([540, 250, 92], [522, 450, 60]),
  limb([438, 500, 62], [428, 800, 84]),
  limb([522, 500, 62], [532, 800, 84]),
);
const nearArm = grown(8, limb([350, 204, 62], [288, 330, 53], [264, 436, 45]), limb([264, 436, 46], [316, 408, 45], [360, 382, 41]));
const farArm = grown(8, limb([610, 204, 62], [676, 322, 51], [716, 416, 43]), limb([716, 416, 43], [694, 464, 39], [672, 504, 36]));

/** The jacket ends in a hem that sags a little. */
const hem: Depth = (x, y) => 616 + 8 * Math.cos((x - 480) / 60) - y;
const hips = grown(8, limb([440, 560, 66], [428, 800, 74]), limb([520, 560, 66], [534, 800, 74]));

/** A runner's two fists in the frost, and an avenue behind. */
export function runningWinter(p: Palette): string {
  const snow = (x: number) => 556 - 26 * Math.sin(x / 210 + 0.6) - 8 * Math.sin(x / 67);
  const trees = [
    [70, 600, 430, 0.04],
    [206, 560, 270, -0.05],
    [884, 590, 430, -0.03],
    [778, 556, 250, 0.05],
    [300, 548, 150, 0],
    [946, 560, 240, 0.02],
  ] as const;
  const cloth = { colour: p.tints[0], line: p.ink };
  return sheet(p.ground, [
    ...[70, 112, 162, 222].map((r, i) => `<circle cx="480" cy="150" r="${r + 130}" stroke="${i === 0 ? p.middle : p.far}"/>`),
    ...trees.flatMap(([x, y, high, lean]) =>
      bareTree(x, y, high, lean).map(({ d, width }) => stroke(d, high > 300 ? p.near : p.middle, { width: high > 300 ? width : width * 0.8 })),
    ),
    fill(ground(snow), p.tints[1]),
    stroke(row(snow), p.near, { width: weights.figure }),
    ...steps(6, (i) =>
      stroke(
        row((x) => snow(x) + 18 + i * 22 + i * 5 * Math.sin(x / 150 + i * 0.5)),
        i < 3 ? p.far : p.middle,
      ),
    ),
    part(limb([480, -20, 62], [480, 110, 66]), box, { colour: p.ground, line: p.ink }),
    part(
      within(hips, (_x, y) => y - 560),
      box,
      { colour: p.tints[2], line: p.ink },
    ),
    part(grown(5, within(trunk, hem), farArm, nearArm), box, cloth),
    ...[nearArm, farArm].map((arm) =>
      isolines(arm, [0], { box, cell: 4, keep: (x, y) => Math.min(trunk(x, y) - 2, y - 236) })
        .map((d) => stroke(d, p.ink, { width: weights.figure }))
        .join(""),
    ),
    part(
      within(grown(6, limb([436, 86, 34], [524, 86, 34]), limb([446, 118, 34], [514, 118, 34])), (_x, y) => y - 40),
      box,
      { colour: p.tints[2], line: p.ink },
    ),
    stroke("M480 148V622", p.near, { width: weights.figure }),
    stroke(
      `${curve([
        [404, 250],
        [396, 400],
        [412, 560],
      ])}${curve([
        [556, 250],
        [566, 400],
        [550, 560],
      ])}`,
      p.far,
    ),
    ...halo(fist(...left), p, { box: [220, 230, 310, 290], steps: [14, 31, 50] }),
    ...halo(fist(...right), p, { box: [540, 400, 260, 240], steps: [13, 29, 47] }),
    ...warmth(fist(...right), p, { box: [580, 440, 170, 160], deep: 46 }),
    ...warmth(fist(...left), p, { box: [270, 270, 210, 200], deep: 52 }),
    stroke(folds(...left) + folds(...right), mix("ember-800", "ember-500", 0.3)),
  ]);
}
