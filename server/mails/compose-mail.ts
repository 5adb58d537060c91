import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import { composeOwnerMail } from "#server/modules/back-office/mails.ts";
import { composeLetterMail } from "#server/modules/messages/mails.ts";
import { composeOrderMail } from "#server/modules/orders/mails.ts";
import { composeDataMail } from "#server/modules/privacy/mails.ts";
import { composeListMail, composeSignUpMail } from "#server/modules/waitlist/mails.ts";
import { listHeaders, renderHtml, renderText } from "#server/platform/mail/letter.ts";
import type { MailToSend } from "#server/platform/mail/mails.ts";
import type { OutgoingMail } from "#server/providers/mail/port.ts";

/** Answers null when there is nobody, or nothing, to write about any more. */
export type ComposeMail = (mail: MailToSend) => Promise<OutgoingMail | null>;

function compose(needs: ComposeNeeds, mail: MailToSend): Promise<Composed | null> {
  switch (mail.mail) {
    case "confirm-sign-up":
    case "already-on-list":
    case "on-list":
    case "pre-orders-open":
      return composeSignUpMail(needs, mail);
    case "list-link":
      return composeListMail(needs, mail);
    case "letter-received":
      return composeLetterMail(needs, mail);
    case "your-data":
      return composeDataMail(needs, mail);
    case "owner-order":
    case "owner-return":
    case "owner-letter":
    case "owner-flag":
    case "owner-dead-job":
      return composeOwnerMail(needs, mail);
    default:
      return composeOrderMail(needs, mail);
  }
}

/** Puts a mail together from what the database says now, with a fresh secret link. */
export function composeMail(needs: ComposeNeeds): ComposeMail {
  return async (mail) => {
    const composed = await compose(needs, mail);
    if (!composed) return null;
    const { to, letter, replyTo } = composed;
    // So that nobody's out-of-office note answers it.
    const headers = {
      "Auto-Submitted": "auto-generated",
      ...(replyTo && { "Reply-To": replyTo }),
      ...(letter.list && listHeaders(letter.list, needs.config)),
    };
    return { key: mail.key, to, subject: letter.subject, text: renderText(letter), html: renderHtml(letter), headers };
  };
}
