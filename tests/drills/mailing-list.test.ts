import { expect, inject, it } from "vitest";
import { drillMailingList } from "#tests/drills/mailing-list.ts";

it("loses none of 16 who join while Mailchimp answers 500 for an hour, and asks each once", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillMailingList({ postgres: inject("postgres"), signUps: 16 });
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
