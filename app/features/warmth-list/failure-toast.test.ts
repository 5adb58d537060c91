import { expect, test } from "vitest";
import { failureToast } from "#app/features/warmth-list/failure-toast.ts";

test.each([
  ["invalid", { email: "Email is required" }, "Validation Error", "Please fix the errors below and try again."],
  ["too-many", undefined, "Too Many Requests", "Please wait before submitting again."],
  ["once-more", undefined, "Once more, please", "Its own words."],
  ["offline", undefined, "You are offline", "Its own words."],
  ["unsure", undefined, "Something went wrong", "Its own words. Please try again later or contact support if the problem persists."],
  ["unavailable", undefined, "Something went wrong", "Please try again later or contact support if the problem persists."],
] as const)("a sign-up that failed as %s", (code, fields, title, description) => {
  expect(failureToast({ code, message: "Its own words.", ...(fields && { fields }) })).toEqual({ title, description, destructive: true });
});
