import type { Module } from "#server/modules/module.ts";
import { campaignActions, sendInvitations } from "#server/modules/waitlist/invitations.ts";
import { keepListCounts } from "#server/modules/waitlist/list-counts.ts";
import { listMailDefinitions } from "#server/modules/waitlist/mails.ts";
import { listSignUpSources, listSignUps, readMailingList } from "#server/modules/waitlist/operator.ts";
import { ownPageFunctions, sendListLink, takeOffList } from "#server/modules/waitlist/own-page.ts";
import { isReferralCode, readWaitlistPosition } from "#server/modules/waitlist/position.ts";
import { reconcileList } from "#server/modules/waitlist/reconciliation.ts";
import { confirmSignUp, mailchimpSubscribe, readSignUpLink } from "#server/modules/waitlist/sign-up.ts";
import { deleteMember, pushMembers } from "#server/modules/waitlist/sync.ts";
import { guarded } from "#server/platform/limits/form-guard.ts";
import { throttleLinks } from "#server/platform/limits/throttle.ts";
import "#server/modules/waitlist/tables.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    /** Tells the mailing-list provider of everyone it has not heard of. Sent with every change, and every minute besides. */
    "push-members": Record<string, never>;
    "compare-list": Record<string, never>;
    "forget-member": { id: string };
    /** Invites the next batch, where the owner has started a campaign and tubes are free. Sent every minute, and when one begins or goes on. */
    "write-to-list": Record<string, never>;
    /** Counts a list that is too long to count at each look. */
    "count-list": Record<string, never>;
  }
}

/** A provider that is away at night is compared with later in the day: every quarter of an hour, for some 19 hours. */
const untilEvening = { retryLimit: 80, retryDelayMax: 900 };

/** The Warmth List. Jobs keep the names under which they wait in the queue. */
export const waitlist = {
  functions: (needs) => ({
    mailchimpSubscribe: guarded(needs)(mailchimpSubscribe(needs)),
    confirmSignUp: confirmSignUp(needs),
    readSignUpLink: throttleLinks(needs)(readSignUpLink(needs)),
    readWaitlistPosition: throttleLinks(needs)(readWaitlistPosition(needs)),
    isReferralCode: throttleLinks(needs)(isReferralCode(needs)),
    sendListLink: guarded(needs)(sendListLink(needs)),
    ...ownPageFunctions(needs),
  }),

  operatorActions: (needs) => ({
    readMailingList: readMailingList(needs),
    listSignUps: listSignUps(needs),
    listSignUpSources: listSignUpSources(needs),
    takeOffList: takeOffList(needs),
    ...campaignActions(needs),
  }),

  jobs: [
    { name: "push-members", schedule: "* * * * *", run: pushMembers },
    { name: "compare-list", schedule: "41 3 * * *", retry: untilEvening, run: reconcileList },
    { name: "forget-member", run: deleteMember },
    { name: "write-to-list", schedule: "* * * * *", run: sendInvitations },
    { name: "count-list", schedule: "*/10 * * * *", run: keepListCounts },
  ],

  mails: listMailDefinitions,
} satisfies Module;
