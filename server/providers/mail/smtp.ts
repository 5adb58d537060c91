import type { Transporter } from "nodemailer";
import * as v from "valibot";
import { unnamed } from "#content/legal/companies.ts";
import { address } from "#server/platform/settings.ts";
import { MailRefused } from "#server/providers/errors.ts";
import { type MailCarrier, messageIdOf } from "#server/providers/mail/port.ts";
import { vendor } from "#server/providers/vendor.ts";

type Needs = { url: string; from: string; timeouts?: Timeouts };

/** Milliseconds: to reach the server, to hear its first words, and of silence after them. */
type Timeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
/** Below the 120 s that a job may take. */
const longest: Timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const isLoopback = (host: string) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** nodemailer's error: `response` is all that the server said, with `responseCode` before it, and `command` what it answered to. */
type SmtpError = { response?: string; responseCode?: number; command?: string };

/** Codes about mailboxes: 5.1 and 5.2, but for two about the sender (RFC 3463, 3.2 and 3.3). */
const ofMailbox = /^5\.(?:1\.(?![78]\b)|2\.)/;
/** What a server without such codes says of us. */
const ofUs = /relay|auth|log.?in|sender|limit|quota|block|black|spam|denied|policy/i;

/** Whether the server said for good that this address takes no mail: 55x to RCPT, where servers also say what they have against us. */
function refusalOf(error: unknown): number | undefined {
  const { response = "", responseCode = 0, command } = error as SmtpError;
  const words = response
    .slice(4)
    .split(" ")
    .filter((word) => !word.includes("@"))
    .join(" ");
  const isOfMailbox = /^5\.\d/.test(words) ? ofMailbox.test(words) : !ofUs.test(words);
  return command === "RCPT TO" && responseCode >= 550 && responseCode < 560 && isOfMailbox ? responseCode : undefined;
}

/** Hands mails to a mail server. Sent again, a mail has the same Message-ID, by which mailboxes fold the two. Without TLS nothing leaves this machine. */
export function createSmtpMail({ url, from, timeouts = longest }: Needs): MailCarrier {
  let transport: Transporter | undefined;
  const { hostname, protocol } = new URL(url);
  const open = async () => {
    // Whoever keeps mail on this machine never loads it.
    const { createTransport } = await import("nodemailer");
    const requireTLS = protocol === "smtp:" && !isLoopback(hostname);
    return createTransport({ ...timeouts, url, requireTLS, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    async send({ key, to, subject, text, html, headers, thread = [] }) {
      // Kept only once it's there: a library that can't be read at one mail may be at the next.
      transport ??= await open();
      try {
        const references = thread.map((before) => messageIdOf(before, from));
        const follows = { inReplyTo: references.at(-1), references };
        await transport.sendMail({ from, to, subject, text, html, messageId: messageIdOf(key, from), ...follows, ...(headers && { headers }) });
      } catch (error) {
        const code = refusalOf(error);
        throw code ? new MailRefused(code) : error;
      }
    },
  };
}

export const smtp = vendor({
  port: "MAIL_DELIVERY",
  name: "smtp",
  settings: { SMTP_URL: v.optional(address(/^smtps?:\/\//, "an address such as smtps://user:password@mail.example")) },
  required: ["SMTP_URL"],
  open: async ({ SMTP_URL: url }, { from }) => createSmtpMail({ url, from }),
  company: { name: "Our email provider", country: unnamed, work: "carries the emails we send you, so it has your address and what they say" },
});
