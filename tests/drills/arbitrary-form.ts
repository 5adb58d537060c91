import fc from "fast-check";
import type * as v from "valibot";
import { arbitraryInput } from "#tests/drills/arbitrary-input.ts";

type Pair = [name: string, value: string];
/** A form's body as it goes over the wire. */
export type FormBody = { type: string; body: string | Uint8Array };

const urlencoded = "application/x-www-form-urlencoded";
const boundary = "----a-boundary";

/** What a browser would make of such an input: a ticked box is there, an unticked one is not. */
const toPairs = (input: unknown): Pair[] =>
  Object.entries(input as object).flatMap(([name, value]): Pair[] => {
    if (typeof value === "boolean") return value ? [[name, "on"]] : [];
    return value === undefined || value === null ? [] : [[name, String(value)]];
  });

/** Marks a value that would show where a page forgot to escape. */
export const markup = "<script>alert(1)</script>";
const hostile = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "a\u0000b",
  `"'><img src=x onerror=alert(1)>${markup}`,
  `${markup}</script></title></textarea>`,
  "'; drop table orders; --",
  "{{7*7}}",
  "\r\nset-cookie: a=b\r\n\r\n",
  "//evil.example/",
  "https://evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "\u202e\u2066\u200b",
  "a".repeat(5_000),
  "温".repeat(4_001),
  "😀".repeat(300),
  "9".repeat(400),
  "-0",
  "1e308",
  "NaN",
  "null",
  "[object Object]",
  '{"a":1}',
);
const names = fc.constantFrom(
  "__proto__",
  "constructor",
  "toString",
  "then",
  "",
  "intent",
  "next",
  "trap",
  "stamp",
  "took",
  "price",
  "quantity",
  "a[b][]",
  "a.b",
  "_method",
  "index",
);

type Change = { at: number; how: "drop" | "twice" | "hostile" | "any" | "add"; bad: string; name: string; any: string };

const changes = fc.array(
  fc.record({
    at: fc.nat(),
    how: fc.constantFrom("drop", "twice", "hostile", "any", "add"),
    bad: hostile,
    name: names,
    any: fc.string({ unit: "binary", maxLength: 60 }),
  }),
  { maxLength: 4 },
) as fc.Arbitrary<Change[]>;

/** A form but for some of its fields: another value, one too many, none, or twice. */
function change(given: Pair[], all: Change[]): Pair[] {
  const pairs = [...given];
  for (const { at, how, bad, name, any } of all) {
    const index = pairs.length > 0 ? at % pairs.length : 0;
    const pair = pairs[index];
    if (how === "add" || !pair) pairs.push([name, bad]);
    else if (how === "drop") pairs.splice(index, 1);
    else if (how === "twice") pairs.push([pair[0], bad]);
    else pairs.splice(index, 1, [pair[0], how === "hostile" ? bad : any]);
  }
  return pairs;
}
const nearly = (valid: fc.Arbitrary<Pair[]>) => fc.tuple(valid, changes).map(([pairs, all]) => change(pairs, all));

/** By hand, since no library would write these: halves of a character, escapes that are none, and bytes. */
const crooked = fc.constantFrom(
  "%",
  "%ZZ=%u0000",
  "name=%ED%A0%80&email=%C0%80",
  "name=%00",
  "=&=&=&",
  "&".repeat(2_000),
  "a=1&".repeat(5_000),
  "name=a;email=b",
  "\ufeffname=a",
  "name",
  "name=%F0%9F%98",
);

const inParts = (pairs: Pair[], filed: boolean): FormBody => {
  const part = ([name, value]: Pair) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', "%22").replaceAll(/[\r\n]/g, " ")}"${filed ? '; filename="a.txt"\r\nContent-Type: text/plain' : ""}\r\n\r\n${value}\r\n`;
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${pairs.map(part).join("")}--${boundary}--\r\n` };
};

/** Bodies for one form: as its contract wants it, almost so, or hostile. `also` are fields that the contract does not know. */
export function arbitraryForm(schema: v.GenericSchema, also: fc.Arbitrary<Pair[]> = fc.constant([])): fc.Arbitrary<FormBody> {
  const valid = fc.tuple(arbitraryInput(schema as never).map(toPairs), also).map(([own, more]) => [...own, ...more]);
  const encode = (pairs: Pair[]): FormBody => ({ type: urlencoded, body: new URLSearchParams(pairs).toString() });
  return fc.oneof(
    { weight: 3, arbitrary: valid.map(encode) },
    { weight: 6, arbitrary: nearly(valid).map(encode) },
    { weight: 1, arbitrary: fc.tuple(nearly(valid), fc.boolean()).map(([pairs, filed]) => inParts(pairs, filed)) },
    { weight: 1, arbitrary: crooked.map((body) => ({ type: urlencoded, body })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(urlencoded, `multipart/form-data; boundary=${boundary}`, "multipart/form-data"), fc.uint8Array({ maxLength: 300 }))
        .map(([type, body]) => ({ type, body })),
    },
  );
}
