import { type Field, makeField, spread } from "#imagery/field.ts";

/** A tapered capsule: from (x, y) with radius r to (x, y) with radius r; and how warm it is at both ends when cold and when warm, 0 to 1. */
export type Bone = { from: [number, number, number]; to: [number, number, number]; cold: [number, number]; warm: [number, number] };

export const size = { width: 400, height: 520 };
/** Drawing units per cell. */
export const cell = 2;

type Joint = [x: number, y: number, r: number, cold: number, warm: number];
/** One limb through its joints. */
const limb = (...joints: Joint[]): Bone[] =>
  joints.slice(1).map((to, i) => {
    const from = joints[i] as Joint;
    return { from: [from[0], from[1], from[2]], to: [to[0], to[1], to[2]], cold: [from[3], to[3]], warm: [from[4], to[4]] };
  });

export const hand: Bone[] = [
  ...limb([206, 640, 52, 0, 0], [206, 524, 52, 0.01, 0.01], [207, 455, 53, 0.42, 0.62], [207, 395, 56, 0.74, 1.02]),
  ...limb([186, 398, 46, 0.7, 1.02], [150, 276, 25, 0.5, 0.95], [139, 200, 20.5, 0.34, 0.9], [131, 148, 18, 0.27, 0.86], [126, 112, 15.5, 0.22, 0.82]),
  ...limb([204, 392, 46, 0.7, 1.05], [192, 262, 25, 0.52, 0.96], [190, 176, 21, 0.35, 0.9], [188, 118, 18.5, 0.27, 0.86], [187, 78, 15.5, 0.22, 0.82]),
  ...limb([220, 394, 46, 0.7, 1.02], [233, 268, 24, 0.5, 0.95], [244, 188, 20, 0.33, 0.9], [251, 136, 17.5, 0.26, 0.86], [255, 100, 15, 0.22, 0.82]),
  ...limb([234, 398, 42, 0.66, 1], [268, 292, 22, 0.44, 0.92], [291, 232, 17.5, 0.3, 0.87], [305, 192, 15.5, 0.24, 0.84], [314, 164, 13.5, 0.2, 0.8]),
  ...limb([178, 400, 42, 0.68, 1.02], [124, 372, 31, 0.52, 0.98], [89, 318, 23, 0.36, 0.92], [68, 272, 18.5, 0.26, 0.86], [57, 240, 15.5, 0.22, 0.82]),
];

export const foot: Bone[] = [
  ...limb([212, 458, 54, 0.62, 1], [216, 420, 54, 0.62, 1.02]),
  ...limb([222, 430, 46, 0.6, 1], [248, 320, 38, 0.56, 0.97], [262, 220, 40, 0.42, 0.94]),
  ...limb([206, 430, 44, 0.6, 1], [212, 320, 36, 0.58, 1], [176, 196, 50, 0.46, 0.97]),
  ...limb([176, 196, 50, 0.46, 0.97], [222, 198, 48, 0.45, 0.97], [262, 220, 40, 0.4, 0.94]),
  ...limb([160, 168, 30, 0.4, 0.95], [148, 108, 27, 0.26, 0.86], [146, 86, 25, 0.22, 0.82]),
  ...limb([198, 160, 18, 0.4, 0.93], [199, 96, 16, 0.25, 0.85], [199, 80, 16, 0.22, 0.82]),
  ...limb([230, 166, 16, 0.38, 0.92], [238, 110, 14.5, 0.24, 0.85], [239, 98, 14.5, 0.22, 0.82]),
  ...limb([258, 182, 15, 0.36, 0.91], [272, 134, 13.5, 0.23, 0.84], [274, 124, 13.5, 0.21, 0.81]),
  ...limb([282, 206, 14, 0.34, 0.9], [301, 168, 12.5, 0.22, 0.83], [303, 160, 12.5, 0.2, 0.8]),
];

/** How warm the skin and the air around it are, in one of two states. */
export function warmthOf(bones: readonly Bone[], state: "cold" | "warm"): Field {
  const skin = makeField(size.width / cell, size.height / cell, (i, j) => skinAt(bones, state, (i + 0.5) * cell, (j + 0.5) * cell));
  const near = spread(skin, 1.6);
  const far = spread(skin, 9);
  return makeField(skin.width, skin.height, (i, j) => {
    const n = j * skin.width + i;
    return 0.66 * (near.values[n] ?? 0) + 0.34 * (far.values[n] ?? 0);
  });
}

function skinAt(bones: readonly Bone[], state: "cold" | "warm", x: number, y: number) {
  let weight = 0;
  let warmth = 0;
  let inside = 0;
  for (const bone of bones) {
    const [ax, ay, ar] = bone.from;
    const [bx, by, br] = bone.to;
    const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
    const depth = ar + (br - ar) * along - Math.hypot(x - ax - (bx - ax) * along, y - ay - (by - ay) * along);
    const pull = Math.exp(depth / 9);
    weight += pull;
    warmth += pull * (bone[state][0] + (bone[state][1] - bone[state][0]) * along);
    // Joined softly, so that no joint pinches, but not so softly that fingers grow webs.
    inside += Math.exp(depth / 2.2);
  }
  const edge = 1 / (1 + Math.exp(-Math.log(inside) * 1.6));
  const life = 0.045 * Math.sin(x * 0.031 + y * 0.019) + 0.035 * Math.sin(x * 0.017 - y * 0.037 + 1);
  return edge * (warmth / weight + life);
}
