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

type Filing = { what: string; on: string | null };

/** What the law wants on file before a cosmetic is sold, each by its number, name or address. null: not there yet, and `SITE_STAGE=live` is refused. */
export const filings: Record<"safetyReport" | "notification" | "responsiblePerson" | "northernIreland" | "hosting" | "transfers", Filing> = {
  safetyReport: { what: "The cosmetic product safety report", on: null },
  notification: { what: "The notification to the Office for Product Safety and Standards", on: null },
  responsiblePerson: { what: "The responsible person in the UK", on: null },
  northernIreland: {
    what: "The responsible person for Northern Ireland, or the word that no parcel goes there,",
    on: "No parcel goes there: its postcodes are refused",
  },
  hosting: { what: "The hosting provider, with its country,", on: null },
  transfers: { what: "The safeguard for data that leaves the United Kingdom, or the word that none does,", on: null },
};
