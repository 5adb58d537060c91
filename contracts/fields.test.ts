import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { countryCode, deliveryAddress, email, isUuid, looksLikeEmail, ownWords, personName, sanitise, secretToken } from "#contracts/fields.ts";
import { form } from "#contracts/mailchimp-subscribe.ts";

/** Text that is much likelier than chance to hold what must go. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "javascript",
        "data",
        "vbscript",
        ":",
        "<",
        ">",
        '"',
        "on",
        "click",
        "=",
        " ",
        "\t",
        "\n",
        "\u0000",
        "\u202E",
        "'",
        "&",
        "JAVA",
        "ſcript",
        "é",
      ),
      fc.string({ unit: "binary" }),
    ),
  )
  .map((parts) => parts.join(""));

const words = (schema: v.GenericSchema, value: unknown) => {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? null : parsed.issues[0].message;
};

describe("sanitise", () => {
  test("is idempotent, so that text sent twice stays the same", () => {
    fc.assert(
      fc.property(hostile, (text) => sanitise(sanitise(text)) === sanitise(text)),
      { numRuns: 2000 },
    );
  });

  test("leaves neither markup nor a script prefix nor a handler, however they are nested", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const left = sanitise(text);
        expect(left).not.toMatch(/[<>"\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect(left).not.toMatch(/(javascript|data|vbscript)\s*:/i);
        expect(left).not.toMatch(/\bon[a-z]+\s*=/i);
        expect(left).toBe(left.trim());
      }),
      { numRuns: 2000 },
    );
  });

  test.each(["O'Brien", "Zoë", "李小龙", "Marks & Sons", "Anne-Marie d’Arc", "Nguyễn Văn Ánh", "محمد", "Simon = Si", "Jason Onassis"])("keeps %s", (name) => {
    expect(sanitise(name)).toBe(name);
  });

  test.each([
    ["<b>Ann</b>", "bAnn/b"],
    ["javajavascript:script:alert(1)", "alert(1)"],
    ["java\u0000script:alert(1)", "alert(1)"],
    ["DATA : text/html", "text/html"],
    ["Ann onclick = steal()", "Ann  steal()"],
    ["Ann\tLee", "Ann Lee"],
    ["  Ann  ", "Ann"],
    ["gpj.\u202Eexe", "gpj.exe"],
  ])("makes %j into %j", (text, expected) => expect(sanitise(text)).toBe(expected));

  test("writes one name one way, composed or not", () => expect(sanitise("Zoe\u0308")).toBe("Zo\u00EB"));

  test("takes 32 KB of nested prefixes in its stride", () => {
    const nested = `${"java".repeat(2500)}javascript:${"script:".repeat(2500)}`;
    expect(sanitise(nested)).toBe("");
  });
});

describe("the words of the specification", () => {
  test.each([
    ["", "Name must be at least 2 characters long"],
    ["A", "Name must be at least 2 characters long"],
    [" <A> ", "Name must be at least 2 characters long"],
    [null, "Name must be at least 2 characters long"],
    ["A".repeat(100), "Name must be less than 100 characters"],
    ["Al", null],
    ["A".repeat(99), null],
    [`  ${"A".repeat(99)}<> `, null],
  ])("name %j: %s", (name, message) => expect(words(personName, name)).toBe(message));

  test.each([
    ["", "Email is required"],
    ["   ", "Email is required"],
    [undefined, "Email is required"],
    ["ann", "Please enter a valid email address"],
    ["ann@shop", "Please enter a valid email address"],
    ["ann@@shop.example", "Please enter a valid email address"],
    ["ann lee@shop.example", "Please enter a valid email address"],
    ["ann@shop..example", "Please enter a valid email address"],
    [".ann@shop.example", "Please enter a valid email address"],
    ["an..n@shop.example", "Please enter a valid email address"],
    ["ann.@shop.example", "Please enter a valid email address"],
    ["ann@-shop.example", "Please enter a valid email address"],
    ["ann@127.0.0.1", "Please enter a valid email address"],
    [`${"a".repeat(65)}@shop.example`, "Please enter a valid email address"],
    [`a@${"long.".repeat(60)}example`, "Please enter a valid email address"],
  ])("email %j: %s", (address, message) => expect(words(email, address)).toBe(message));

  test.each([
    ["Ann@Shop.Example", "ann@shop.example"],
    [" o'brien@example.com ", "o'brien@example.com"],
    ["ann+list@mail.shop.co.uk", "ann+list@mail.shop.co.uk"],
    ["ann@xn--bcher-kva.example", "ann@xn--bcher-kva.example"],
    ["ann_lee@a.museum", "ann_lee@a.museum"],
    ["ann@shop.xn--p1ai", "ann@shop.xn--p1ai"],
  ])("takes %s as %s", (typed, kept) => expect(v.parse(email, typed)).toBe(kept));

  test("an address that is taken is lower case, has no space, and enables the button", () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9'+_-]{1,20}$/);
    fc.assert(
      fc.property(part, fc.stringMatching(/^[a-z]{1,20}\.[a-z]{2,8}$/), (before, after) => {
        const kept = v.parse(email, `${before}@${after}`);
        expect(kept).toBe(`${before}@${after}`.toLowerCase());
        expect(looksLikeEmail(kept)).toBe(true);
      }),
    );
  });

  test.each([
    ["", true],
    ["gb", true],
    ["GBR", true],
    [7, true],
    ["GB", false],
  ])("country %j", (code, bad) => expect(words(countryCode, code)).toBe(bad ? "Please select a country" : null));

  test("terms", () => {
    const person = { name: "Ann Lee", email: "ann@example.com", country: "GB" };
    expect(words(form, { ...person, acceptTerms: false })).toBe("You must accept the terms and conditions.");
    expect(words(form, { ...person, acceptTerms: true })).toBeNull();
    expect(v.parse(form, { ...person, acceptTerms: true }).marketing).toBe(false);
  });
});

describe("a delivery address", () => {
  const home = { name: "Ann Lee", line1: "1 High Street", city: "Leeds", postcode: "LS1 4AP" };

  test.each([
    ["sw1a1aa", "SW1A 1AA"],
    [" ls1 4ap ", "LS1 4AP"],
    ["M1 1AE", "M1 1AE"],
    ["ec1a  1bb", "EC1A 1BB"],
  ])("writes the postcode %j as %s", (typed, kept) =>
    expect(v.parse(deliveryAddress, { ...home, postcode: typed })).toEqual({ ...home, postcode: kept, country: "GB" }),
  );

  test.each(["", "12345", "SW1A", "D02 X285", "SW1A 1AAA"])("refuses the postcode %j", (postcode) =>
    expect(words(deliveryAddress, { ...home, postcode })).toMatch(/UK postcode/),
  );

  test.each([
    ["bt1 5gs", "Northern Ireland"],
    ["BT715AB", "Northern Ireland"],
    ["im1 1aa", "the Isle of Man"],
    ["JE2 3AB", "the Channel Islands"],
    ["GY11AA", "the Channel Islands"],
  ])("goes to England, Scotland and Wales: the postcode %j is refused kindly", (postcode, place) =>
    expect(words(deliveryAddress, { ...home, postcode })).toContain(`can't deliver to ${place} yet`),
  );

  test("goes to the United Kingdom only", () =>
    expect(words(deliveryAddress, { ...home, country: "FR" })).toBe("We deliver to England, Scotland and Wales only"));
});

test.each([
  ["a".repeat(22), null],
  ["a".repeat(21), "This link is not complete"],
  [`${"a".repeat(22)}/`, "This link is not complete"],
])("a secret token such as %s", (token, message) => expect(words(secretToken, token)).toBe(message));

test("an id is one as the tables keep it: in capitals it would miss where it's kept as text", () => {
  const id = "2f1c9a52-7d9f-4a55-8b63-0d3c1f4be111";
  expect([id, id.toUpperCase(), ` ${id}`, id.slice(1), ""].map(isUuid)).toEqual([true, false, false, false, false]);
});

describe("a person's own words", () => {
  const words = ownWords("Please write your message");
  const read = (text: string) => v.parse(words, text);

  it("keeps the lines that were written, and at most one empty one in a row", () => {
    expect(read("  Hello,\r\n\r\n\r\n\r\nmy tube leaks.\rAnn  ")).toBe("Hello,\n\nmy tube leaks.\nAnn");
  });

  it("takes out markup and half characters, line by line", () => {
    expect(read("a <b>bold</b>\n\ud800word")).toBe("a bbold/b\nword");
  });

  it.each(["", " \n ", "<>"])("refuses %j, which says nothing", (text) => {
    expect(v.safeParse(words, text).issues?.[0].message).toBe("Please write your message");
  });

  it("takes 4,000 characters and no more", () => {
    expect(v.is(words, "a".repeat(4_000))).toBe(true);
    expect(v.is(words, "a".repeat(4_001))).toBe(false);
  });
});
