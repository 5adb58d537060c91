import { type Chapter, held, open, tested } from "#tests/asvs/line.ts";

export const logging: Chapter = {
  title: "Logging and errors",
  lines: {
    "16.1.1": held("A list of what is logged where", "SECURITY.md, What is logged"),
    "16.2.1": tested("When, where, what", ["requestIds", "logCanaries"], "who is left out on purpose: a request's id ties its lines together"),
    "16.2.2": held("Times in UTC", "ISO 8601 with Z (server/platform/log.ts); the clock is the machine's"),
    "16.2.3": held("Only to the places that are written down", "standard output, and postgres.log beside the built-in database"),
    "16.2.4": held("One format that machines read", "one JSON object a line"),
    "16.2.5": tested("Sensitive data stays out", ["logCanaries", "gateLog", "keepsNoAddress"], "a line can hold only fields on a list"),
    "16.3.1": tested(
      "Entering is logged, and failing to",
      ["auditStays"],
      "site access by password and code, each try; who comes into the back office and what they do, in its audit",
    ),
    "16.3.2": held("Refused requests are logged", "every request but files from memory has a line with its status"),
    "16.3.3": held("So are attempts to get round", "refusals of limits, contracts, signatures and other sites, by their code or status"),
    "16.3.4": held("So is what should not happen", "class and place of an error, not its message; a job that gave up, to the owner by mail"),
    "16.4.1": held("Nothing injected into the log", "pino writes JSON, so a line break is two letters"),
    "16.4.2": open("Logs can't be changed", "they go to standard output; storing them is up to the owner"),
    "16.4.3": open("Logs go to another system", "they go to standard output; collecting them is up to the owner"),
    "16.5.1": tested("Plain words for the visitor", ["plainWords", "secretSettings"]),
    "16.5.2": tested("Safe while others are away", ["readyz", "vendorAway", "noDatabase"]),
    "16.5.3": tested("Fails closed", ["noDatabase", "signatures", "events", "hashes"]),
  },
};
