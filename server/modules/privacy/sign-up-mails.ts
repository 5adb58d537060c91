import type { SignUpMail } from "#server/platform/mail/mails.ts";

/** Mails whose `about` is the id of a consent; a new one must be added here, or this does not compile. */
const all: Record<SignUpMail["mail"], true> = { "confirm-sign-up": true, "already-on-list": true, "on-list": true, "pre-orders-open": true };

export const signUpMails = Object.keys(all);
