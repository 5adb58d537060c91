/** Tells which country a network address is in. */
export type Geo = {
  /**
   * `address` is a caller's, as `Caller` has it. The answer is a code of content/countries.ts; null for a private, loopback
   * or unknown address, and for what is no address. Throws `ProviderUnavailable` where nobody could be asked.
   */
  countryOf(address: string): Promise<string | null>;
};
