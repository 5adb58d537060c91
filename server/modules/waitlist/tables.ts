import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { CampaignMail } from "#contracts/campaign.ts";
import type { ListOutcome } from "#contracts/mailing-list.ts";
import type { KeptCounts } from "#server/modules/waitlist/list-counts.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import type { DesiredState } from "#server/providers/mailing-list/port.ts";

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    sign_ups: {
      id: string;
      /** Lower case, unique. */
      email: string;
      name: string;
      country: string;
      status: "pending" | "confirmed" | "unsubscribed";
      marketing: boolean;
      source: string;
      referral_code: string;
      referred_by: string | null;
      created_at: Time;
      /** When this address was last written to about joining: however often it is entered, it gets one mail in a while. */
      mailed_at: NullableTime;
      /** The id of the request to join that this mail answered. */
      mailed_request: string | null;
      confirmed_at: NullableTime;
      /** Its domain lends addresses for minutes. For the owner to know; it decides nothing. */
      disposable: Generated<boolean>;
    };

    /** Append-only: who agreed to which words, when and where. */
    consents: {
      id: Generated<string>;
      sign_up: string;
      act: "asked" | "confirmed" | "changed" | "left";
      wording: string;
      choices: JSONColumnType<{ terms: boolean; marketing: boolean }>;
      source: string;
      at: Time;
      /** The idempotency key of the press it came from, where it had one. */
      intent: string | null;
      /** What was typed, where a link was sent to confirm it. */
      entered: ColumnType<{ name: string; country: string; referredBy: string | null } | null, undefined, never>;
    };

    /** How each person is to stand at the mailing-list provider, and what became of telling it: `synced_version < version` is still owed. */
    list_syncs: {
      sign_up: string;
      desired: DesiredState["status"];
      desired_at: Time;
      /** Counts the changes of what they want. */
      version: Generated<number>;
      synced_version: Generated<number>;
      attempts: Generated<number>;
      /** Some process is telling the provider about them until then. */
      claimed_until: NullableTime;
      outcome: ListOutcome | null;
      synced_at: NullableTime;
      edited_at: NullableTime;
      /** On a page of the newest reconciliation. */
      seen_at: NullableTime;
    };

    /** Addresses that the provider still has to delete. */
    list_deletions: { id: Generated<string>; email: string; at: Time };

    /** While the provider cannot be reached: one row, and nobody asks before `retry_at`. `refused`: it turns our account away. */
    list_outages: { provider: string; since: Time; retry_at: Time; refused: boolean };

    /** Each night's reconciliation with the provider, and how many of each difference. */
    list_reconciliations: {
      id: Generated<string>;
      started_at: Time;
      ended_at: NullableTime;
      members: Generated<number>;
      left_there: Generated<number>;
      left_here: Generated<number>;
      confirmed_there: Generated<number>;
      joined_there: Generated<number>;
      missing_there: Generated<number>;
      unknown_here: Generated<number>;
    };

    /** Campaigns in which the list is written to; at most one that has not ended. */
    invitation_campaigns: {
      number: number;
      mail: Generated<CampaignMail>;
      started_at: Time;
      paused_at: NullableTime;
      ended_at: NullableTime;
      next_batch_at: Time;
      invited: Generated<number>;
      /** What its mails say, paragraphs parted by empty lines; null for one from before they were kept: the shop's own words. */
      subject: string | null;
      words: string | null;
    };

    /** The owner's words for the next campaign about that, until it starts. `saved_at`: null while they're the shop's own. `tested_…`: the last test sent of them, and to whom. */
    campaign_drafts: {
      mail: CampaignMail;
      subject: string | null;
      words: string | null;
      saved_at: NullableTime;
      tested_at: NullableTime;
      tested_by: string | null;
    };

    /** What was last counted of a list that is too long to count at each look. */
    list_counts: { of: "all"; at: Time; counts: JSONColumnType<KeptCounts> };

    /** Whom a campaign has written to: a row is made with the mail's job. */
    invitation_mails: { campaign: number; sign_up: string; at: Time };
  }
}
