import * as v from "valibot";
import type { SiteLock } from "#contracts/access-session.ts";
import type { AuditAction, AuditFacts } from "#contracts/audit.ts";
import type { CampaignMail } from "#contracts/campaign.ts";
import type { CapChange, Period } from "#contracts/exports.ts";
import { isRowId, isUuid } from "#contracts/fields.ts";
import { messageReference } from "#contracts/message.ts";
import type { Action } from "#contracts/rights.ts";
import type { OperatorSession } from "#contracts/sign-in.ts";
import { lookAtAnswer, ownerAnswerId } from "#server/modules/assistant/operator.ts";
import { lookAtDays } from "#server/modules/orders/dispatch.ts";
import { readOrderNews } from "#server/modules/orders/order-news.ts";
import { lookAtPrices } from "#server/modules/orders/prices.ts";
import { readNewestShipment } from "#server/modules/shipping/labels.ts";
import type { Database } from "#server/platform/database/open.ts";
import { londonDay } from "#server/platform/dates.ts";

export type OfOperator = Extract<AuditAction, Action>;
export type Given = readonly unknown[];
/** What is written of one action. */
type Plan<State, Answer> = {
  /** It asks somebody outside, or writes where no transaction reaches: its line comes right after it, and of a failure too. Every other action and its line are one transaction. */
  outside?: true;
  reference?(given: Given, states: { before: State; answer: Answer }): string | null;
  /** Looked at before and after, and kept from others meanwhile. Where both are alike, as at a second press, nothing happened and nothing is written. */
  look?(db: Database, given: Given, at: Date): Promise<State>;
  /** Whether it did anything, where its answer says so. */
  happened?(answer: Answer): boolean;
  facts?(states: { before: State; after: State; answer: Answer; given: Given }): AuditFacts;
};
const plan = <State, Answer>(one: Plan<State, Answer>) => one as Plan<unknown, unknown>;

const first = ([given]: Given) => String(given);
const change = <T extends string | number | null>({ before, after }: { before: T; after: T }) => ({ before, after });
const asOf = (from: unknown) => (from ? String(from) : null);
const exported = (given: unknown) => ({ before: (given as Period).from, after: (given as Period).to });

/** An order, and each of its refunds. */
async function lookAtOrder(db: Database, given: Given) {
  const orders = db.selectFrom("orders").select(["id", "status", "currency", "dispatch_at", "delivery"]);
  const order = await orders.where("reference", "=", first(given)).forUpdate().executeTakeFirst();
  if (!order) return null;
  const refunds = await db.selectFrom("refunds").select(["id", "status", "amount_minor"]).where("of_order", "=", order.id).orderBy("id").execute();
  const back = await db.selectFrom("returns").select("outcome").where("order_id", "=", order.id).executeTakeFirst();
  return { ...order, refunds, back: back ?? null };
}
type OrderState = Awaited<ReturnType<typeof lookAtOrder>>;

const newRefunds = (before: OrderState, after: OrderState) =>
  (after?.refunds ?? []).filter(({ id, status }) => before?.refunds.find((known) => known.id === id)?.status !== status);
/** What was promised to go back, or was said to have gone back another way, by this action. */
function refundedBy(before: OrderState, after: OrderState) {
  const minor = newRefunds(before, after).reduce((sum, refund) => sum + refund.amount_minor, 0);
  return after && minor > 0 ? { minor, currency: after.currency } : null;
}

/** Marked as sent it has the status that it had, and its buyer doesn't know yet. */
const standing = (order: OrderState) => (order?.status === "paid" && order.dispatch_at ? "marked" : (order?.status ?? null));
const statuses = (before: OrderState, after: OrderState) => (standing(before) === standing(after) ? {} : { before: standing(before), after: standing(after) });
const onOrder = plan({ reference: first, look: lookAtOrder, facts: ({ before, after }) => statuses(before, after) });
const moved = (before: OrderState, after: OrderState) => ({ money: refundedBy(before, after), ...statuses(before, after) });
/** Why is the refund's to say, whose id that is: the customer may be named there. */
const onMoney = plan({
  reference: first,
  look: lookAtOrder,
  facts: ({ before, after }) => ({ ...moved(before, after), of: newRefunds(before, after).at(-1)?.id ?? null }),
});

/** Their words aren't written: they may name the customer, and go with them. */
const onNotes = plan({
  reference: first,
  look: async (db, given) =>
    (await db.selectFrom("order_notes as n").innerJoin("orders as o", "o.id", "n.order_id").select("n.id").where("o.reference", "=", first(given)).execute())
      .length,
  facts: change,
});

const onLabel = plan({
  outside: true,
  reference: first,
  async look(db, given) {
    const order = await db.selectFrom("orders").select("id").where("reference", "=", first(given)).executeTakeFirst();
    const label = order && (await readNewestShipment(db, order.id));
    return label ? { number: label.number, state: label.state } : null;
  },
  facts: ({ before, after }) => ({ of: after?.number ?? null, before: before?.state ?? null, after: after?.state ?? null }),
});

async function lookAtPerson(db: Database, by: "id" | "email", value: string) {
  if (by === "id" && !isUuid(value)) return null;
  return (await db.selectFrom("operator_people").select(["name", "role"]).where(by, "=", value).forUpdate().executeTakeFirst()) ?? null;
}

const onPerson = plan({
  look: (db, given) => lookAtPerson(db, "id", first(given)),
  facts: ({ before, after }) => ({ of: before?.name ?? null, before: before?.role ?? null, ...(after && { after: after.role }) }),
});

const onCampaign = plan({
  look: async (db) => (await db.selectFrom("invitation_campaigns").selectAll().orderBy("number", "desc").limit(1).forUpdate().executeTakeFirst()) ?? null,
  facts: ({ after }) => ({ count: after?.number ?? 0 }),
});

/** Why is the ledger's to say: somebody may be named there. */
const onStock = plan({
  async look(db) {
    const stock = await db.selectFrom("stock").select("available").forUpdate().executeTakeFirst();
    const lines = db.selectFrom("stock_ledger").where("reason", "=", "adjust");
    return { units: stock?.available ?? 0, line: (await lines.select(({ fn }) => fn.max("id").as("id")).executeTakeFirst())?.id ?? null };
  },
  facts: ({ before, after }) => ({ before: before.units, after: after.units, of: after.line }),
});

/** Open, closed until a day, or closed until somebody opens them. */
const onClosure = plan({
  async look(db, _, at) {
    const closure = await db.selectFrom("sales_closures").select("until").where("opened_at", "is", null).forUpdate().executeTakeFirst();
    // Once its day has come they're open, whoever looks.
    return !closure || (closure.until !== null && closure.until <= londonDay(at)) ? "open" : (closure.until ?? "closed");
  },
  facts: change,
});

const openOr = (closed: Date | null) => (closed ? "closed" : "open");
/** Neither who wrote nor what was said: which answer it was, and whether the message is closed now. */
const onMessage = plan({
  reference: first,
  async look(db, given) {
    const message = db.selectFrom("messages").select(["id", "answered_at", "digest"]).where("reference", "=", first(given)).forUpdate();
    const found = v.is(messageReference, first(given)) && (await message.executeTakeFirst());
    if (!found) return null;
    const answers = await db.selectFrom("message_answers").select("id").where("message_id", "=", found.id).execute();
    // A report that lost its sender has another digest.
    return { closedAt: found.answered_at, answers: answers.length, digest: found.digest.toString("hex") };
  },
  facts: ({ before, after }) => ({
    ...(after && after.answers > (before?.answers ?? 0) && { count: after.answers }),
    ...(before && after && (before.closedAt === null) !== (after.closedAt === null) && { before: openOr(before.closedAt), after: openOr(after.closedAt) }),
  }),
});

const onAssignee = plan({
  reference: first,
  async look(db, given) {
    if (!v.is(messageReference, first(given))) return null;
    const messages = db.selectFrom("messages as m").leftJoin("operator_people as p", "p.id", "m.assignee").where("m.reference", "=", first(given));
    return (await messages.select(["p.id", "p.name"]).forUpdate("m").executeTakeFirst()) ?? null;
  },
  facts: ({ before, after }) => ({ of: after?.name ?? null, before: before?.name ?? null }),
});

const onAlert = plan({
  async look(db, given) {
    if (!isRowId(first(given))) return null;
    const alerts = db.selectFrom("operator_alerts as a").leftJoin("orders as o", "o.id", "a.order_id").where("a.id", "=", first(given));
    return (await alerts.select(["a.kind", "a.resolved_at", "o.reference"]).forUpdate("a").executeTakeFirst()) ?? null;
  },
  reference: (_, { before }) => before?.reference ?? null,
  facts: ({ before }) => ({ of: before?.kind ?? null }),
});

/** The owner's own words to everybody, and whether they're on the page of questions. What was asked isn't written: a visitor may have asked it. */
const onOwnerAnswer = (idOf: (given: Given) => string | null) =>
  plan({
    look: (db, given) => lookAtAnswer(db, idOf(given)),
    facts: change,
  });

const counted = plan({ facts: ({ answer }: { answer: number }) => ({ count: answer }) });
const countedIfAny = plan({ happened: (times: number) => times > 0, facts: ({ answer }) => ({ count: answer }) });
const takenBack = plan({ happened: (was: boolean) => was, facts: ({ given }) => ({ of: first(given) }) });
const bare = plan({});
const named = plan({ facts: ({ answer }: { answer: { name: string } }) => ({ of: answer.name }) });

export const plans: Record<OfOperator, Plan<unknown, unknown>> = {
  dispatchOrder: onOrder,
  undoDispatch: onOrder,
  deliverOrder: onOrder,
  // Neither address is written: the audit holds nothing of a customer's.
  correctAddressOf: onOrder,
  endUnpaidOrder: { ...onOrder, outside: true },
  refundOrder: onMoney,
  settleRefund: onMoney,
  settleReturn: plan({ reference: first, look: lookAtOrder, facts: ({ before, after }) => ({ ...moved(before, after), of: after?.back?.outcome ?? null }) }),
  openReturn: onOrder,
  addOrderNote: onNotes,
  removeOrderNote: onNotes,
  resendOrderMail: plan({ reference: first, happened: (sent: boolean) => sent, facts: ({ given }) => ({ of: String(given[1]) }) }),
  // Neither its name nor what it searches for: both may name a customer.
  saveView: plan({ happened: (isNew: boolean) => isNew }),
  removeView: plan({ happened: (was: boolean) => was }),
  makeLabel: onLabel,
  voidLabel: onLabel,

  adjustStock: onStock,
  // What the pages say of it is taken over by the process, as with a day. Nothing is locked meanwhile: only the rule knows which line is its own.
  setCap: plan({
    outside: true,
    happened: ({ line }: CapChange) => line !== null,
    facts: ({ given, answer: { before, line } }) => ({ before, after: Number(given[0]), of: line }),
  }),
  setPrice: plan({
    outside: true,
    look: (db, _, at) => lookAtPrices(db, at),
    facts: ({ given: [minor, from], before }) => ({ money: { minor: Number(minor), currency: "GBP" }, before: before.was, after: asOf(from) }),
  }),
  takeBackPrice: takenBack,
  chooseOrderNews: plan({ look: readOrderNews, facts: change }),
  closeSales: onClosure,
  openSales: onClosure,
  // Within a transaction the process would take over a day that might not stay.
  moveDispatch: plan({ outside: true, look: lookAtDays, facts: ({ given, before }) => ({ before: before.day, after: first(given), of: asOf(given[1]) }) }),
  takeBackDispatch: takenBack,
  confirmDispatch: plan({ facts: ({ given }) => ({ after: first(given) }) }),
  // Words to every customer, so nobody's.
  explainDelay: plan({
    look: (db, given) => db.selectFrom("dispatch_dates").select("late_reason as why").where("day", "=", first(given)).executeTakeFirst(),
    facts: ({ given, before, after }) => ({ of: first(given), before: before?.why ?? null, after: after?.why ?? null }),
  }),

  resolveAlert: onAlert,
  reopenAlert: onAlert,
  answerMessage: onMessage,
  assignMessage: onAssignee,
  closeMessage: onMessage,
  reopenMessage: onMessage,
  deleteMessage: onMessage,
  putAwayQuestion: countedIfAny,
  bringBackQuestion: countedIfAny,
  teachAssistants: onOwnerAnswer(([taught]) => ownerAnswerId((taught as { question: string }).question)),
  forgetOwnerAnswer: onOwnerAnswer((given) => (isUuid(first(given)) ? first(given) : null)),
  retryJob: counted,
  retryAllJobs: counted,
  retryMail: plan({ happened: (was: boolean) => was }),

  // Whose it was isn't written: the audit holds no customer's address, not even scrambled.
  takeOffList: plan({ happened: (wasOnIt: boolean) => wasOnIt }),
  copyPerson: plan({ outside: true }),
  // The file is still being made when its line is written: it says that somebody began to take it.
  exportBooks: plan({ outside: true, facts: ({ given: [kind, period] }) => ({ of: String(kind), ...exported(period) }) }),
  exportSignUps: plan({ outside: true, facts: ({ given: [period] }) => ({ of: "sign-ups", ...exported(period) }) }),
  erasePerson: plan({ outside: true, reference: (_, { answer }: { before: unknown; answer: string | undefined }) => answer ?? null }),
  completeErasureTask: plan({ reference: first }),
  noteRequest: plan({ happened: ({ isNew }: { reference: string; isNew: boolean }) => isNew, reference: (_, { answer }) => answer.reference }),
  startCampaign: onCampaign,
  saveCampaignWords: plan({
    async look(db, given) {
      const mail = first(given) as CampaignMail;
      const kept = db.selectFrom("campaign_drafts").select(["subject", "words"]).where("mail", "=", mail);
      return (await kept.executeTakeFirst()) ?? null;
    },
    facts: ({ given }) => ({ of: first(given), after: given[1] ? "changed" : null }),
  }),
  sendCampaignTest: plan({ happened: (sent: string | null) => sent !== null, facts: ({ given }) => ({ of: first(given) }) }),
  pauseCampaign: onCampaign,
  resumeCampaign: onCampaign,
  endCampaign: onCampaign,
  // Neither what was chosen nor what it was before: only since when that was so.
  changeSiteLock: plan({
    async look(db, given) {
      const lock = first(given) as SiteLock;
      return db.selectFrom("site_locks").select("chosen_at as since").where("lock", "=", lock).executeTakeFirst();
    },
    happened: (changed: boolean) => changed,
    facts: ({ given, before }) => ({ of: first(given), before: before?.since ? londonDay(before.since) : "settings" }),
  }),
  releaseBlock: plan({ happened: (was: boolean) => was }),
  releaseAllBlocks: countedIfAny,
  makePreviewLink: plan({ facts: ({ given }) => ({ count: Number(given[0]) }) }),
  // Every process reads anew which links have ended, and would not see it within a transaction.
  endPreviewLink: plan({ outside: true }),
  makeLink: bare,
  closeEverySession: counted,
  invitePerson: plan({
    look: (db, given) => lookAtPerson(db, "email", first(given)),
    happened: () => true,
    facts: ({ before, after, given }) => ({ of: first(given), before: before?.role ?? null, after: after?.role ?? null }),
  }),
  changeRole: onPerson,
  setUpSignInCode: plan({
    look: async (db, [by]) => {
      const { person } = by as OperatorSession;
      return person && ((await db.selectFrom("operator_codes").select("begun_at").where("person_id", "=", person.id).executeTakeFirst()) ?? null);
    },
  }),
  turnOnSignInCode: bare,
  turnOffSignInCode: bare,
  makeRecoveryCodes: bare,
  removeSignInCode: named,
  addPasskey: named,
  removePasskey: named,
  removePerson: onPerson,
  endSession: plan({
    async look(db, given) {
      const sessions = db.selectFrom("operator_sessions as s").leftJoin("operator_people as p", "p.id", "s.person_id");
      return isUuid(first(given)) ? ((await sessions.select(["s.id", "p.name"]).where("s.id", "=", first(given)).executeTakeFirst()) ?? null) : null;
    },
    facts: ({ before }) => ({ of: before?.name ?? null }),
  }),
};
