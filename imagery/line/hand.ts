import { type Depth, grown, type Joint, limb } from "#imagery/line/shape.ts";

/** How an open hand is held: 0 is fingers together, 1 is spread; likewise the thumb. */
export type Pose = { spread?: number; thumb?: number };
type Finger = { knuckle: readonly [number, number]; lean: readonly [number, number]; length: number; thick: number };

/** A right hand's back, or a left palm: wrist at nought, fingers up, about 400 units from wrist to longest tip. */
const fingers: readonly Finger[] = [
  { knuckle: [-57, -184], lean: [0, -13], length: 186, thick: 1 },
  { knuckle: [-18, -198], lean: [1, -3], length: 204, thick: 1.03 },
  { knuckle: [22, -192], lean: [2, 8], length: 188, thick: 0.98 },
  { knuckle: [57, -170], lean: [5, 20], length: 146, thick: 0.84 },
];

const toward = ([x, y]: readonly [number, number], degrees: number, far: number): readonly [number, number] => [
  x + Math.sin((degrees * Math.PI) / 180) * far,
  y - Math.cos((degrees * Math.PI) / 180) * far,
];

/** From knuckle to tip, through two joints. */
function finger({ knuckle, lean: [shut, open], length, thick }: Finger, spread: number): Joint[] {
  const lean = shut + (open - shut) * spread;
  return (
    [
      [0, 26],
      [0.47, 22.5],
      [0.76, 20.5],
      [0.93, 17],
    ] as const
  ).map(([along, r]) => [...toward(knuckle, lean, along * length), r * thick] as const);
}

export function handJoints({ spread = 0.8, thumb = 0.8 }: Pose = {}) {
  const root = [-52, -66] as const;
  const swing = -24 - 22 * thumb;
  const joint = toward(root, swing, 74);
  const bend = toward(joint, swing + 12, 58);
  const tip = toward(bend, swing + 16, 40);
  return {
    forearm: [
      [2, -30, 54],
      [0, 20, 50],
      [0, 90, 53],
      [0, 300, 66],
    ] as Joint[],
    palm: [
      [
        [-14, -52, 60],
        [-50, -172, 34],
      ],
      [
        [0, -60, 60],
        [-16, -184, 34],
      ],
      [
        [14, -60, 60],
        [20, -178, 34],
      ],
      [
        [24, -48, 54],
        [52, -156, 31],
      ],
    ] as Joint[][],
    fingers: fingers.map((one) => finger(one, spread)),
    thumb: [
      [-22, -46, 52],
      [...root, 44],
      [...joint, 29],
      [...bend, 23],
      [...tip, 17],
    ] as Joint[],
  };
}

export function hand(pose: Pose = {}): Depth {
  const { forearm, palm, fingers, thumb } = handJoints(pose);
  return grown(4, limb(...forearm), grown(6, ...palm.map((bone) => limb(...bone))), ...fingers.map((bones) => limb(...bones)), limb(...thumb));
}

/** The hand alone, without the arm. */
export function bareHand(pose: Pose = {}): Depth {
  const { palm, fingers, thumb } = handJoints(pose);
  return grown(4, grown(6, ...palm.map((bone) => limb(...bone))), ...fingers.map((bones) => limb(...bones)), limb(...thumb));
}
