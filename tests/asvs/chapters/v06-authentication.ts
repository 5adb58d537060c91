import { type Chapter, held, none, open, tested } from "#tests/asvs/line.ts";

const noPhones = "nobody is let in by phone or SMS";
const noProviders = "there is no identity provider";

export const authentication: Chapter = {
  title: "Authentication",
  lines: {
    "6.1.1": tested(
      "Say how guessing is met, and nobody is locked out by another",
      ["lockout", "gateAsForm", "codeSlowed", "accountLimit"],
      "docs/operating.md; a block is of one address, for a day at most; an account under attack rests for an hour, and a link opens meanwhile",
    ),
    "6.1.2": open(
      "A list of words that passwords mustn't contain",
      "for the back office it's the brand, one's own address and what guessers try first; SITE_PASSWORD is the owner's own setting, and there's none for it",
    ),
    "6.1.3": held("Say which ways in there are, and how strong", "SECURITY.md, Ways in"),
    "6.2.1": tested(
      "Passwords of eight and more",
      ["passwordRefused"],
      "15 in the back office; server/providers/settings.ts refuses a shorter SITE_PASSWORD, and hash-password and the back office ask for as many",
    ),
    "6.2.2": tested("People can change theirs", ["passwordAnew", "sitePasswordAnew"], "by a new invitation; an owner changes the site's in the back office"),
    "6.2.3": open("Changing needs the old one", "a password is changed by a link that's used once, which the owner makes, and not by the old one"),
    "6.2.4": open(
      "Not one of the 3,000 most common passwords",
      "the back office asks for 15 characters, which hardly any of those has; SITE_PASSWORD isn't checked against a list, but five wrong attempts block an address",
    ),
    "6.2.5": held("Any characters", "the contract asks for a length and nothing else"),
    "6.2.6": tested("Masked while it is typed", ["gateEntry"]),
    "6.2.7": held("Paste and password managers", "nothing is in their way: autocomplete is current-password, and the script listens to a manager's change"),
    "6.2.8": tested("Checked as it was sent", ["hashTaken"], "neither cut nor trimmed; Unicode is normalised (NFKC), so that another keyboard types the same"),
    "6.2.9": held("64 characters and more", "200"),
    "6.2.10": held("No expiry", "it holds until the owner changes it"),
    "6.2.11": tested("Words from the context are refused", ["passwordRefused"], "in the back office; SITE_PASSWORD is the owner's own setting"),
    "6.2.12": open("Not a breached password", "checking would need another company's service"),
    "6.3.1": tested("Guessing and stuffing are met", ["manyGuesses", "lockoutDoubles", "looksLimited", "accountLimit", "samePassword"]),
    "6.3.2": held(
      "No default accounts",
      "nobody is in the back office's list until they're invited; a password that is not set lets nobody in; the database's own is made at the first start",
    ),
    "6.3.3": open(
      "More than one factor",
      "the password or the code alone opens a closed site, which shows no personal data; in the back office a passkey is two by itself, and a code from a phone is asked for of those who set one up, but nobody has to have either; it also opens to people who can run a command beside the database",
    ),
    "6.3.4": tested("No other way in, none weaker", ["locked", "operatorSpellings", "neverCredential"]),
    "6.4.1": tested("First secrets are random and short-lived", ["linkOnce", "linkTenMinutes", "invitedOnce", "invitationEnds"]),
    "6.4.2": none("No hints and questions", "there are none"),
    "6.4.3": tested(
      "Resetting a password",
      ["passwordAnew", "passwordMailed", "passwordAsked"],
      "by a link that is mailed, or that the owner makes; it opens nothing of the old password's",
    ),
    "6.4.4": tested(
      "A lost factor",
      ["codeRemoved", "recoveryOnce", "passkeysRemoved"],
      "a recovery code, kept since it was set up; else an owner, who knows the person, removes it, and a mail says so",
    ),
    "6.5.1": tested(
      "Codes work once",
      ["linkOnce", "codeOnce", "recoveryOnce", "passkeyOnce"],
      "the access code is a shared word, not a one-time code, by the specification",
    ),
    "6.5.2": tested(
      "Short codes are kept under a password hash",
      ["linkHashed", "hashTaken", "onlyHashes", "recoveryHashed"],
      "links hold 192 random bits, so SHA-256 is enough; the access code is kept and compared as a scrypt hash",
    ),
    "6.5.3": tested("Made by a secure generator", ["linkOnce"], "node:crypto randomBytes"),
    "6.5.4": held(
      "At least 20 bits",
      "192; an access code is the owner's choice of 6 to 10 characters; wrong ones are slowed by address, network and for everybody together",
    ),
    "6.5.5": tested("A code lives ten minutes", ["linkTenMinutes", "codeWindow"], "one from a phone for its half minute, and the one before and after it"),
    "6.6.1": none("Phone and SMS", noPhones),
    "6.6.2": none("Bound to the request", "the link is asked for at the machine itself, not in a browser"),
    "6.6.3": tested("Guessing a code is slowed", ["looksLimited", "codeSlowedByAccount", "passkeySlowed"]),
    "6.8.1": none("Several providers", noProviders),
    "6.8.2": none("Signed assertions", noProviders),
    "6.8.3": none("SAML replays", noProviders),
    "6.8.4": none("Strength as the provider says", noProviders),
  },
};
