/** On a message that comes up over the page. The gate's script says the same. */
export const toastWords = {
  dismiss: "Dismiss",
  again: "Try again",
  open: "Open the next page",
};

/** Where a part that's fetched with its first press did not come. */
export const notLoaded = {
  assistant: { title: "The assistant didn't load", description: "Check your connection and press again." },
  cookieSettings: {
    title: "Cookie Settings didn't load",
    description: "Nothing has changed. Please try again. If that doesn't work, allow this site in your content blocker.",
  },
};
