import { composeDataMail } from "#server/mails/compose-data-mail.ts";
import { composeLetterMail } from "#server/mails/compose-letter-mail.ts";
import { composeListMail } from "#server/mails/compose-list-mail.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import { composeOrderMail } from "#server/mails/compose-order-mail.ts";
import { composeOwnerMail } from "#server/mails/compose-owner-mail.ts";
import { composeSignUpMail } from "#server/mails/compose-sign-up-mail.ts";
import { listHeaders } from "#server/mails/list-headers.ts";
import type { MailToSend } from "#server/mails/mails.ts";
import { renderHtml } from "#server/mails/render-html.ts";
import { renderText } from "#server/mails/render-text.ts";
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
