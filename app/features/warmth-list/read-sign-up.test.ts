import { expect, test } from "vitest";
import { isComplete, readSignUp } from "#app/features/warmth-list/read-sign-up.ts";

function filled(changes: Record<string, string | null> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ name: "Siobhán O'Brien", email: "Me@Example.com ", country: "GB", acceptTerms: "on", ...changes }))
    if (value !== null) data.set(name, value);
  return data;
}

test("a filled form becomes a sign-up; the second box stays unticked", () => {
  expect(readSignUp(filled())).toEqual({
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
  expect(readSignUp(filled({ [name]: value }))).toEqual({ ok: false, errors: { [name]: words } });
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
