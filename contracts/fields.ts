import * as v from "valibot";

const once = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\t-\r]+/g, " ")
    // Control characters, halves of a character, and those that turn the reading direction round to make one text look like another.
    .replace(/[<>"\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/(?:javascript|data|vbscript)\s*:/giu, "")
    .replace(/\bon[a-z]+\s*=/giu, "");

/**
 * Takes out markup and script, keeps what names are made of (O'Brien, Marks & Sons).
 * Repeats until nothing changes, so that removing one thing cannot build another.
 */
export function sanitise(text: string): string {
  let before: string;
  let after = text;
  do {
    before = after;
    after = once(before);
  } while (after !== before);
  return after.trim();
}

const clean = v.pipe(v.string(), v.transform(sanitise));

/** As `sanitise`, but lines stay lines: for what people write at length. At most one empty line in a row. */
export const sanitiseLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(sanitise)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Several lines of a person's own words; `missing` is said where there are none. At most 4,000 characters. */
export const ownWords = (missing: string) =>
  v.pipe(v.string(missing), v.transform(sanitiseLines), v.nonEmpty(missing), v.maxLength(4_000, "Please use at most 4,000 characters"));

/** One line of a person's own words, up to 200 characters. */
export const ownLine = (missing: string) =>
  v.pipe(v.string(missing), v.transform(sanitise), v.nonEmpty(missing), v.maxLength(200, "Please use at most 200 characters"));

/** What HTML's own email field takes, with a dot in the domain and none at an end of, or doubled in, the part before the @. */
const address = /^(?!\.|[^@]*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** The check that enables the button; looser than what is accepted. */
export const looksLikeEmail = (text: string) => /\S+@\S+\.\S+/.test(text);

/** 2 to 99 characters, counted after sanitising and trimming. */
export const personName = v.pipe(
  v.string("Name must be at least 2 characters long"),
  v.transform(sanitise),
  v.minLength(2, "Name must be at least 2 characters long"),
  v.maxLength(99, "Name must be less than 100 characters"),
);

/** Lower-cased; at most 254 characters, as in RFC 5321. */
export const email = v.pipe(
  v.string("Email is required"),
  v.transform(sanitise),
  v.toLowerCase(),
  v.nonEmpty("Email is required"),
  v.regex(address, "Please enter a valid email address"),
  v.maxLength(254, "Please enter a valid email address"),
);

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = v.pipe(v.string("Please select a country"), v.regex(/^[A-Z]{2}$/, "Please select a country"));

const line = (missing: string) => v.pipe(v.string(missing), v.transform(sanitise), v.nonEmpty(missing), v.maxLength(100, "Please use at most 100 characters"));
const optionalLine = v.optional(v.pipe(clean, v.maxLength(100, "Please use at most 100 characters")));

/** Where a tube goes: a UK address, as Royal Mail writes it. */
export const deliveryAddress = v.strictObject({
  name: personName,
  line1: line("Please enter the first line of the address"),
  line2: optionalLine,
  city: line("Please enter the town or city"),
  county: optionalLine,
  postcode: v.pipe(
    v.string("Please enter the postcode"),
    v.transform(sanitise),
    v.toUpperCase(),
    v.transform((text) => text.replace(/\s+/g, "").replace(/^(.+)(.{3})$/, "$1 $2")),
    v.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "Please enter a UK postcode, such as SW1A 1AA"),
  ),
  country: v.optional(v.literal("GB", "We deliver to the United Kingdom only"), "GB"),
});
export type DeliveryAddress = v.InferOutput<typeof deliveryAddress>;

/** What a shared link to the Warmth List carries; no secret. */
export const referralCode = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));
export const isReferralCode = (code: string) => v.is(referralCode, code);

/** An id as the tables keep them; asked for any other text, PostgreSQL answers with an error. */
export const isUuid = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/** What a secret link carries: at least 128 random bits, base64url. */
export const secretToken = v.pipe(v.string(), v.regex(/^[\w-]{22,86}$/, "This link is not complete"));
