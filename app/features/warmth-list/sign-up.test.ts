import { expect, test } from "vitest";
import { countAttempt, failureToast, isComplete, recentAttempts, uncountAttempt } from "#app/features/warmth-list/sign-up.ts";
import { guardStorage } from "#app/lib/browser/storage.ts";
import { checkForm } from "#app/ui/forms/read-form.ts";
import { form } from "#contracts/mailchimp-subscribe.ts";

const memory = () => guardStorage(() => null);
const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

test("three attempts in fifteen minutes, then no more until the first has aged", () => {
  const storage = memory();
  expect([0, 1, 2, 3].map((after) => countAttempt(now + after * minute, storage))).toEqual([true, true, true, false]);
  expect(countAttempt(now + 14.9 * minute, storage)).toBe(false);
  expect(countAttempt(now + 15.1 * minute, storage)).toBe(true);
  expect(countAttempt(now + 15.2 * minute, storage)).toBe(false);
});

test("an attempt that never left does not count", () => {
  const storage = memory();
  for (const after of [0, 1, 2]) countAttempt(now + after, storage);
  uncountAttempt(now + 3, storage);
  expect(countAttempt(now + 4, storage)).toBe(true);
  expect(countAttempt(now + 5, storage)).toBe(false);
});

test.each([null, "", "{", "null", "7", '{"a":1}', '["x",null]', `[${now + minute}]`])("%j counts as none", (stored) =>
  expect(recentAttempts(stored, now)).toEqual([]),
);

test.each([
  ["invalid", { email: "Email is required" }, "Validation Error", "Please fix the errors below and try again."],
  ["too-many", undefined, "Too Many Requests", "Please wait before submitting again."],
  ["once-more", undefined, "Please try again", "Its own words."],
  ["offline", undefined, "You're offline", "Its own words."],
  ["unsure", undefined, "Something went wrong", "Its own words. Please try again later or contact support if the problem persists."],
  ["unavailable", undefined, "Something went wrong", "Please try again later or contact support if the problem persists."],
] as const)("a sign-up that failed as %s", (code, fields, title, description) => {
  expect(failureToast({ code, message: "Its own words.", ...(fields && { fields }) })).toEqual({ title, description, destructive: true });
});

function filled(changes: Record<string, string | null> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: "Siobhán O'Brien", email: "Me@Example.com ", country: "GB", acceptTerms: "on", ...changes }))
    if (value !== null) data.set(name, value);
  return data;
}

test("a filled form becomes a sign-up; the second box stays unticked", () => {
  expect(checkForm(form, filled())).toEqual({
    ok: true,
    value: { name: "Siobhán O'Brien", email: "me@example.com", country: "GB", acceptTerms: true, marketing: false },
  });
});

test.each([
  ["name", "A", "Name must be at least 2 characters long"],
  ["name", null, "Name must be at least 2 characters long"],
  ["name", "a".repeat(100), "Name must be less than 100 characters"],
  ["email", "", "Email is required"],
  ["email", "me@example", "Please enter a valid email address"],
  ["country", "", "Please select a country"],
  ["country", null, "Please select a country"],
  ["acceptTerms", null, "You must accept the terms and conditions."],
])("%s %j: %s", (name, value, words) => {
  expect(checkForm(form, filled({ [name]: value }))).toEqual({ ok: false, errors: { [name]: words } });
});

test("the button wakes once all is there, loosely", () => {
  expect(isComplete(filled({ name: "A", email: "a@b.c" }))).toBe(true);
  for (const [name, value] of [
    ["name", "  "],
    ["email", "a@b"],
    ["country", ""],
    ["acceptTerms", null],
  ] as const)
    expect(isComplete(filled({ [name]: value }))).toBe(false);
});
