import { createHash } from "node:crypto";

/** How Mailchimp names a member in addresses: no secret, only a spelling. */
export const memberId = (email: string) => createHash("md5").update(email.toLowerCase()).digest("hex");
