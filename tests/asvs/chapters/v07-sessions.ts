import { type Chapter, held, none, open, tested } from "#tests/asvs/line.ts";

const noFederation = "nobody signs in through another service";

export const sessions: Chapter = {
  title: "Session management",
  lines: {
    "7.1.1": held("Say how long sessions last, and why", "SECURITY.md, Ways in"),
    "7.1.2": held("Say how many there may be at once", "SECURITY.md, Ways in: as many as browsers"),
    "7.1.3": none("Say how federated sessions end", noFederation),
    "7.2.1": tested("Checked on the server", ["locked", "operatorClosed"]),
    "7.2.2": tested("Made anew each time", ["sessionCookie", "linkOnce"]),
    "7.2.3": tested("At least 128 random bits", ["sessionCookie", "linkOnce"], "192 in the back office, 128 beside the signature of an access session"),
    "7.2.4": tested("A new one at every entry, and the old one ends", ["entersAnew", "sessionReplaced"]),
    "7.3.1": open(
      "Sessions that end after a time without use",
      "there are none: an access session shows a site in development, and a back office session ends after 12 hours in any case",
    ),
    "7.3.2": tested("An end whatever happens", ["accessSessionEnds", "sessionEnds"]),
    "7.4.1": tested("What has ended opens nothing", ["leaving", "leavingElsewhere", "sessionClosed"], "on another process within five seconds"),
    "7.4.2": tested(
      "Ends with its account",
      ["linkEnded", "changedPassword", "everySession", "passwordAnew", "roleChanged"],
      "ending a guest's link puts the guest out; a new password ends what the old one opened",
    ),
    "7.4.3": tested(
      "The rest can be ended after a change",
      ["changedPassword", "passwordAnew"],
      "a new password or access code ends all of them by itself; beside one's sign-in code, People lists one's sessions, each with a button that ends it",
    ),
    "7.4.4": tested("A way out on every page", ["wayOut", "operatorOut"]),
    "7.4.5": tested("The owner can end anybody's", ["linkEnded", "everySession", "changedPassword", "ownSessions"]),
    "7.5.1": tested(
      "Asked again before what matters changes",
      ["provedAgain", "provedByLink"],
      "refunds, copies, erasures and people; an address isn't changed, and a password only by a link",
    ),
    "7.5.2": tested("Seeing and ending one's own sessions", ["ownSessions"], "without asking for the password again"),
    "7.6.1": none("Between provider and us", noFederation),
    "7.6.2": tested("No session without an action", ["operatorOut", "gateEntry"], "opening a preview link is the guest's action"),
  },
};
