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
  email: "hello@example.com",
  /** The company's own site, as opposed to this shop. */
  site: "https://example.com/",
  /** null: not yet supplied. */
  vatNumber: null,
} as const;
