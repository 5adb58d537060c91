import type { ListWays } from "#server/mails/letter.ts";
import type { Config } from "#server/platform/config.ts";

/** Mail programs make a button of these (RFC 2369, RFC 8058): one press there, and they have left. A mailbox is named only where somebody reads it. */
export const listHeaders = ({ leave }: ListWays, { LEAVE_MAILBOX }: Pick<Config, "LEAVE_MAILBOX">): Record<string, string> => ({
  "List-Unsubscribe": [`<${leave}>`, ...(LEAVE_MAILBOX ? [`<mailto:${encodeURI(LEAVE_MAILBOX)}?subject=Leave%20the%20Warmth%20List>`] : [])].join(", "),
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
