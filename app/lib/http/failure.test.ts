import { expect, test } from "vitest";
import { failureTitle } from "#app/lib/http/failure.ts";

test.each([
  ["too-many", "Too Many Requests"],
  ["once-more", "Please try again"],
  ["offline", "You're offline"],
  ["unsure", "We didn't get an answer"],
] as const)("%s has the same title over every form: %s", (code, title) => {
  expect(failureTitle({ code })).toBe(title);
  expect(failureTitle({ code }, "That wasn't sent")).toBe(title);
});

test("where a field is to blame it is a validation error; where none is, nothing below is to be mended", () => {
  expect(failureTitle({ code: "invalid", fields: { email: "Email is required" } }, "That wasn't sent")).toBe("Validation Error");
  expect(failureTitle({ code: "invalid" })).toBe("That didn't work");
});

test("any other failure has the form's own title, or the plain one", () => {
  expect(failureTitle({ code: "unavailable" }, "That wasn't sent")).toBe("That wasn't sent");
  expect(failureTitle({ code: "unavailable" })).toBe("That didn't work");
});
