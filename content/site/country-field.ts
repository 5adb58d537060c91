/** The list of countries. */
export const countryField = {
  choose: "Select your country",
  show: "Show countries",
  list: "Countries",
  none: "No countries found",
  tool: "The country the person lives in, by its two-letter code",
};
