import { brand } from "#content/brand.ts";
import type { cookies, storageKeys } from "#contracts/storage-keys.ts";

/** Why each cookie and key is kept, and how long, in the words of the cookies policy. */
export const whyKept = {
  recordedConsent: {
    purpose: "A second copy of your cookie choice, because some browsers clear what a page has stored after seven days",
    kept: "12 months",
  },
  checkout: { purpose: "Finds the pre-order you've started or just paid for, so that nobody pays twice by mistake", kept: "30 days" },
  operator: { purpose: "Keeps the shop's team signed in to the back office", kept: "12 hours" },
  operatorCode: {
    purpose: "Remembers that one of the shop's team gave the right password, until they've given the code from their phone as well",
    kept: "10 minutes",
  },
  operatorFlash: { purpose: "Shows the shop's team the result of their last action in the back office", kept: "1 minute" },
  operatorNext: { purpose: "Takes the shop's team back to the page of the back office where their session ended", kept: "1 hour" },
  operatorKeys: { purpose: "Remembers that one of the shop's team turned off the back office's keyboard shortcuts", kept: "until they're turned on again" },
  access: { purpose: "Lets you into the site while it is not open to everyone", kept: "24 hours" },
  accessToken: { purpose: "Shows that you entered the password; it opens nothing on its own", kept: "24 hours, or until you press “Leave preview”" },
  accessExpires: { purpose: "Remembers when that access ends", kept: "24 hours, or until you press “Leave preview”" },
  codeGranted: { purpose: "Shows that you entered the access code; it opens nothing on its own", kept: "24 hours, or until you press “Leave preview”" },
  codeTimestamp: { purpose: "Remembers when you entered the access code", kept: "24 hours, or until you press “Leave preview”" },
  warmthListSends: { purpose: "Counts how often you've sent the Warmth List form, to stop accidental repeats", kept: "15 minutes" },
  consent: { purpose: "Remembers your choice about cookies, so that we don't ask on every page", kept: "12 months" },
  consentVisited: { purpose: "Remembers that you were asked about cookies", kept: "12 months" },
  consentReceipts: { purpose: "Holds the record of your cookie choice until our records have it", kept: "until it has been sent, 30 days at most" },
  keptInput: { purpose: "Keeps what you typed when the page has to reload", kept: "until the page has reloaded" },
  productChat: { purpose: `Keeps your conversation with the ${brand.name} assistant from page to page`, kept: "until the tab is closed, or you start again" },
  dermafloChat: {
    purpose: `Keeps your conversation with the ${brand.technology} assistant from page to page`,
    kept: "until the tab is closed, or you start again",
  },
  scrollPositions: { purpose: "Remembers how far down you were, for Back, Forward and reload", kept: "until the tab is closed" },
  visit: {
    purpose: "A random number for this browser and one for this visit, so that pages seen in one go count as one visit",
    kept: "until you withdraw your consent, 12 months at most",
  },
  visitEvents: {
    purpose: "Holds what is to be counted until our server has it, even while you're offline",
    kept: "until it has been sent, 7 days at most",
  },
  visitSynced: {
    purpose: "Remembers when counts were last sent on, so that they aren't sent too often",
    kept: "until you withdraw your consent, 12 months at most",
  },
  postHog: {
    purpose: "PostHog: a random number for this browser and one for this visit, so that pages seen in one go count as one visit",
    kept: "365 days",
  },
  postHogState: {
    purpose: "PostHog: what it remembers of this browser, such as the same numbers and which experiment it is part of",
    kept: "until you withdraw your consent, 12 months at most",
  },
  postHogWindow: { purpose: "PostHog: tells two tabs of one visit apart", kept: "until the tab is closed" },
} as const satisfies Record<keyof typeof cookies | keyof typeof storageKeys, { purpose: string; kept: string }>;
