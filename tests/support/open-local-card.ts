import type { SendJob } from "#server/platform/queue/queue.ts";
import { deliverCardEvent, signEvent } from "#server/providers/payments/local/events.ts";
import { cardTables } from "#server/providers/payments/local/tables.ts";
import { openPayments } from "#server/providers/payments/open.ts";
import { readConfig } from "#server/providers/settings.ts";
import type { Delivery } from "#tests/conformance/payments.ts";
import { freshDatabase } from "#tests/support/database.ts";

const cardOrigin = "https://shop.example";
const webhookUrl = `${cardOrigin}/webhooks/local`;

/** The local card provider on a database of its own, with a clock to move and the jobs it sent at hand. */
export async function openLocalCard({ secret = "a-secret-of-the-test", sendJob: sendElsewhere }: { secret?: string; sendJob?: SendJob } = {}) {
  const { db } = await freshDatabase();
  let at = new Date("2026-11-20T12:00:00.500Z");
  const now = () => at;
  const jobs: string[] = [];
  const sendJob: SendJob =
    sendElsewhere ??
    (async (_db, name, data) => {
      if (name === "deliver-card-event") jobs.push((data as { eventId: string }).eventId);
    });
  const { payments, pages } = await openPayments(readConfig({ PUBLIC_ORIGIN: cardOrigin }), {
    db,
    sendJob,
    throttle: async () => {},
    now,
    fetch: globalThis.fetch,
    secret,
  });
  if (!pages) throw new Error("the local provider has pages of its own");

  /** Does the waiting jobs with a shop that answers 200; answers what reached it. */
  async function takeDeliveries() {
    const deliveries: Delivery[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      deliveries.push({ rawBody: await request.text(), headers: Object.fromEntries(request.headers) });
      return new Response(null, { status: 200 });
    };
    const deliver = deliverCardEvent({ db, secret, webhookUrl, fetch, now });
    for (const eventId of jobs.splice(0)) await deliver({ eventId });
    return deliveries;
  }

  const submit = (path: string, fields: Record<string, string>) =>
    pages.request(
      path,
      { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: new URLSearchParams(fields).toString() },
      { address: "192.0.2.1" },
    );

  return {
    db,
    payments,
    pages,
    secret,
    jobs,
    sendJob,
    now,
    passTime: (seconds: number) => {
      at = new Date(at.getTime() + seconds * 1000);
    },
    takeDeliveries,
    submit,
    read: (path: string) => pages.request(path),
    events: () => cardTables(db).selectFrom("local_card.events").selectAll().orderBy("created_at").execute(),
    sign: (rawBody: string, { at: signedAt = at, secret: key = secret } = {}) => ({ "card-signature": signEvent(key, rawBody, signedAt) }),
    close: () => db.destroy(),
  };
}
export type LocalCard = Awaited<ReturnType<typeof openLocalCard>>;

/** A form that pays, but for what a test changes. */
export const filledForm = (changes: Record<string, string> = {}) => ({
  email: "ada.obrien@example.com",
  deliverTo: "Grace O'Malley",
  line1: "1 High Street",
  line2: "",
  city: "London",
  postcode: "sw1a1aa",
  cardNumber: "4242 4242 4242 4242",
  expiry: "12 / 34",
  cvc: "123",
  cardName: "Ada O'Brien",
  ...changes,
});
