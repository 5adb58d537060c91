import fc from "fast-check";
import type * as v from "valibot";

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  literal?: string | number | boolean;
  options?: readonly (string | number | Schema)[];
  item?: Schema;
  pipe?: readonly { type: string; requirement?: unknown }[];
};

const has = ({ pipe = [] }: Schema, type: string) => pipe.find((step) => step.type === type)?.requirement;

/** Text that the schema's own pattern and lengths describe; addresses where the pattern looks around, which no generator can follow. */
function arbitraryText(schema: Schema): fc.Arbitrary<string> {
  const pattern = has(schema, "regex") as RegExp | undefined;
  if (pattern?.source.includes("(?")) return fc.emailAddress();
  if (pattern) return fc.stringMatching(pattern);
  const minLength = Number(has(schema, "min_length") ?? 1);
  return fc.string({ unit: "grapheme", minLength, maxLength: Number(has(schema, "max_length") ?? minLength + 40) });
}

/** What a contract describes. Throws for a kind of schema it does not know, so that a new contract cannot go untested. */
export function arbitraryInput(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "record":
      return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
    case "object":
    case "strict_object": {
      const entries = Object.entries(schema.entries ?? {});
      const requiredKeys = entries.filter(([, entry]) => entry.type !== "optional").map(([name]) => name);
      return fc.record(Object.fromEntries(entries.map(([name, entry]) => [name, arbitraryInput(entry)])), { requiredKeys });
    }
    case "optional":
      return arbitraryInput(schema.wrapped as Schema);
    case "literal":
      return fc.constant(schema.literal);
    case "picklist":
      return fc.constantFrom(...((schema.options ?? []) as (string | number)[]));
    case "variant":
    case "union":
      return fc.oneof(...((schema.options ?? []) as Schema[]).map(arbitraryInput));
    case "array":
      return fc.array(arbitraryInput(schema.item as Schema), { minLength: Number(has(schema, "min_length") ?? 0), maxLength: 3 });
    case "number":
      return fc.integer({ min: Number(has(schema, "min_value") ?? 0), max: Number(has(schema, "max_value") ?? 1_000) });
    case "null":
    case "nullish":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "string": {
      // JSON in a form's field: what it's to hold stands last.
      const isJson = schema.pipe?.some(({ type }) => type === "parse_json");
      return isJson ? arbitraryInput(schema.pipe?.at(-1) as Schema).map((value) => JSON.stringify(value)) : arbitraryText(schema);
    }
    default:
      throw new Error(`no input can be made up for ${schema.type}`);
  }
}

/** What tends to break programs. */
const nasty = fc.constantFrom(
  "\u0000",
  "\ud800",
  "'; drop table orders; --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "%00%0d%0a",
  "../../etc/passwd",
  "\u202e\u2066",
  "a".repeat(30_000),
  "javascript:".repeat(500),
  "😀".repeat(300),
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[[[]]]],
  {},
  { toString: 1 },
  { length: -1 },
  null,
);
const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }));
const keys = fc.oneof(
  fc.constantFrom("price", "quantity", "currency", "__proto__", "constructor", "id", "status", "then", "toJSON"),
  fc.string({ maxLength: 20 }),
);

/** An input, but for one field: another value, none, or one too many. */
const nearly = (schema: Schema) => {
  const fields = Object.keys(schema.entries ?? {});
  const entry = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), keys) : keys;
  return fc.tuple(arbitraryInput(schema), entry, fc.option(anything, { nil: undefined })).map(([input, key, value]) => {
    const copy = new Map(Object.entries(input as object));
    if (value === undefined) copy.delete(key);
    else copy.set(key, value);
    // From entries: a key called __proto__ must reach the wire as one.
    return Object.fromEntries(copy);
  });
};

/** A body as it goes over the wire: as the contract wants it, almost so, or hostile. */
export const arbitraryBody = (schema: Schema): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    { weight: 3, arbitrary: arbitraryInput(schema).map((input) => JSON.stringify(input)) },
    { weight: 4, arbitrary: nearly(schema).map((input) => JSON.stringify(input)) },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? "") },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
