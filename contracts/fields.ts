import * as v from "valibot";
import { groupThousands } from "#contracts/money.ts";

/** Names of addresses that run script; `ſ` is an s to whoever minds no capitals. */
const scripts = ["javascript", "data", "vbscript"];
const plainOf = (letters: readonly string[]) => letters.join("").toLowerCase().replaceAll("ſ", "s");

const isSpace = (letter = "") => /\s/.test(letter);
const isLetter = (letter = "") => /[a-z]/iu.test(letter);
const isDigit = (letter = "") => /[\d_]/.test(letter);

/** Where in `kept` something begins that a colon would make a script's address of, or an equals sign a handler; -1 where nothing does. */
function findScript(kept: readonly string[], sign: string): number {
  let end = kept.length;
  while (end > 0 && isSpace(kept[end - 1])) end--;
  if (sign === ":") {
    const name = scripts.find((script) => plainOf(kept.slice(Math.max(0, end - script.length), end)) === script);
    return name ? end - name.length : -1;
  }
  let from = end;
  while (from > 0 && isLetter(kept[from - 1])) from--;
  return end - from > 2 && plainOf(kept.slice(from, from + 2)) === "on" && !isDigit(kept[from - 1]) ? from : -1;
}

/**
 * Takes out what ends in a colon or an equals sign and would run, in one pass: what has been taken out is gone when the next sign is looked at,
 * so removing one thing cannot build another.
 */
function withoutScript(text: string): string {
  const kept: string[] = [];
  for (const letter of text) {
    const from = letter === ":" || letter === "=" ? findScript(kept, letter) : -1;
    if (from < 0) kept.push(letter);
    else kept.length = from;
  }
  return kept.join("");
}

/** Written one way, and with as many marks on a letter as Unicode's stream-safe format has (UAX 15): normalising thousands takes seconds. */
const composed = (text: string) => text.replace(/(\p{M}{30})\p{M}+/gu, "$1").normalize("NFC");

/** Takes out markup and script, keeps what names are made of (O'Brien, Marks & Sons). Its time grows with the text's length and no faster. */
export function sanitise(text: string): string {
  const plain = composed(text)
    .replace(/[\t-\r]+/g, " ")
    // Control characters, halves of a character, and those that turn the reading direction round to make one text look like another.
    .replace(/[<>"\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, "");
  return composed(withoutScript(plain)).trim();
}

/** As `sanitise`, but lines stay lines: for what people write at length. At most one empty line in a row. */
export const sanitiseLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(sanitise)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const atMost = (characters: number) => `Please use at most ${groupThousands(String(characters))} characters`;

/**
 * A text as it was typed, before anything looks through it. It may be twice as long as what is left of it once it's clean; a longer one
 * isn't cleaned first, for that would cost us time for nothing.
 */
const typed = (missing: string, most: number, tooLong = atMost(most)) => v.pipe(v.string(missing), v.maxLength(2 * most, tooLong));

/** Several lines of a person's own words; `missing` is said where there are none. */
export const ownWords = (missing: string, most = 4_000) =>
  v.pipe(typed(missing, most), v.transform(sanitiseLines), v.nonEmpty(missing), v.maxLength(most, atMost(most)));

/** One line of a person's own words, which may be empty. */
export const optionalLine = (most: number) => v.pipe(typed(atMost(most), most), v.transform(sanitise), v.maxLength(most, atMost(most)));

/** The same, where there must be one. */
export const ownLine = (missing: string, most = 200) =>
  v.pipe(typed(missing, most), v.transform(sanitise), v.nonEmpty(missing), v.maxLength(most, atMost(most)));

/** What HTML's own email field takes, with a dot in the domain and none at an end of, or doubled in, the part before the @. */
const address = /^(?!\.|[^@]*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The check that enables the button; looser than what is accepted. */
export const looksLikeEmail = (text: string) =>
  text.split(/\s/).some((word) => {
    const sign = word.indexOf("@", 1);
    return sign > 0 && word.lastIndexOf(".", word.length - 2) > sign + 1;
  });

/** 2 to 99 characters, counted after sanitising and trimming. */
export const personName = v.pipe(
  typed("Name must be at least 2 characters long", 99, "Name must be less than 100 characters"),
  v.transform(sanitise),
  v.minLength(2, "Name must be at least 2 characters long"),
  v.maxLength(99, "Name must be less than 100 characters"),
);

/** Lower-cased; at most 254 characters, as in RFC 5321. */
export const email = v.pipe(
  typed("Email is required", 254, "Please enter a valid email address"),
  v.transform(sanitise),
  v.toLowerCase(),
  v.nonEmpty("Email is required"),
  v.regex(address, "Please enter a valid email address"),
  v.maxLength(254, "Please enter a valid email address"),
);

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = v.pipe(v.string("Please select a country"), v.regex(/^[A-Z]{2}$/, "Please select a country"));

/** The EU's rules for cosmetics hold there, and want a responsible person that we don't have: no parcel goes there. */
export const isNorthernIreland = (postcode: string) => /^\s*BT\d/i.test(postcode);

/** Where a postcode of Royal Mail's is, if we don't deliver there, such as "the Isle of Man"; else null. The islands are no part of the United Kingdom. */
export function undeliverable(postcode: string): string | null {
  if (isNorthernIreland(postcode)) return "Northern Ireland";
  if (/^\s*IM\d/i.test(postcode)) return "the Isle of Man";
  return /^\s*(?:GY|JE)\d/i.test(postcode) ? "the Channel Islands" : null;
}

/** Where a tube goes: a UK address, as Royal Mail writes it. */
export const deliveryAddress = v.strictObject({
  name: personName,
  line1: ownLine("Please enter the first line of the address", 100),
  line2: v.optional(optionalLine(100)),
  city: ownLine("Please enter the town or city", 100),
  county: v.optional(optionalLine(100)),
  postcode: v.pipe(
    typed("Please enter the postcode", 50, "Please enter a UK postcode, such as SW1A 1AA"),
    v.transform(sanitise),
    v.toUpperCase(),
    v.transform((text) => text.replace(/\s+/g, "").replace(/^(.+)(.{3})$/, "$1 $2")),
    v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "Please enter a UK postcode, such as SW1A 1AA"),
    v.check(
      (postcode) => undeliverable(postcode) === null,
      ({ input }) => `We're sorry, we can't deliver to ${undeliverable(input)} yet. Please use an address in England, Scotland or Wales`,
    ),
  ),
  country: v.optional(v.literal("GB", "We deliver to England, Scotland and Wales only"), "GB"),
});
export type DeliveryAddress = v.InferOutput<typeof deliveryAddress>;

/** What a shared link to the Warmth List carries; no secret. */
export const referralCode = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));
export const isReferralCode = (code: string) => v.is(referralCode, code);

/** An id as the tables keep them; asked for any other text, PostgreSQL answers with an error. In capitals it would miss where it's kept as text. */
export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The same of a row that is counted. */
export const isRowId = (text: string) => /^\d{1,18}$/.test(text);

/** What a secret link carries: at least 128 random bits, base64url. */
export const secretToken = v.pipe(v.string(), v.regex(/^[\w-]{22,86}$/, "This link is not complete"));

/** What an address asks to be searched for; what makes no sense is passed over. The database refuses control characters. */
export const searchText = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.trim(), v.maxLength(100)), ""), "");
