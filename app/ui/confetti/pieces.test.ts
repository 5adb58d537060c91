import { expect, test } from "vitest";
import { count, makePieces, placeOf, seconds } from "#app/ui/confetti/pieces.ts";

const pieces = makePieces(6, Math.random);

test("150 pieces in every colour", () => {
  expect(count).toBe(150);
  expect(pieces).toHaveLength(150);
  expect(new Set(pieces.map(({ colour }) => colour)).size).toBe(6);
});

test("every piece falls from above the canvas to below it, and all are through after 7 seconds", () => {
  for (const piece of pieces) {
    expect(placeOf(piece, piece.delay)?.y).toBeLessThan(0);
    expect(placeOf(piece, piece.delay + piece.fall * 0.9999)?.y).toBeGreaterThan(1);
    expect(placeOf(piece, seconds)).toBeNull();
  }
});
