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
