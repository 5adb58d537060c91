import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { answersToMessages, complaints, contactMessages, hardQuestions, reactions } from "#main/demo/samples.ts";
import { type Scene, sendWaiting, startCampaign } from "#main/demo/usual-days.ts";
import { recordBounce } from "#server/modules/mail/module.ts";
import { recordRefunds } from "#server/modules/orders/refunds.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { addDays, addMinutes, utcDay } from "#server/platform/dates.ts";
import { reportDeadJob } from "#server/platform/queue/dead-jobs.ts";
import { deadQueue, type JobName } from "#server/platform/queue/queue.ts";

/** An order with a fate of its own, paid at once. */
async function placePaid({ visitors, special }: Scene) {
  const order = await visitors.order();
  await order.pay("paid");
  special.add(order.reference);
  return order;
}

/** As if the bank had sent that order's refund back, which no card of ours does. */
async function bounceRefund({ db, queue, now }: Scene, reference: string) {
  const refunds = db.selectFrom("refunds as r").innerJoin("orders as o", "o.id", "r.of_order").where("o.reference", "=", reference);
  const { id, minor, payment } = await refunds.select(["r.id", "r.amount_minor as minor", "o.payment_id as payment"]).executeTakeFirstOrThrow();
  const refund = { id: `sample-refund-${id}`, amount: { minor, currency: "GBP" as const }, isBack: true, request: id };
  await db.transaction().execute((tx) => recordRefunds({ sendJob: queue.sendJob, now })(tx, { paymentId: payment ?? "", refunds: [refund] }));
}

type Later = (before: number, hour: number, act: () => Promise<unknown>) => void;

/** One order of each kind, whatever the dice say, so that each can be seen. */
function planOneOfEach(scene: Scene, later: Later) {
  const { visitors, team, ago, plan, end, random } = scene;
  /** Placed, sent and delivered at those days before today. */
  const delivered = (placed: number, sent: number, arrived: number, then: (reference: string, openPage: () => Promise<string>) => void) =>
    later(placed, 10.2, async () => {
      const { reference, openPage } = await placePaid(scene);
      later(sent, 11, async () => {
        const staff = await team.as("staff");
        await staff.makeLabel(reference);
        await staff.dispatchOrder(reference);
      });
      later(arrived, 12, async () => (await team.as("staff")).deliverOrder(reference));
      then(reference, openPage);
    });
  const sendBack = (before: number, openPage: () => Promise<string>) => later(before, 19, async () => visitors.sendBack(await openPage()));

  delivered(10, 9, 6, (_, openPage) => sendBack(2, openPage));
  delivered(11, 10, 8, (reference, openPage) => {
    sendBack(7, openPage);
    later(3, 11.5, async () => (await team.as("owner")).settleReturn(reference, "back"));
  });
  delivered(10, 9, 7, (reference) =>
    later(4, 10, async () => (await team.as("owner")).refundOrder(reference, "Lost in the post for two weeks, and no longer wanted")),
  );
  delivered(9, 8, 5, (reference) =>
    later(3, 15, async () => {
      const owner = await team.as("owner");
      const { refundable } = await owner.readOrder(reference);
      await owner.refundOrder(reference, "The cap came cracked; they're keeping the tube", { minor: 400, of: refundable.minor });
    }),
  );
  delivered(11, 9, 7, (reference, openPage) => {
    sendBack(6, openPage);
    later(2, 11.5, async () => (await team.as("owner")).settleReturn(reference, "opened"));
  });
  delivered(10, 8, 5, (reference) =>
    later(4, 15, async () => {
      const owner = await team.as("owner");
      const { refundable } = await owner.readOrder(reference);
      await owner.refundOrder(reference, "The tube leaked in the post; they're keeping it", { minor: 600, of: refundable.minor });
      await bounceRefund(scene, reference);
      later(3, 16, async () => (await team.as("owner")).settleRefund(reference, "By bank transfer, as their card is closed"));
    }),
  );
  delivered(8, 6, 3, () => {});
  // Cancelled, and the money came back to the shop.
  later(3, 13, async () => {
    const { reference } = await placePaid(scene);
    later(2, 16, async () => {
      await (await team.as("owner")).refundOrder(reference, "Rang to say that they'd ordered by mistake");
      await bounceRefund(scene, reference);
    });
  });
  // Cancelled after its label was made.
  later(2, 10.5, async () => {
    const { reference, openPage } = await placePaid(scene);
    later(1, 10, async () => {
      await (await team.as("staff")).makeLabel(reference);
      await visitors.cancel(await openPage());
    });
  });
  later(3, 9, async () => {
    const { openPage } = await placePaid(scene);
    later(2, 18, async () => visitors.cancel(await openPage()));
  });
  later(6, 12, async () => {
    const { pay, sendMoney } = await visitors.order();
    await pay("later");
    later(4, 12, () => sendMoney(false));
  });
  later(5, 12, async () => void (await visitors.order()));
  later(4, 12, async () => (await visitors.order()).pay("declined"));
  // Promised by a day that passes: they're late.
  for (const before of [9, 6, 4]) later(before, 16, () => placePaid(scene));
  // On their way, and not there yet. One of the buyers wants to be forgotten, which waits until the tube is there.
  for (const hour of [13, 14, 15])
    later(3, hour, async () => {
      const { reference, email } = await placePaid(scene);
      if (hour === 15) plan(ago(1, hour + 1), async () => void (await (await team.as("owner")).erasePerson(email)));
      later(1, hour, async () => {
        const staff = await team.as("staff");
        await staff.makeLabel(reference);
        await staff.dispatchOrder(reference);
      });
    });
  for (const hour of [9, 13, 17]) later(1, hour, () => placePaid(scene));
  // Of today: to send, three with a label, and two that aren't paid yet.
  for (let nth = 0; nth < 5; nth++)
    plan(addMinutes(end, -random.between(120, 900)), async () => {
      const { reference, name, email, openPage } = await placePaid(scene);
      // One buyer has moved since the label was made, and one rang up before.
      if (nth === 2) plan(addMinutes(end, -45), async () => void (await visitors.correctAddress(await openPage(), name)));
      if (nth === 4) plan(addMinutes(end, -55), async () => (await team.as("staff")).correctAddressOf(reference, visitors.somewhere(name)));
      if (nth < 3) plan(addMinutes(end, -60 + nth), async () => void (await (await team.as("staff")).makeLabel(reference)));
      if (nth === 3) plan(addMinutes(end, -50), async () => void (await visitors.cancelByForm(reference, email)));
    });
  plan(addMinutes(end, -5), async () => {
    const { pay } = await visitors.order();
    await pay("later");
  });
  plan(addMinutes(end, -3), async () => void (await visitors.order()));
  plan(ago(1, 15), () => sendWaiting(scene, 0.5));
}

/** What nothing on one machine can bring about: a parcel in trouble, a payment that's disputed, an address that takes no mail, a mail that's late. */
async function plantFaults({ db, queue, end }: Scene) {
  const { sendJob } = queue;
  const sent = db.selectFrom("orders").select("id").where("status", "=", "dispatched").orderBy("paid_at", "desc");
  const [travelling, ...others] = await sent.limit(3).execute();
  if (!travelling) throw new Error("no parcel is under way");
  const about = others[0]?.id ?? travelling.id;
  const at = addMinutes(end, -200);
  const detail = "the carrier reports a problem with the parcel: nobody was at home, and it's waiting at a depot";
  await db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: travelling.id, kind: "parcel-trouble", detail, at }));
  const paid = await db.selectFrom("orders").select("id").where("status", "=", "delivered").orderBy("paid_at", "desc").limit(1).executeTakeFirstOrThrow();
  const dispute = `dispute sample-dispute-1, fraudulent: needs response, answer it in Stripe's dashboard by ${formatIsoDay(utcDay(addDays(end, 9)))}`;
  await db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: paid.id, kind: "disputed", detail: dispute, at: addMinutes(end, -95) }));
  const mail = { mail: "order-dispatched", about, key: `order-dispatched:${about}` } as const;
  await recordBounce({ db, sendJob, now: () => at }, mail, { code: 550, aboutOrder: true });
}

/** As if whoever it goes to hadn't answered for a while: the next try is tomorrow, so that it can be seen waiting. */
const holdUp = ({ db, now }: Scene, name: JobName, error: string) =>
  sql`
    update pgboss.job set state = 'retry', retry_count = 14, start_after = ${addDays(now(), 1)}, created_on = ${addMinutes(now(), -50)},
      started_on = ${addMinutes(now(), -4)}, output = ${JSON.stringify({ message: error })}::jsonb
    where name = ${name} and state = 'created'`.execute(db);

/** A mail that waits for its next try, one that was given up, and an order that's cancelled and whose money isn't back yet. */
async function plantHeldUp(scene: Scene) {
  const { db, queue, visitors, team, settle } = scene;
  const orders = await db.selectFrom("orders").select("id").where("status", "=", "delivered").orderBy("paid_at", "desc").limit(2).execute();
  const [dead, late] = orders.map(({ id }) => ({ mail: "order-delivered" as const, about: id, key: `order-delivered:again:${randomUUID()}` }));
  if (!dead || !late) throw new Error("no order has been delivered");
  await queue.boss.insert("send-mail", [{ data: dead, retryLimit: 0 }]);
  const [tried] = await queue.boss.fetch("send-mail");
  if (!tried) throw new Error("the mail that's to fail isn't there");
  await queue.boss.fail("send-mail", tried.id, new Error("a sample fault, to show how a failed email looks"));
  const [given] = await queue.boss.fetch(deadQueue);
  if (!given) throw new Error("the mail that failed was forgotten");
  // It's no fault of the demo's, so the log has nothing of it.
  await reportDeadJob({ db, sendJob: queue.sendJob, log: { error: () => {} } })(given);
  await queue.boss.complete(deadQueue, given.id);
  await settle();
  await queue.sendJob(db, "send-mail", late);
  await holdUp(scene, "send-mail", "a sample fault, to show how a late email looks");
  const { reference, pay } = await visitors.order();
  await pay("paid");
  await settle();
  await (await team.as("owner")).refundOrder(reference, "Ordered twice by mistake");
  await holdUp(scene, "refund-payment", "a sample fault, to show how a late refund looks");
  await settle();
}

/** The week that's on the desk. Answers what's left to do once the year is over. */
export function planLastDays(scene: Scene): () => Promise<void> {
  const { visitors, team, plan, ago, end } = scene;
  const later: Later = (before, hour, act) => plan(ago(before, hour), async () => void (await act()));
  planOneOfEach(scene, later);

  later(1, 9.5, async () => (await team.as("staff")).adjustStock(-2, "Crushed in the storeroom"));
  later(2, 11, () => visitors.write(contactMessages[1]));
  later(1, 10, async () => {
    const reference = await visitors.write(contactMessages[7]);
    // Answered, and it waits for the buyer's reply.
    later(1, 11, async () => (await team.as("owner")).answerMessage(reference, answersToMessages[2], false));
  });
  later(3, 10, async () => {
    const reference = await visitors.write(contactMessages[2]);
    later(2, 9, async () => (await team.as("staff")).answerMessage(reference, answersToMessages[1], true));
  });
  plan(addMinutes(end, -150), async () => void (await visitors.write(contactMessages[5])));
  plan(addMinutes(end, -190), async () => void (await visitors.complain(...complaints[0])));
  plan(addMinutes(end, -240), async () => void (await visitors.report(reactions[1])));
  later(2, 14, async () => (await team.as("owner")).noteRequest({ email: "sample.caller@example.com", asked: utcDay(ago(2, 12)), wish: "copy" }));
  plan(addMinutes(end, -40), async () => void (await visitors.report(reactions[2])));
  plan(addMinutes(end, -80), async () => {
    const { conversation } = await visitors.ask(hardQuestions[2]);
    await visitors.handOver(conversation);
  });
  for (const question of [hardQuestions[1], hardQuestions[4], hardQuestions[1]]) later(2, 12, () => visitors.ask(question));
  plan(addMinutes(end, -100), () => visitors.dislike());

  // The list is being written to again, and the owner has paused it.
  plan(addMinutes(end, -300), () => startCampaign(scene, "pre-orders-open"));
  plan(addMinutes(end, -290), async () => {
    const owner = await team.as("owner");
    if ((await owner.readCampaign()).campaign?.endedAt === null) await owner.pauseCampaign();
  });
  later(1, 3.7, () => scene.do("compare-list"));
  plan(addMinutes(end, -1_200), async () => void (await (await team.as("owner")).invitePerson("sample.newcomer@example.com", "staff")));
  plan(addMinutes(end, -30), async () => void (await team.as("accountant")));
  plan(addMinutes(end, -20), async () => void (await team.as("owner")));

  return async () => {
    await plantFaults(scene);
    await scene.settle();
    await plantHeldUp(scene);
  };
}
