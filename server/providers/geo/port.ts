export type Geo = {
  /** A code of content/countries.ts; null for an address that is private, unknown or none. Throws `ProviderUnavailable` where nobody could be asked. */
  countryOf(address: string): Promise<string | null>;
};
