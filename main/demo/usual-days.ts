import type { CampaignMail } from "#contracts/campaign.ts";
import type { Past } from "#main/demo/open-past.ts";
import { answersToMessages } from "#main/demo/samples.ts";
import type { Team } from "#main/demo/team.ts";
import type { Random } from "#main/demo/timeline.ts";
import type { Visitors } from "#main/demo/visitors.ts";
import { addDays, addMinutes } from "#server/platform/dates.ts";

export type Scene = Past & {
  visitors: Visitors;
  team: Team;
  random: Random;
  plan: (at: Date, act: () => Promise<void>) => void;
  days: number;
  end: Date;
  /** So many days before the last one, at that hour (UTC). */
  ago: (days: number, hour: number) => Date;
  /** References of orders that aren't sent with the others. */
  special: Set<string>;
};

/** More in the cold months, and a little more each month, for word gets round. */
const season = ({ days }: Scene, at: Date, before: number) => (0.75 + 0.5 * Math.cos((at.getUTCMonth() / 6) * Math.PI)) * (1.15 - (0.4 * before) / days);

async function confirmInTime({ plan, now, random, visitors }: Scene) {
  const confirm = await visitors.join();
  if (!random.chance(0.87)) return;
  plan(addMinutes(now(), random.between(2, random.chance(0.8) ? 60 : 2_000)), async () => {
    const member = await confirm();
    if (random.chance(0.07)) plan(addDays(now(), random.between(1, 80)), async () => void (await visitors.leave(member)));
  });
}

/** A tube is delivered some days after it's sent; now and then its buyer isn't happy with it. */
export async function sendOrder({ plan, now, random, visitors, team }: Scene, reference: string, openPage: () => Promise<string>) {
  const staff = await team.as("staff");
  await staff.makeLabel(reference);
  await staff.dispatchOrder(reference);
  plan(addDays(now(), random.between(1.2, 4)), async () => {
    await (await team.as("staff")).deliverOrder(reference);
    if (random.chance(0.06))
      plan(addDays(now(), random.between(1, 9)), async () => {
        await visitors.sendBack(await openPage());
        plan(addDays(now(), random.between(4, 10)), async () => void (await (await team.as("owner")).settleReturn(reference, "back")));
      });
    else if (random.chance(0.04))
      plan(addDays(now(), random.between(1, 9)), async () => {
        const owner = await team.as("owner");
        const { refundable } = await owner.readOrder(reference);
        await owner.refundOrder(reference, "The cap came cracked; they're keeping the tube", { minor: 500, of: refundable.minor });
      });
  });
}

async function placeOrder({ plan, now, random, visitors }: Scene) {
  const { openPage, pay } = await visitors.order();
  const minutes = (least: number, most: number) => addMinutes(now(), random.between(least, most));
  if (random.chance(0.13)) return;
  if (random.chance(0.05)) return plan(minutes(2, 9), async () => void (await pay("declined")));
  plan(minutes(1, 12), async () => {
    await pay("paid");
    if (random.chance(0.05))
      // By then it may have been sent: whoever changed their mind too late keeps the tube.
      plan(minutes(60, 2_500), async () => void (await visitors.cancel(await openPage()).catch(unlessSent)));
  });
}

function unlessSent(error: unknown) {
  if (!(error instanceof Error && "code" in error && error.code === "conflict")) throw error;
}

export function planDay(scene: Scene, before: number) {
  const { plan, ago, random, visitors, team, days } = scene;
  const at = (hour: number) => ago(before, hour);
  const sometime = () => at(random.between(7, 21.5));
  const busy = season(scene, at(12), before);
  const isList = before < days;
  const isSale = before < days * 0.85;

  plan(at(0.7), async () => {
    await scene.do("tell-delays");
    await scene.do("watch");
    await scene.do("push-members");
  });
  if (isSale) plan(at(6.5), () => refillShelf(scene));
  if (isList) for (let left = random.count(2 * busy); left > 0; left--) plan(sometime(), () => confirmInTime(scene));
  if (isSale) for (let left = random.count(1.35 * busy); left > 0; left--) plan(sometime(), () => placeOrder(scene));
  if (before < 60) for (let left = random.count(9 * busy); left > 0; left--) plan(sometime(), visitors.visit);
  if (before < 30) for (let left = random.count(2); left > 0; left--) plan(sometime(), async () => void (await visitors.ask()));
  if (random.chance(0.09)) plan(sometime(), async () => answerInTime(scene, await visitors.write()));
  if (before % 7 === 2 && before < days * 0.55 && before > 2) plan(at(10), () => sendWaiting(scene, 1));
  // Alerts of the last week are still open.
  if (before % 7 === 0 && before > 6)
    plan(at(9), async () => {
      const owner = await team.as("owner");
      for (const { id } of await owner.listAlerts()) await owner.resolveAlert(id);
    });
}

export function answerInTime({ plan, now, random, team, end }: Scene, reference: string) {
  const at = addDays(now(), random.between(0.3, 2.5));
  // What came in the last days still waits.
  if (at < addDays(end, -3))
    plan(at, async () => {
      const staff = await team.as("staff");
      // Some are answered by phone.
      if (random.chance(0.8)) await staff.answerMessage(reference, random.pick(answersToMessages), true);
      else await staff.closeMessage(reference);
    });
}

async function refillShelf({ backend, team, random }: Scene) {
  const [stock] = await backend.operator.readStock();
  if (!stock) throw new Error("there's no stock to look at");
  const staff = await team.as("staff");
  if (stock.available < 20) await staff.adjustStock(48, "A box of 48 from the filler");
  else if (random.chance(0.02)) await staff.adjustStock(-1, random.chance(0.5) ? "Crushed on the shelf" : "Sent to a magazine as a sample");
  else if (random.chance(0.01)) await staff.adjustStock(2, "Found at the monthly count");
}

/** Sends that share of the orders that wait, the oldest first. */
export async function sendWaiting(scene: Scene, share: number) {
  const { db, special } = scene;
  const waiting = db.selectFrom("orders").select(["id", "reference"]).where("status", "=", "paid").where("dispatch_at", "is", null);
  const due = (await waiting.orderBy("paid_at").execute()).filter(({ reference }) => !special.has(reference));
  for (const { id, reference } of due.slice(0, Math.ceil(due.length * share))) await sendOrder(scene, reference, () => scene.visitors.openPage(id));
}

/** In a short while there may be nobody to write to. */
export async function startCampaign({ team }: Scene, mail: CampaignMail) {
  const owner = await team.as("owner");
  const { next, sent, blockedBy } = await owner.readCampaign();
  const why = mail === "tubes-sent" ? sent.blockedBy : blockedBy;
  if (next !== null && why === null) await owner.startCampaign(next, mail);
}
