import { expect, test } from "vitest";
import { readEvent } from "#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts";

const listId = "a6b5da1054";
const now = new Date("2026-11-22T12:00:00Z");
const form = (fields: Record<string, string>) => new URLSearchParams({ fired_at: "2026-11-22 10:00:00", "data[list_id]": listId, ...fields }).toString();
const ann = { "data[email]": "Ann@Example.com" };
const at = new Date("2026-11-22T10:00:00Z");

test.each([
  ["a joining", { type: "subscribe", ...ann }, { kind: "joined", email: "ann@example.com", at }],
  ["a leaving", { type: "unsubscribe", "data[reason]": "manual", ...ann }, { kind: "left", email: "ann@example.com", at }],
  ["a complaint", { type: "unsubscribe", "data[reason]": "abuse", ...ann }, { kind: "complained", email: "ann@example.com", at }],
  ["a dead mailbox", { type: "cleaned", "data[reason]": "hard", ...ann }, { kind: "bounced", email: "ann@example.com", at }],
  ["a complaint that cleaned", { type: "cleaned", "data[reason]": "abuse", ...ann }, { kind: "complained", email: "ann@example.com", at }],
  [
    "a move",
    { type: "upemail", "data[old_email]": "Ann@example.com", "data[new_email]": "ann@elsewhere.example" },
    { kind: "moved", from: "ann@example.com", to: "ann@elsewhere.example" },
  ],
  [
    "an edit",
    { type: "profile", ...ann, "data[merges][FNAME]": "Ann", "data[merges][LNAME]": "O'Brien", "data[merges][COUNTRY]": "IE" },
    { kind: "edited", email: "ann@example.com", name: "Ann O'Brien", country: "IE" },
  ],
  [
    "an edit with markup",
    { type: "profile", ...ann, "data[merges][FNAME]": "<b>", "data[merges][COUNTRY]": "Ireland" },
    { kind: "edited", email: "ann@example.com", name: null, country: null },
  ],
  ["no time of its own", { type: "subscribe", ...ann, fired_at: "soon" }, { kind: "joined", email: "ann@example.com", at: now }],
  ["an impossible time", { type: "subscribe", ...ann, fired_at: "2026-13-45 99:99:99" }, { kind: "joined", email: "ann@example.com", at: now }],
] as [string, Record<string, string>, object][])("reads %s", (_what, fields, event) => {
  expect(readEvent(form(fields), { listId, now })).toEqual(event);
});

test.each([
  ["another list", form({ type: "unsubscribe", ...ann, "data[list_id]": "0000000000" })],
  ["a campaign", form({ type: "campaign", "data[id]": "1" })],
  ["no kind", form(ann)],
  ["a kind of its own", form({ type: "__proto__", ...ann })],
  ["no address", form({ type: "unsubscribe" })],
  ["no real address", form({ type: "unsubscribe", "data[email]": "ann" })],
  ["a move to nowhere", form({ type: "upemail", "data[old_email]": "ann@example.com", "data[new_email]": "x" })],
  ["a move to where they are", form({ type: "upemail", "data[old_email]": "ann@example.com", "data[new_email]": "ANN@example.com" })],
  ["nothing", ""],
  ["JSON", JSON.stringify({ type: "unsubscribe", data: { email: "ann@example.com", list_id: listId } })],
  ["bytes", "\u0000\uFFFD%%%&=&[[["],
])("passes over %s", (_what, body) => {
  expect(readEvent(body, { listId, now })).toBeNull();
});
