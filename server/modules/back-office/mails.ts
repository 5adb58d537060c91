import { capital } from "#content/capital.ts";
import { formatDay } from "#content/format-day.ts";
import { titleOfAlert } from "#content/site/back-office/alerts.ts";
import { formatMoney } from "#contracts/money.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { sampleOrder } from "#server/modules/orders/order-facts.ts";
import { type MailDefinition, toOwner } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";
import { type DeadJob, readDeadJob } from "#server/platform/queue/dead-jobs.ts";

export const ownerDeadJob = ({ id, name, error, at }: Pick<DeadJob, "id" | "name" | "error" | "at">, backOffice: string): MailContent => ({
  subject: `A task has failed: ${name.replaceAll("-", " ")}`,
  preheader: "It failed every time we tried it. Please look at it.",
  title: "A task has failed",
  blocks: [
    "It failed every time, so the shop has stopped trying. Nothing is lost. Ask your developer to fix the error below. Then press “Try again” under “Tasks that failed” on the overview.",
    {
      facts: [
        ["Task", name.replaceAll("-", " ")],
        ["Number", id],
        ["Error", error],
        ["Since", formatDay(at)],
      ],
    },
    { button: "Open the back office", url: backOffice },
  ],
});

type AlertFacts = { kind: string; detail: string; at: Date; reference: string | null };
export const ownerAlert = ({ kind, detail, at, reference }: AlertFacts, backOffice: string): MailContent => ({
  subject: `${titleOfAlert(kind)}${reference ? ` (${reference})` : ""}: please look`,
  preheader: capital(detail),
  title: titleOfAlert(kind),
  blocks: [
    `${capital(detail)}${/[.!?]$/.test(detail) ? "" : "."}`,
    { facts: [...(reference ? [["Order", reference] as const] : []), ["Since", formatDay(at)]] },
    "Once you've dealt with it, mark it as done in the back office.",
    { button: "Open the back office", url: backOffice },
  ],
});

const readAlert = (db: MailNeeds["db"], id: string) =>
  db
    .selectFrom("operator_alerts")
    .leftJoin("orders", "orders.id", "operator_alerts.order_id")
    .select(["operator_alerts.kind", "operator_alerts.detail", "operator_alerts.at", "orders.reference"])
    .where("operator_alerts.id", "=", id)
    .executeTakeFirstOrThrow();

const sampleAlert = {
  kind: "wrong-amount",
  detail: `£14.00 paid, ${formatMoney(sampleOrder.total)} due`,
  at: new Date("2026-11-02T12:00:00Z"),
  reference: sampleOrder.reference,
};
const sampleJob = { id: sampleOrder.id, name: "look-up-label", error: "The carrier didn't answer.", at: sampleAlert.at } as const;

export const ownerMails: readonly MailDefinition<MailNeeds>[] = [
  {
    name: "owner-alert",
    async compose({ db, config }, about) {
      const alert = await readAlert(db, about);
      return toOwner(config, (backOffice) => ownerAlert(alert, backOffice));
    },
    samples: (origin) => ({
      "owner-alert": ownerAlert(sampleAlert, `${origin}/operator`),
    }),
  },
  {
    name: "owner-dead-job",
    /** Null when the job was retried before its mail was written. */
    async compose({ db, config }, about) {
      const job = await readDeadJob(db, about);
      return job ? toOwner(config, (backOffice) => ownerDeadJob(job, backOffice)) : null;
    },
    samples: (origin) => ({ "owner-dead-job": ownerDeadJob(sampleJob, `${origin}/operator`) }),
  },
];
