import { expect, it } from "vitest";
import { listOutcomes } from "#contracts/mailing-list.ts";
import { describeMailingList } from "#main/describe-mailing-list.ts";

const at = new Date("2026-11-22T03:41:00Z");
const quiet: Parameters<typeof describeMailingList>[0] = {
  provider: "mailchimp",
  confirmation: "shop",
  countedAt: null,
  onList: 12,
  waiting: 0,
  toDelete: 0,
  outage: null,
  outcomes: [{ outcome: "listed", people: 12 }],
  problems: [],
  leavings: [],
  disposable: { all: 0, onList: 0, newest: [] },
  reconciliation: { startedAt: at, endedAt: at, members: 12, leftThere: 0, leftHere: 0, confirmedThere: 0, joinedThere: 0, missingThere: 0, unknownHere: 0 },
};

it("says how the list stands", () => {
  expect(describeMailingList(quiet).split("\n")).toEqual([
    "on list   12 people",
    "provider  mailchimp; we ask people to confirm",
    "waiting   0 not passed on yet",
    `  12 ${listOutcomes.listed}`,
    "compared  2026-11-22T03:41:00.000Z  12 people there",
    "  no difference",
  ]);
});

it("says how people left, and which addresses are lent ones", () => {
  const said = describeMailingList({
    ...quiet,
    leavings: [{ how: "one-click unsubscribe", times: 3, lately: 2 }],
    disposable: { all: 2, onList: 1, newest: [{ email: "a@lent.example", status: "confirmed", at }] },
  });
  expect(said).toContain("left      3 by one-click unsubscribe, 2 of them in the last 30 days");
  expect(said).toContain("temporary 2 addresses from temporary mailbox services, 1 of them on the list\n  2026-11-22T03:41:00.000Z  a@lent.example  confirmed");
});

it("says what is amiss, and of whom", () => {
  const said = describeMailingList({
    ...quiet,
    confirmation: "mailchimp",
    waiting: 431,
    toDelete: 2,
    outage: { since: at, retryAt: new Date(at.getTime() + 60_000), refused: false },
    problems: [{ email: "ann@example.com", outcome: "unreal", at }],
    reconciliation: quiet.reconciliation && { ...quiet.reconciliation, leftThere: 3 },
  });
  for (const words of [
    "Mailchimp asks people to confirm",
    "431 not passed on yet, 2 it still has to delete",
    "AWAY      since 2026-11-22T03:41:00.000Z; asked again at 2026-11-22T03:42:00.000Z",
    "3 had left there: they are off the list here",
    `ann@example.com  ${listOutcomes.unreal}`,
  ])
    expect(said).toContain(words);
  expect(describeMailingList({ ...quiet, outage: { since: at, retryAt: at, refused: true } })).toContain("REFUSED   since 2026-11-22T03:41:00.000Z");
});
