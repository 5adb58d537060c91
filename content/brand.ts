/** The one place that names the product. Change it here and every page, route, mail and function follows. */
export const brand = {
  name: "Emberly",
  slug: "emberly",
  technology: "DermaFlo",
  /** First letters of every order reference. */
  referencePrefix: "EMB",
  tagline: "Hand and foot warming cream",
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
