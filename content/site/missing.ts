/** Where there is no page, and where there is none just now. */
export const notFound = {
  title: "Page not found",
  said: "Oops! Page not found",
  lead: "There's no page at this address. Check it, or start again from the home page.",
};

export const oneMoment = {
  title: "Back in a moment",
  cold: "We'll be",
  warm: "back in a moment",
  lead: "The shop is busy or restarting. Anything we've already confirmed to you is safe.",
  again: "This page tries again every five seconds.",
  button: "Try again",
};
