import * as v from "valibot";
import { expect, it } from "vitest";
import { answerForm, checkForm, fieldOf } from "#app/ui/forms/read-form.ts";
import { Failure } from "#contracts/failure.ts";
import { guard } from "#contracts/guard.ts";

const contract = v.strictObject({
  name: v.pipe(v.string("Who?"), v.nonEmpty("Who?")),
  order: v.optional(v.pipe(v.string(), v.minLength(3, "Too short"))),
  agreed: v.literal(true, "Please agree"),
  news: v.optional(v.boolean(), false),
  ...guard,
});

function filled(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("is one line without what the database refuses, and empty where there is none", () => {
  const form = filled({ address: " a\u0000b\r\nc@example.com " });
  expect([fieldOf(form, "address"), fieldOf(form, "none")]).toEqual(["a b c@example.com", ""]);
});

it.each(["constructor", "toString", "__proto__"])("%s is no field: every object has it", (name) => {
  const form = filled({ name: "Ada", agreed: "on" });
  form.set(name, "");
  expect(checkForm(contract, form)).toEqual({ ok: true, value: { name: "Ada", agreed: true, news: false } });
});

it("takes a ticked box as true, passes over what the contract doesn't know, and leaves out what is empty and may be", () => {
  const form = filled({ name: "Ada", order: "", agreed: "on", trap: "", intent: "send" });
  expect(checkForm(contract, form)).toEqual({ ok: true, value: { name: "Ada", agreed: true, news: false } });
});

it("says for each field what is wrong with it, in the contract's words, whether it's empty or not there", () => {
  expect(checkForm(contract, filled({ order: "a" }))).toEqual({ ok: false, errors: { name: "Who?", order: "Too short", agreed: "Please agree" } });
  expect(checkForm(contract, filled({ name: "", agreed: "on" }))).toEqual({ ok: false, errors: { name: "Who?" } });
});

it("keeps an empty form token: one that came without is not a bare call of the function", () => {
  const form = filled({ name: "Ada", agreed: "on" });
  expect(checkForm(contract, form, true)).toMatchObject({ value: { stamp: "" } });
  expect(checkForm(contract, form)).not.toMatchObject({ value: { stamp: "" } });
});

it("gives the form back with what was typed when it breaks the contract, or the shop refuses; a bug is thrown on", async () => {
  const form = filled({ name: "Ada", agreed: "on" });
  expect(await answerForm(contract, filled({ order: "a" }), async () => null)).toMatchObject({
    data: { failure: { code: "invalid", fields: { name: "Who?" } }, values: { order: "a" } },
  });
  const refused = answerForm(contract, form, async () => {
    throw new Failure("conflict");
  });
  expect(await refused).toMatchObject({ data: { failure: { code: "conflict" }, values: { name: "Ada", agreed: true } }, init: { status: 409 } });
  expect(await answerForm(contract, form, async ({ name }) => name)).toBe("Ada");
  await expect(answerForm(contract, form, () => Promise.reject(new TypeError("a bug")))).rejects.toThrow("a bug");
});
