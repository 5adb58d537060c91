/** One piece; lengths are in parts of the canvas (0 to 1) but for `size`, in CSS pixels. */
export type Piece = {
  x: number;
  /** Seconds after the start at which it comes in over the top edge. */
  delay: number;
  /** Seconds from the top edge to the bottom one. */
  fall: number;
  size: number;
  /** Half the width of its swing, and swings a second. */
  swing: number;
  rate: number;
  /** Turns a second. */
  spin: number;
  colour: number;
};

export const seconds = 7;
export const count = 150;
/** The last piece is through before the end. */
const lastStart = 3;

/** `random` answers 0 to 1, as Math.random. */
export const makePieces = (colours: number, random: () => number): Piece[] =>
  Array.from({ length: count }, (_, index) => ({
    x: random(),
    delay: (index / count) * lastStart * random(),
    fall: 2.2 + random() * (seconds - lastStart - 2.2),
    size: 6 + random() * 8,
    swing: 0.01 + random() * 0.04,
    rate: 0.3 + random() * 0.7,
    spin: 0.3 + random() * 1.2,
    colour: index % colours,
  }));

/** Where a piece is `time` seconds after the start, or null while it is not on the canvas. */
export function placeOf({ x, delay, fall, swing, rate, spin }: Piece, time: number) {
  const age = (time - delay) / fall;
  if (age < 0 || age > 1) return null;
  return { x: x + Math.sin((time + x * 9) * rate * 2 * Math.PI) * swing, y: age * 1.1 - 0.05, turn: (time + x) * spin * 2 * Math.PI };
}
