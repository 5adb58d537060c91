import { type Chapter, held, none, tested } from "#tests/asvs/line.ts";

export const tokens: Chapter = {
  title: "Self-contained tokens",
  lines: {
    "9.1.1": tested("The signature is checked first", ["forged", "signatures"]),
    "9.1.2": held("One algorithm, named by us", "HMAC-SHA-256; a token cannot name another (server/platform/tokens/signed-tokens.ts)"),
    "9.1.3": held("The key is ours", "from the database and the settings; a token cannot name one"),
    "9.2.1": tested("Only while it lasts", ["accessSessionEnds", "forged"]),
    "9.2.2": tested("Only for its purpose", ["guestKind", "purposes"]),
    "9.2.3": held("Only for this service", "the key is this shop's own, derived for the gate alone"),
    "9.2.4": none("One key, several audiences", "each purpose has a secret of its own"),
  },
};
