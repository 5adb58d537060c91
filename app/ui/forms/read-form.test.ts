import { expect, it } from "vitest";
import { fieldOf } from "#app/ui/forms/read-form.ts";

it("is one line without what the database refuses, and empty where there is none", () => {
  const form = new FormData();
  form.set("address", " a\u0000b\r\nc@example.com ");
  expect([fieldOf(form, "address"), fieldOf(form, "none")]).toEqual(["a b c@example.com", ""]);
});
