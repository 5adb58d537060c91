import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import type { Database } from "#server/platform/database/open.ts";
import { copyConversations } from "#server/rights/copy-conversations.ts";
import { copyEmails } from "#server/rights/copy-emails.ts";
import { copyFromOthers, type OthersNeeds } from "#server/rights/copy-from-others.ts";
import { copyLabels } from "#server/rights/copy-labels.ts";
import { copyMessages } from "#server/rights/copy-messages.ts";
import { copyOrders } from "#server/rights/copy-orders.ts";
import { copyRequests } from "#server/rights/copy-requests.ts";
import { copySignUp } from "#server/rights/copy-sign-up.ts";

export type CopyNeeds = OthersNeeds & { db: Database; now: () => Date };

/** Changes whenever a field is renamed, moved or means something else. */
const version = 1;

/** All that is held of an address, by us and by whoever holds it for us, in names that a person and a program can read. Times are ISO 8601. */
export function copyPerson({ db, now, ...others }: CopyNeeds): (email: string) => Promise<Record<string, unknown>> {
  const ask = copyFromOthers({ db, ...others });
  return async (email) => ({
    format: `${brand.slug}/your-data`,
    version,
    made_at: now().toISOString(),
    made_by: `${company.name}${company.sample ? " (sample)" : ""}, ${company.email}`,
    about: email,
    notes: [
      "Times are in UTC. Money is in pence, beside its currency. null: nothing is known, or nothing has happened.",
      "Left out: links that open something by themselves, and anything about other people.",
      "Counted visits and choices about cookies are not here: they are kept under random numbers that only the browser knows, and nothing ties them to an address.",
    ],
    warmth_list: await copySignUp(db, email),
    orders: await copyOrders(db, email),
    labels: await copyLabels(db, email),
    messages: await copyMessages(db, email),
    assistant_conversations: await copyConversations(db, email),
    emails: await copyEmails(db, email),
    requests: await copyRequests(db, email),
    held_by_others: await ask(email),
  });
}
