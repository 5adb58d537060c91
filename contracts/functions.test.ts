import { expect, test } from "vitest";
import { functions } from "#contracts/functions.ts";

type Schema = {
  kind: string;
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly unknown[];
  pipe?: readonly Schema[];
};

/** What is done with a value, in its order; a pipe may begin with another. */
const stepsOf = ({ pipe = [] }: Schema): Schema[] => pipe.flatMap((step) => (step.kind === "schema" ? stepsOf(step) : [step]));

/** Every text in a contract, by its path. */
function textsOf(schema: Schema, path: string): [path: string, schema: Schema][] {
  if (schema.type === "string") return [[path, schema]];
  const parts = [...Object.entries(schema.entries ?? {}), ...(schema.options ?? []).filter((one) => typeof one === "object").map((one) => ["|", one] as const)];
  for (const part of [schema.wrapped, schema.item]) if (part) parts.push(["", part]);
  return parts.flatMap(([name, part]) => textsOf(part as Schema, `${path} ${name}`.trim()));
}

const texts = Object.entries(functions).flatMap(([name, { input }]) => textsOf(input as unknown as Schema, name));

test("contracts hold texts to look at", () => expect(texts.length).toBeGreaterThan(60));

/** Linear patterns are held apart (tests/patterns); a text that one refuses is changed by nothing. */
const measures = ["max_length", "regex", "uuid"];

test.each(texts)("%s is measured, or held against a pattern, before anything changes it", (_, schema) => {
  const steps = stepsOf(schema);
  const first = steps.findIndex(({ kind }) => kind === "transformation");
  const before = (first < 0 ? steps : steps.slice(0, first)).map(({ type }) => type);
  expect(
    before.some((type) => measures.includes(type)),
    before.join(", "),
  ).toBe(true);
});
