/** The country in a browser's languages, such as "US" in "en-US"; null when none of them names one. */
export function readRegion(languages: readonly string[]): string | null {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Some browsers are set to languages that are none ("C", "*"): the next one may be.
    }
  }
  return null;
}
