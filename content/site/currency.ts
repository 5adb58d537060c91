/** Beside a price, for visitors who think in another currency. */
export const currencyWords = {
  failed: "Unable to detect currency",
  asking: "Checking…",
  again: "Retry",
  about: (converted: string, price: string) => `about ${converted}; you pay ${price}`,
  aboutWhat: (sum: string, currency: string) => `about what ${sum} is in ${currency}`,
  pounds: "in pounds sterling",
};
