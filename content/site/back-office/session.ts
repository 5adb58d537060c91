const forOwner = "For the owner.";
const runThis = "npm run operator -- link";

/** The pages by which the owner comes into the back office. */
export const enterPage = {
  title: "Back office",
  description: forOwner,
  cold: "The",
  warm: "back office",
  lead: "This link opens it once, for 12 hours, in this browser.",
  button: "Open the back office",
  stale: {
    cold: "This link",
    warm: "doesn't work",
    lead: "This link has been used, or it is too old.",
    what: "Make a new one on the machine that runs the shop:",
    runThis,
  },
};

export const closedPage = {
  title: "The back office is closed",
  description: forOwner,
  cold: "The back office",
  warm: "is closed",
  lead: "Your session has ended, or you haven't signed in with this browser.",
  what: "Make a new link on the machine that runs the shop:",
  runThis,
  afterwards: "Open it in this browser and you'll come back to this page.",
};
