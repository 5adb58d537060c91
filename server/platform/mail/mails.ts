import { randomUUID } from "node:crypto";
import { company } from "#content/company.ts";
import type { MailPreview } from "#content/mail-previews.ts";
import { frame } from "#content/site/frame.ts";
import { testOrder } from "#content/site/shared.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";
import { repeatableId } from "#server/platform/tokens/ids.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    "send-mail": MailToSend;
  }
}

/** Every mail there is, and what `about` is the id of. Each module adds its own; the platform itself sends these two. */
export interface Mails {
  "owner-alert": "alert";
  "owner-dead-job": "dead job";
}
export type MailName = keyof Mails;

/** The words, the address and a fresh secret link are put together when it is sent, so that no queue ever holds them. */
export type MailToSend = {
  mail: MailName;
  about: string;
  key: string;
  /** An enquiry that cannot wait for tomorrow, however many mails went out today. */
  urgent?: true;
  /** About a reaction, a complaint or a cancellation: it goes before others, and has a quota of its own. */
  lawful?: true;
};

export type Composed = {
  to: string;
  content: MailContent;
  replyTo?: string;
  /** A person wrote it, and may be answered by a machine. */
  byPerson?: true;
  /** Keys of the mails before it in the same conversation, the oldest first. */
  thread?: readonly string[];
};

export type MailSamples = Partial<Record<MailPreview, MailContent>>;

export type MailDefinition<Needs> = {
  name: MailName;
  /** Anybody can make us write it: so many a day, and after all others. All else is about an order, or tells the owner what only they can mend. */
  byAnybody?: true;
  toMany?: true;
  /** `about` is an order's id: where the address takes no mail, the owner hears of it. */
  aboutOrder?: true;
  /** `key`: what sets this mail apart from any other. Answers null when there is nobody, or nothing, to write about any more. */
  compose(needs: Needs, about: string, key: string): Promise<Composed | null>;
  samples?(origin: string): MailSamples;
};

/** Says of a mail about orders, first and in its subject, that they're tests while the shop is a preview. */
export const markedInPreview = <Needs extends { config: Pick<PlatformConfig, "SITE_STAGE"> }>(mail: MailDefinition<Needs>): MailDefinition<Needs> => ({
  ...mail,
  async compose(needs, ...about) {
    const composed = await mail.compose(needs, ...about);
    if (!composed || needs.config.SITE_STAGE !== "preview") return composed;
    const { subject, blocks, ...content } = composed.content;
    const said = mail.aboutOrder ? `${testOrder.title}. ${testOrder.text}` : frame.preview;
    return { ...composed, content: { ...content, subject: testOrder.subject(subject), preheader: said, blocks: [said, ...blocks] } };
  },
});

export const toOwner = (
  { OWNER_EMAIL, PUBLIC_ORIGIN }: Pick<PlatformConfig, "OWNER_EMAIL" | "PUBLIC_ORIGIN">,
  write: (backOffice: string) => MailContent,
): Composed => ({
  to: OWNER_EMAIL ?? company.email,
  content: write(`${PUBLIC_ORIGIN}/operator`),
});

export const mailKey = (mail: MailName, about: string, again = "") => `${mail}:${about}${again && `:${again}`}`;

/** Promises one mail in the transaction of what it tells about. `again` sets apart a mail that may be sent more than once. */
export const sendMail = (tx: Tx, sendJob: SendJob, mail: MailName, about: string, again = "") =>
  sendJob(tx, "send-mail", { mail, about, key: mailKey(mail, about, again) });

/** The same for a press that may come again under one idempotency key: one job, whatever the mail server makes of two that are alike. */
export const sendMailOnce = (tx: Tx, sendJob: SendJob, mail: MailName, about: string, press: string = randomUUID()) =>
  sendJob(tx, "send-mail", { mail, about, key: mailKey(mail, about, press) }, { id: repeatableId(press, mail, about) });
