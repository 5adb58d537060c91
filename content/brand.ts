/** The one place that names the product. Change it here and every page, route, mail and function follows. */
export const brand = {
  name: "Emberly",
  slug: "emberly",
  technology: "DermaFlo",
  /** First letters of every order reference. */
  referencePrefix: "EMB",
  tagline: "Hand and foot warming cream",
} as const;
