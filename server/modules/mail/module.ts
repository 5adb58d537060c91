import { sql } from "kysely";
import { titleOfMail } from "#content/site/back-office/mailbox.ts";
import type { MailNeeds, Module } from "#server/modules/module.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import { hashOf } from "#server/platform/http/security-headers.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Log } from "#server/platform/log.ts";
import type { MailDefinition, MailName, MailSamples, MailToSend } from "#server/platform/mail/mails.ts";
import { listHeaders, renderHtml, renderText } from "#server/platform/mail/render-mail.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import { withoutSecrets } from "#server/platform/tokens/secret-links.ts";
import { MailRefused } from "#server/providers/errors.ts";
import type { MailCarrier, OutgoingMail } from "#server/providers/mail/port.ts";
import type { Config } from "#server/providers/settings.ts";

type BounceNeeds = Pick<PlatformNeeds, "sendJob" | "now"> & { db: Database };
type Bounce = { code: number; aboutOrder: boolean };

/** Keeps that an address will take no mail, and with which code. Who has paid and cannot be reached is put before the owner's eyes. */
export const recordBounce = ({ db, sendJob, now }: BounceNeeds, { mail, about, key }: MailToSend, { code, aboutOrder }: Bounce) =>
  db.transaction().execute(async (tx) => {
    const isNew = await insertOnce(tx, "bounces", { key, mail, about, code, at: now() });
    if (!isNew || !aboutOrder) return;
    const detail = `the customer's mail server doesn't accept email for this address: it refused “${titleOfMail(mail)}” (code ${code})`;
    await raiseAlert(tx, sendJob, { orderId: about, kind: "mail-refused", detail, at: now() });
  });

/** What has gone to an order's buyer stays on record, as they read it but for its links: the queue forgets. Of one who was erased meanwhile, only that it went. */
const recordSent = ({ db, now }: BounceNeeds, { mail, about, key }: MailToSend, { subject, text }: OutgoingMail) =>
  sql`
    insert into order_mails (key, order_id, mail, at, subject, text)
    select ${key}, id, ${mail}, ${now()}, case when email is not null then ${subject}::text end, case when email is not null then ${withoutSecrets(text)}::text end
    from orders where id = ${about} for share on conflict do nothing`.execute(db);

type Needs = BounceNeeds & {
  config: Pick<Config, "LEAVE_MAILBOX">;
  mail: MailCarrier;
  quotas: DailyQuotas;
  log: Pick<Log, "info" | "warn">;
};

/** Puts mails together from what the database says now, and sends them. Throws at a mail that no module knows. */
export function sendMailJob<M>(mails: readonly MailDefinition<M>[]) {
  const known = new Map(mails.map((definition) => [definition.name, definition]));
  function definitionOf(name: MailName): MailDefinition<M> {
    const found = known.get(name);
    if (!found) throw new Error(`no module writes the mail ${name}`);
    return found;
  }

  const mayWait = ({ mail, urgent }: MailToSend) => definitionOf(mail).byAnybody === true && !urgent;

  async function compose(needs: M & Pick<Needs, "config">, { mail, about, key }: MailToSend): Promise<OutgoingMail | null> {
    const composed = await definitionOf(mail).compose(needs, about, key);
    if (!composed) return null;
    const { to, content, replyTo, byPerson, thread } = composed;
    const headers = {
      // So that nobody's out-of-office note answers it.
      ...(!byPerson && { "Auto-Submitted": "auto-generated" }),
      ...(replyTo && { "Reply-To": replyTo }),
      ...(content.list && listHeaders(content.list, needs.config)),
    };
    return { key, to, subject: content.subject, text: renderText(content), html: renderHtml(content), headers, ...(thread && { thread }) };
  }

  /** Runs at least once: the key keeps a second run from being a second mail. Mails about orders neither wait for tomorrow nor count. */
  function run(needs: M & Needs): JobHandler<"send-mail"> {
    const { db, sendJob, quotas, log } = needs;
    return async (wanted) => {
      const counts = mayWait(wanted) && (wanted.lawful ? "lawful-mails" : "mails");
      if (counts && !(await quotas.reserve(counts))) {
        await sendJob(db, "send-mail", wanted, { startAfter: quotas.nextDay() });
        return log.warn({ mail: wanted.mail }, "today's mails are used up: this one waits for tomorrow");
      }
      try {
        const mail = await compose(needs, wanted);
        if (mail) await needs.mail.send(mail);
        else if (counts) await quotas.release(counts);
        if (mail && definitionOf(wanted.mail).aboutOrder) await recordSent(needs, wanted, mail);
        log.info({ mail: wanted.mail }, mail ? "mail sent" : "a mail was dropped: what it was about is gone");
      } catch (error) {
        if (error instanceof MailRefused) {
          log.warn({ mail: wanted.mail, code: String(error.code) }, "a mail was refused for good: its address takes none");
          return recordBounce(needs, wanted, { code: error.code, aboutOrder: definitionOf(wanted.mail).aboutOrder === true });
        }
        if (counts) await quotas.release(counts);
        throw error;
      }
    };
  }

  return {
    run,
    compose,
    samples: (origin: string): MailSamples => Object.assign({}, ...mails.map((definition) => definition.samples?.(origin))),
    /** Higher goes first: a buyer's mail must not stand behind those of ten thousand who join the list, or are invited, in the same hour. */
    priority: (wanted: MailToSend): number => ((mayWait(wanted) && !wanted.lawful) || definitionOf(wanted.mail).toMany ? 0 : 1),
  };
}

/** Mail programs want their styles in the mail. Shown in the back office, each one is allowed by its hash, and no other. */
function policyOf(html: string) {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"|<style>([^<]*)<\/style>/g)].map(([, attribute, sheet]) => hashOf(attribute ?? sheet ?? ""));
  return `default-src 'none'; style-src 'unsafe-hashes' ${[...new Set(styles)].join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}

/** A mail goes on for three days, at last four times an hour: mail servers are away for an evening, and a receipt is owed by law. */
const retry = { retryLimit: 300, retryDelayMax: 900 };

export const mail = ({ run, priority, samples }: ReturnType<typeof sendMailJob<MailNeeds>>) =>
  ({
    operatorActions: ({ config }) => ({
      listMailPreviews: async () => Object.entries(samples(config.PUBLIC_ORIGIN)).map(([name, { subject }]) => ({ name, subject })),
      async readMailPreview(name) {
        const content = new Map(Object.entries(samples(config.PUBLIC_ORIGIN))).get(name);
        if (!content) return null;
        // No page of ours is shown in a frame: where a link leads opens beside it.
        const html = renderHtml(content).replace("<head>", '<head>\n<base target="_blank">');
        return { name, subject: content.subject, preheader: content.preheader, text: renderText(content), html, policy: policyOf(html) };
      },
    }),
    functions: (needs) => ({ mailsWait: (which) => needs.quotas.isUsedUp(which?.lawful ? "lawful-mails" : "mails") }),
    jobs: [{ name: "send-mail", retry, priority, run }],
  }) satisfies Module;
