import { expect, test } from "vitest";
import type { OpeningView } from "#contracts/opening.ts";
import { describeOpening } from "#main/describe-opening.ts";

const before: OpeningView = { next: 1, people: 312, elsewhere: 4, ordered: 9, unreachable: 2, free: 40, group: 80, hindered: null, run: null };
const run = { number: 1, startedAt: new Date("2027-01-05T09:00:00Z"), endedAt: null, written: 80, left: 232, refused: 1, ordered: 31 };

test("before a run it says whom it would reach, and how to begin", () => {
  const said = describeOpening(before);
  expect(said).toContain("The list was never written to.");
  expect(said).toContain("a new run writes to 312 people");
  expect(said).toContain("npm run operator -- opening start 1");
  expect(describeOpening({ ...before, hindered: "Every tube is taken." })).not.toContain("opening start");
});

test("during a run it says how far it is, and offers no second", () => {
  const said = describeOpening({ ...before, next: null, run: { ...run, state: "resting", nextAt: null } });
  expect(said).toContain("80 people written to, 232 to go; 31 of them have ordered since, 1 mailboxes refused it");
  expect(said).toContain("goes on by itself");
  expect(said).not.toContain("to begin");
});
