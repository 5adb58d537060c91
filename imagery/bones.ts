import { type Field, makeField, spread } from "#imagery/field.ts";
import { handJoints } from "#imagery/line/hand.ts";
import { bent, type Joint } from "#imagery/line/shape.ts";

/** A tapered capsule: from (x, y) with radius r to (x, y) with radius r; and how warm it is at both ends when cold and when warm, 0 to 1. */
export type Bone = { from: [number, number, number]; to: [number, number, number]; cold: [number, number]; warm: [number, number] };

export const size = { width: 400, height: 520 };
/** Drawing units per cell. */
export const cell = 2;

type Span = readonly [number, number];
/** One limb through its joints, as warm at its root and at its tip as said; in between, as flesh is: the tip's last third cools fastest. */
function limb(joints: readonly Joint[], cold: Span, warm: Span): Bone[] {
  const row = joints.length > 2 ? bent(joints) : joints;
  const at = ([root, tip]: Span, i: number) => root + (tip - root) * (i / (row.length - 1)) ** 1.25;
  return row.slice(1).map((to, i) => ({
    from: [...(row[i] as Joint)],
    to: [...to],
    cold: [at(cold, i), at(cold, i + 1)],
    warm: [at(warm, i), at(warm, i + 1)],
  }));
}

const { forearm, palm, fingers, thumb } = handJoints({ spread: 0.92, thumb: 0.85 });
const inHand = (joints: readonly Joint[]) => joints.map(([x, y, r]): Joint => [214 + x * 0.92, 432 + y * 0.92, r * 0.92]);
/** Outer fingers cool before the middle ones; the thumb keeps its warmth longest. */
const fingertips: readonly Span[] = [
  [0.24, 0.86],
  [0.26, 0.88],
  [0.21, 0.86],
  [0.16, 0.83],
];

export const hand: Bone[] = [
  ...limb(inHand([...forearm.slice(0, 2), [0, 72, 52]]), [0.76, 0], [1, 0]),
  ...palm.flatMap((joints, i) => limb(inHand(joints), [0.82, 0.58 - i * 0.03], [1.06, 0.96])),
  ...fingers.flatMap((joints, i) => limb(inHand(joints), [0.56, fingertips[i]?.[0] ?? 0], [0.98, fingertips[i]?.[1] ?? 0])),
  ...limb(inHand(thumb), [0.86, 0.25], [1.08, 0.86]),
];

/** A sole: the arch is warmest, heel and ball lie a little cooler, the toes let go first. */
export const foot: Bone[] = [
  ...limb(
    [
      [216, 450, 58],
      [218, 410, 55],
    ],
    [0.5, 0.56],
    [0.96, 1],
  ),
  ...limb(
    [
      [236, 424, 44],
      [256, 326, 41],
      [270, 232, 38],
    ],
    [0.6, 0.46],
    [1.02, 0.95],
  ),
  ...limb(
    [
      [212, 420, 46],
      [218, 322, 41],
      [182, 216, 46],
    ],
    [0.7, 0.56],
    [1.08, 1],
  ),
  ...limb(
    [
      [170, 200, 47],
      [222, 192, 47],
      [268, 220, 38],
    ],
    [0.46, 0.4],
    [0.98, 0.94],
  ),
  ...limb(
    [
      [158, 168, 31],
      [147, 128, 29],
      [146, 104, 27],
    ],
    [0.4, 0.2],
    [0.95, 0.84],
  ),
  ...limb(
    [
      [198, 152, 17],
      [199, 120, 17],
      [199, 100, 18],
    ],
    [0.38, 0.19],
    [0.94, 0.85],
  ),
  ...limb(
    [
      [230, 158, 15],
      [235, 128, 15.5],
      [236, 112, 16.5],
    ],
    [0.37, 0.18],
    [0.93, 0.84],
  ),
  ...limb(
    [
      [258, 174, 14],
      [267, 146, 14.5],
      [269, 133, 15],
    ],
    [0.35, 0.17],
    [0.92, 0.83],
  ),
  ...limb(
    [
      [282, 198, 13],
      [296, 172, 13.5],
      [298, 163, 14],
    ],
    [0.33, 0.15],
    [0.9, 0.82],
  ),
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
  const life = 0.03 * Math.sin(x * 0.041 + y * 0.023) + 0.03 * Math.sin(x * 0.021 - y * 0.043 + 1) + 0.018 * Math.sin(x * 0.083 - y * 0.031 + 2);
  return edge * (warmth / weight + life);
}
