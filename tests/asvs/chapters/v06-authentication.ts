import { type Chapter, held, none, open, tested } from "#tests/asvs/line.ts";

const noAccounts = "visitors have no accounts";
const noPhones = "nobody is let in by phone or SMS";
const noProviders = "there is no identity provider";

export const authentication: Chapter = {
  title: "Authentication",
  lines: {
    "6.1.1": tested(
      "Say how guessing is met, and nobody is locked out by another",
      ["lockout", "gateAsForm", "codeSlowed"],
      "docs/operating.md; a block is of one address, for a day at most",
    ),
    "6.1.2": open("A list of words that passwords mustn't contain", "SITE_PASSWORD is the owner's own setting, and there's no such list"),
    "6.1.3": held("Say which ways in there are, and how strong", "SECURITY.md, Ways in"),
    "6.2.1": held("Passwords of eight and more", "server/providers/settings.ts refuses a shorter SITE_PASSWORD; hash-password asks for as many"),
    "6.2.2": none("People can change theirs", `${noAccounts}; the owner changes the setting`),
    "6.2.3": none("Changing needs the old one", noAccounts),
    "6.2.4": open("Not one of the 3,000 most common passwords", "SITE_PASSWORD isn't checked against a list; five wrong attempts block an address"),
    "6.2.5": held("Any characters", "the contract asks for a length and nothing else"),
    "6.2.6": tested("Masked while it is typed", ["gateEntry"]),
    "6.2.7": held("Paste and password managers", "nothing is in their way: autocomplete is current-password, and the script listens to a manager's change"),
    "6.2.8": tested("Checked as it was sent", ["hashTaken"], "neither cut nor trimmed; Unicode is normalised (NFKC), so that another keyboard types the same"),
    "6.2.9": held("64 characters and more", "200"),
    "6.2.10": held("No expiry", "it holds until the owner changes it"),
    "6.2.11": open("Words from the context are refused", "see 6.1.2"),
    "6.2.12": open("Not a breached password", "checking would need the network at every start; the owner chooses the password"),
    "6.3.1": tested("Guessing and stuffing are met", ["manyGuesses", "lockoutDoubles", "looksLimited"]),
    "6.3.2": held("No default accounts", "a password that is not set lets nobody in; the database's own is made at the first start"),
    "6.3.3": open(
      "More than one factor",
      "the password or the code alone opens a closed site, which shows no personal data; the back office opens to people who can run a command beside the database",
    ),
    "6.3.4": tested("No other way in, none weaker", ["locked", "operatorSpellings", "neverCredential"]),
    "6.4.1": tested("First secrets are random and short-lived", ["linkOnce", "linkTenMinutes"]),
    "6.4.2": none("No hints and questions", "there are none"),
    "6.4.3": none("Resetting a password", `${noAccounts}; a lost back office link is made anew by the command that made it`),
    "6.4.4": none("A lost factor", "there is no second factor"),
    "6.5.1": tested("Codes work once", ["linkOnce"], "the access code is a shared word, not a one-time code, by the specification"),
    "6.5.2": tested(
      "Short codes are kept under a password hash",
      ["linkHashed", "hashTaken"],
      "links hold 192 random bits, so SHA-256 is enough; the access code is a setting, compared in constant time",
    ),
    "6.5.3": tested("Made by a secure generator", ["linkOnce"], "node:crypto randomBytes"),
    "6.5.4": held(
      "At least 20 bits",
      "192; an access code is the owner's choice of 6 to 10 characters; wrong ones are slowed by address, network and for everybody together",
    ),
    "6.5.5": tested("A code lives ten minutes", ["linkTenMinutes"]),
    "6.6.1": none("Phone and SMS", noPhones),
    "6.6.2": none("Bound to the request", "the link is asked for at the machine itself, not in a browser"),
    "6.6.3": tested("Guessing a code is slowed", ["looksLimited"]),
    "6.8.1": none("Several providers", noProviders),
    "6.8.2": none("Signed assertions", noProviders),
    "6.8.3": none("SAML replays", noProviders),
    "6.8.4": none("Strength as the provider says", noProviders),
  },
};
