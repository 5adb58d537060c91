/** The list of countries. */
export const countryField = {
  choose: "Select your country",
  show: "Show countries",
  list: "Countries",
  none: "No countries found",
  /** Said to those who listen, once they stop typing. */
  found: (names: readonly string[]) => (names.length === 1 ? `1 country found: ${names[0]}` : `${names.length} countries found`),
  tool: "The country the person lives in, by its two-letter code",
};
