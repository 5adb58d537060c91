/** The one place that names the product. Change it here and every page, route, mail and function follows. */
export const brand = {
  name: "Emberly",
  slug: "emberly",
  technology: "DermaFlo",
  /** First letters of every order reference. */
  referencePrefix: "EMB",
  tagline: "Hand and foot warming cream",
} as const;

/**
 * The typefaces: one for headlines with a width axis, one for text, one for readouts such as prices. Each a file of an npm package, which
 * `npm run imagery -- --only fonts` cuts to what is used; `installed` is what a reader of our mails may have.
 */
export const typefaces = {
  display: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
  text: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  textExtended: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2",
  readout: "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
  installed: "Atkinson Hyperlegible Next",
} as const;

/** Where the company speaks elsewhere. Samples: none of these profiles is real yet. */
export const profiles = [
  { network: "Facebook", url: "https://example.com/facebook", sample: true },
  { network: "Instagram", url: "https://example.com/instagram", sample: true },
  { network: "X", url: "https://example.com/x", sample: true },
  { network: "LinkedIn", url: "https://example.com/linkedin", sample: true },
  { network: "YouTube", url: "https://example.com/youtube", sample: true },
  { network: "TikTok", url: "https://example.com/tiktok", sample: true },
] as const satisfies readonly { network: string; url: string; sample: boolean }[];
