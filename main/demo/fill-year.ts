import { catalogue } from "#content/catalogue.ts";
import type { CampaignMail } from "#contracts/campaign.ts";
import { type Period, periodOf } from "#contracts/exports.ts";
import { planLastDays } from "#main/demo/last-days.ts";
import { openPast } from "#main/demo/open-past.ts";
import { complaints, reactions, taughtAnswers } from "#main/demo/samples.ts";
import { createTeam } from "#main/demo/team.ts";
import { createRandom, createTimeline } from "#main/demo/timeline.ts";
import { answerInTime, planDay, type Scene, sendWaiting, startCampaign } from "#main/demo/usual-days.ts";
import { createVisitors } from "#main/demo/visitors.ts";
import { noteDispatchDate } from "#server/modules/orders/dispatch.ts";
import { addDays, addMinutes, londonDay, utcDay } from "#server/platform/dates.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { Config } from "#server/providers/settings.ts";

/** The year that `npm run demo` shows: another seed is another year. */
export const demoYear = { seed: 80, days: 365 };
/** The day by which the newest orders are promised, so that the site goes on with the same. */
export const newestPromise = (end: Date) => londonDay(addDays(end, 24));

type Options = {
  log: PlatformNeeds["log"];
  seed: number;
  /** So many days up to `end`; 12 at the least. */
  days: number;
  end: Date;
  /** Of everybody in the back office. */
  password: string;
  hashPassword?: PlatformNeeds["hashPassword"];
  say?: (line: string) => void;
};

async function promise({ db, config, now }: Scene, day: string) {
  config.DISPATCH_DATE = day;
  await noteDispatchDate({ db, config, now }, { isDefault: false });
}

/** The promised day moves once because tubes are late, once because its orders are sent, and in the last days because it's missed. */
function planPromises(scene: Scene) {
  const { plan, ago, days, team, end } = scene;
  const [told, first, moved] = [Math.round(days * 0.47), Math.round(days * 0.45), Math.round(days * 0.4)];
  const day = (before: number) => utcDay(ago(before, 12));
  plan(ago(days, 5.2), () => promise(scene, day(first)));
  plan(ago(told, 11), async () => {
    await promise(scene, day(moved));
    await (await team.as("owner")).confirmDispatch(day(moved), "The caps came a week late, and each tube needs one.");
  });
  plan(ago(moved, 6), () => promise(scene, day(2)));
  plan(ago(moved, 16), () => sendWaiting(scene, 1));
  plan(ago(1, 6), async () => {
    await promise(scene, newestPromise(end));
    const owner = await team.as("owner");
    for (const { id, kind } of await owner.listAlerts()) if (kind === "dispatch-date-over") await owner.resolveAlert(id);
  });
}

/** They began below the price that stands now. */
function planPrices({ plan, ago, days, team }: Scene) {
  const set = (share: number, minor: number) => plan(ago(Math.round(days * share), 8), async () => (await team.as("owner")).setPrice(minor, null));
  set(0.84, 1_350);
  set(0.5, catalogue.tube.price.minor);
}

function planCampaigns(scene: Scene) {
  const { plan, ago, days } = scene;
  const write = (mail: CampaignMail, start: Date) => {
    plan(start, () => startCampaign(scene, mail));
    for (const minutes of [20, 40, 60]) plan(addMinutes(start, minutes), () => scene.do("write-to-list"));
  };
  write("pre-orders-open", ago(Math.floor(days * 0.85), 9));
  // The first have just been sent.
  write("tubes-sent", ago(Math.round(days * 0.4), 17));
}

/** What comes once in a while: complaints, reactions, the accountant. */
function planMonths(scene: Scene, say: (line: string) => void) {
  const { plan, ago, days, now, team, visitors } = scene;
  plan(ago(Math.round(days / 2), 13), async () => answerInTime(scene, await visitors.complain(...complaints[1])));
  plan(ago(Math.round(days / 3), 13), async () => answerInTime(scene, await visitors.report(reactions[0])));
  plan(ago(Math.min(20, days - 1), 15), async () => {
    const { teachAssistants } = await team.as("owner");
    for (const one of taughtAnswers) await teachAssistants(one);
  });
  plan(ago(Math.min(40, days - 1), 16), async () => {
    const { email } = await (await visitors.join())();
    plan(addDays(now(), 3), () => visitors.askToBeForgotten(email));
  });
  for (let before = days; before > 0; before -= 30) {
    const month = utcDay(ago(before, 12)).slice(0, 7);
    plan(ago(before, 5.1), async () => say(`Filling ${month}`));
    if (before < days) plan(ago(before, 14), async () => download(await (await team.as("accountant")).exportBooks("summary", lastMonth(month))));
  }
}

const lastMonth = (month: string): Period => periodOf(utcDay(addDays(new Date(`${month}-01`), -1)).slice(0, 7));
/** A file is made while it's read. */
const download = async ({ bytes }: { bytes: ReadableStream }) => void (await new Response(bytes).arrayBuffer());

/** Fills an empty shop. Answers how many tubes were ever put on its shelf. */
export async function fillYear(config: Config, { log, seed, days, end, password, hashPassword, say = () => {} }: Options): Promise<number> {
  const ago = (before: number, hour: number) => addMinutes(new Date(utcDay(addDays(end, -before))), hour * 60);
  const past = await openPast(config, { log, begin: ago(days, 5), hashPassword });
  try {
    const random = createRandom(seed);
    const timeline = createTimeline();
    const scene: Scene = {
      ...past,
      visitors: createVisitors(past, random),
      team: createTeam(past),
      random,
      plan: timeline.plan,
      days,
      end,
      ago,
      special: new Set(),
    };
    await scene.team.begin(password);
    for (let before = days; before >= 0; before--) planDay(scene, before);
    planPromises(scene);
    planCampaigns(scene);
    planPrices(scene);
    planMonths(scene, say);
    const plantLast = planLastDays(scene);
    await timeline.run(end, past.moveTo);
    await plantLast();
    const [stock] = await past.backend.operator.readStock();
    return stock ? stock.available + stock.held + stock.sold : 0;
  } finally {
    await past.close();
  }
}
