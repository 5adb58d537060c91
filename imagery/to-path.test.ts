import { contours } from "d3-contour";
import { expect, test } from "vitest";
import { toPath } from "#imagery/to-path.ts";

const disc = (radius: number) => {
  const side = 60;
  const field = Array.from({ length: side * side }, (_, i) => radius - Math.hypot((i % side) - 30, Math.floor(i / side) - 30));
  const [shape] = contours().size([side, side]).thresholds([0])(field);
  if (!shape) throw new Error("no contour");
  return shape;
};

test("a contour becomes closed, relative, short path data", () => {
  const path = toPath(disc(20), { scale: 2, digits: 0 });
  expect(path).toMatch(/^M\d+ \d+c[-\d. ]+z$/);
  expect(path.length).toBeLessThan(600);
});

test("every curve ends inside the picture", () => {
  const path = toPath(disc(20), { scale: 2, digits: 0 });
  const [head = "", tail = ""] = path.split("c");
  let [x = 0, y = 0] = head.slice(1).split(" ").map(Number);
  const steps = tail.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  expect(steps.length % 6).toBe(0);
  for (let i = 0; i < steps.length; i += 6) {
    x += steps[i + 4] ?? 0;
    y += steps[i + 5] ?? 0;
    expect(Math.abs(Math.hypot(x - 61, y - 61) - 40)).toBeLessThan(4);
  }
});

test("specks are left out", () => {
  expect(toPath(disc(1.2), { smallest: 50 })).toBe("");
});
