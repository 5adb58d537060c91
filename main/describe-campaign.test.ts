import { expect, test } from "vitest";
import type { CampaignView } from "#contracts/campaign.ts";
import { describeCampaign } from "#main/describe-campaign.ts";

const shown = { subject: "", preheader: "", text: "" };
const draft = { subject: "", words: "", savedAt: null, shown };
const before: CampaignView = {
  next: 1,
  people: 312,
  elsewhere: 4,
  ordered: 9,
  unreachable: 2,
  freeTubes: 40,
  batch: 80,
  blockedBy: null,
  sent: { people: 7, blockedBy: null, isDone: false },
  countedAt: null,
  drafts: { "pre-orders-open": draft, "tubes-sent": draft },
  campaign: null,
};
const campaign = {
  number: 1,
  mail: "pre-orders-open" as const,
  startedAt: new Date("2027-01-05T09:00:00Z"),
  endedAt: null,
  invited: 80,
  remaining: 232,
  bounced: 1,
  ordered: 31,
  shown,
};

test("before a campaign it says whom it would invite, and how to begin", () => {
  const said = describeCampaign(before);
  expect(said).toContain("There has been no campaign yet.");
  expect(said).toContain("a new campaign invites 312 people");
  expect(said).toContain("npm run operator -- campaign start 1");
  expect(said).toContain("writes to 7 people, once. To begin: npm run operator -- campaign tell 1");
  expect(describeCampaign({ ...before, sent: { people: 7, blockedBy: "No tube has been sent yet.", isDone: false } })).not.toContain("campaign tell");
  expect(describeCampaign({ ...before, countedAt: new Date("2027-01-05T09:00:00Z") })).toContain("counted at 2027-01-05T09:00:00.000Z");
  expect(describeCampaign({ ...before, blockedBy: "Every tube is taken." })).not.toContain("campaign start");
});

test("during a campaign it says how far it is, and offers no second", () => {
  const said = describeCampaign({ ...before, next: null, campaign: { ...campaign, state: "out-of-stock", nextBatchAt: null } });
  expect(said).toContain("80 people written to, 232 to go. 31 have ordered since, and 1 emails bounced");
  expect(said).toContain("carries on automatically");
  expect(said).not.toContain("to begin");
});
