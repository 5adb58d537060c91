import { type Chapter, held, open, tested } from "#tests/asvs/line.ts";

export const data: Chapter = {
  title: "Data protection",
  lines: {
    "14.1.1": held("Know what is sensitive", "SECURITY.md, What is kept"),
    "14.1.2": tested("Say how each is protected", ["retention"], "SECURITY.md, What is kept"),
    "14.2.1": open(
      "No secrets in URLs",
      "links in mails contain secrets: they're stored as hashes, expire, and are never indexed, logged or sent on as a referrer. Form fields and sessions are never in URLs",
    ),
    "14.2.2": tested("Nothing sensitive in caches on the way", ["secretPages", "privateFiles"]),
    "14.2.3": tested("Nothing sensitive to trackers", ["noTracking", "geoNetwork"]),
    "14.2.4": tested("Protected as it is written down", ["logCanaries", "linkHashed", "cardKept", "retention"]),
    "14.3.1": held(
      "Cleared from the browser afterwards",
      "personal pages are no-store, and signing out loads another document; nothing of an order is kept in storage",
    ),
    "14.3.2": tested("Sensitive pages are not cached", ["secretPages"]),
    "14.3.3": tested("Nothing sensitive in the browser's storage", ["storageListed", "noTracking"], "what is typed survives one reload, passwords never"),
  },
};
