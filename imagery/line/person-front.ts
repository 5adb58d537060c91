import { bareHand } from "#imagery/line/hand.ts";
import { type Depth, grown, limb, placed } from "#imagery/line/shape.ts";

const both =
  (shape: Depth): Depth =>
  (x, y) =>
    Math.max(shape(x, y), shape(-x, y));

/** A person standing, seen from the front: crown to floor about 630 units, the breastbone at nought, arms a little out. */
const trunk = grown(
  9,
  both(limb([0, -86, 18], [40, -72, 24], [64, -60, 22])),
  both(limb([30, -52, 38], [26, 4, 33], [18, 60, 31], [24, 120, 37])),
  limb([0, -122, 15], [0, -80, 22]),
);
const head = grown(5, limb([0, -176, 31], [0, -164, 31]), limb([0, -154, 26], [0, -140, 18]));
const arm = limb([66, -60, 21], [94, 28, 15.5], [103, 56, 15], [136, 132, 10]);
const leg = limb([28, 122, 36], [36, 176, 33], [43, 252, 22], [47, 296, 23], [52, 408, 12.5]);
const foot = limb([52, 410, 13.5], [59, 428, 12], [74, 438, 9]);
const open = placed(bareHand({ spread: 0.75, thumb: 0.7 }), { x: 139, y: 140, scale: 0.19, turn: 158 });

export const personFront: Depth = grown(4, trunk, head, both(arm), both(leg), both(foot), both(open));

/** How far along the limbs from the heart's warmth a place lies: 0 at the chest, near 1 at fingertips and toes. */
export function chillOf(x: number, y: number): number {
  const out = Math.abs(x);
  const inTrunk = 0.1 + Math.hypot(out, (y + 16) * 0.7) / 560;
  // The arm takes over softly at the shoulder, the leg at the groin.
  const share = (toArm: number) => 1 / (1 + Math.exp(-toArm / 5));
  const arms = share(Math.max(arm(out, y), open(out, y)) - Math.max(trunk(out, y), y > 110 ? leg(out, y) : -99)) * (Math.hypot(out - 52, y + 70) / 270);
  const legs = Math.max(0, (y - 96) / 330);
  return Math.max(inTrunk, arms, legs);
}
