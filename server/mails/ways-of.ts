import type { ListWays } from "#server/mails/letter.ts";
import type { ListLinks } from "#server/modules/waitlist/links.ts";

const why = {
  confirmed: "You get this email because this address is on the Warmth List.",
  pending: "You get this email because this address was entered to join the Warmth List. It is not on it yet.",
} as const;

/** The foot of a mail to somebody of the list, or to somebody who is asked to confirm. */
export const waysOf = (links: Pick<ListLinks, "urlOf">, signUp: string, status: keyof typeof why = "confirmed"): ListWays => ({
  why: why[status],
  leave: links.urlOf("leave", signUp),
  yours: links.urlOf("yours", signUp),
});
