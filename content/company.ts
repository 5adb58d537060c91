/**
 * Who sells. UK law wants these on the site and in every order confirmation.
 * `sample: true` marks what is not a real fact yet; `SITE_STAGE=live` refuses to start while any is left.
 */
export const company = {
  sample: true,
  name: "Sample Warmth Company Ltd",
  number: "00000000",
  registeredIn: "England and Wales",
  office: "1 Sample Street, London, SA1 1MP",
  /** Where parcels are sent from, and come back to. */
  dispatchedFrom: { line1: "1 Sample Street", city: "London", postcode: "SA1 1MP", country: "GB" },
  email: "hello@example.com",
  /** The company's own site, as opposed to this shop. */
  site: "https://example.com/",
  /** null: not yet supplied. */
  vatNumber: null,
} as const;

/** `missing`: what is said while there is nothing. */
type Filing = { missing: string; on: string | null };

/** What the law wants on file before a cosmetic is sold, each by its number, name or address. null: not there yet, and `SITE_STAGE=live` is refused. */
export const filings: Record<"safetyReport" | "notification" | "responsiblePerson" | "northernIreland" | "hosting" | "transfers", Filing> = {
  safetyReport: { missing: "The cosmetic product safety report is missing", on: null },
  notification: { missing: "The notification to the Office for Product Safety and Standards is missing", on: null },
  responsiblePerson: { missing: "The responsible person in the UK is missing", on: null },
  northernIreland: {
    missing: "Say who the responsible person for Northern Ireland is, or that no parcel goes there",
    on: "No parcel goes there: its postcodes are refused",
  },
  hosting: { missing: "Say who hosts the site, and in which country", on: null },
  transfers: { missing: "Say how data that leaves the UK is protected, or that none leaves", on: null },
};
