import { sendInvitations } from "#server/modules/waitlist/invitations.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { openQueue, type SendJob } from "#server/platform/queue/queue.ts";
import { jobs } from "#server/shop.ts";

/** A process of its own that stands still halfway through a batch, for a test to kill: `node stop-in-the-middle.ts DATABASE_URL TIME`. */
const [url = "", time = ""] = process.argv.slice(2);
const quiet = { info() {}, warn() {}, error() {} };
const { db, pool } = openDatabase(url);
const { sendJob } = await openQueue(pool, { jobs, log: quiet });
let sent = 0;
const halfway: SendJob = async (...job) => {
  await sendJob(...job);
  if (++sent < 3) return;
  process.stdout.write("halfway\n");
  await new Promise(() => setInterval(() => {}, 1_000));
};
await sendInvitations({ db, sendJob: halfway, now: () => new Date(time), log: quiet, config: { DISPATCH_DATE: "2999-12-31", SITE_ACCESS: "open" } })();
