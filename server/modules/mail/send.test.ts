import { afterEach, beforeEach, expect, test } from "vitest";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { createDailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { MailRefused } from "#server/providers/errors.ts";
import { readConfig } from "#server/providers/settings.ts";
import { mailer } from "#server/shop.ts";
import { openMailFixture } from "#tests/support/open-mail-fixture.ts";

type Room = Awaited<ReturnType<typeof openMailFixture>>;
let fixture: Room;
beforeEach(async () => {
  fixture = await openMailFixture();
});
afterEach(() => fixture.close());

/** The job, with a mail server that answers every mail so. */
const refusing = (error: Error) => {
  const { needs } = fixture;
  const quotas = createDailyQuotas({ ...needs, config: readConfig({}) });
  const mail = { send: () => Promise.reject(error) };
  return mailer.run({ ...needs, quotas, mail });
};
const bounces = () => fixture.db.selectFrom("bounces").select(["mail", "code"]).execute();
const alerts = () => fixture.db.selectFrom("operator_alerts").select(["order_id", "kind"]).execute();

test("who has paid and takes no mail is put before the owner, once, and the mail is not tried again", async () => {
  const order = await fixture.addOrder({ reference: fixture.newReference() });
  const send = refusing(new MailRefused(550));
  for (let i = 0; i < 3; i++) await send({ mail: "order-confirmed", about: order, key: `order-confirmed:${order}` });
  expect(await bounces()).toEqual([{ mail: "order-confirmed", code: 550 }]);
  expect(await alerts()).toEqual([{ order_id: order, kind: "mail-refused" }]);
});

test("an address that somebody mistyped on the list is kept, and troubles nobody", async () => {
  await fixture.subscribe(fixture.someone(), fixture.someCaller());
  const about = (await fixture.readConsents()).at(-1)?.id ?? "";
  await refusing(new MailRefused(553))({ mail: "confirm-sign-up", about, key: "k" });
  expect(await bounces()).toEqual([{ mail: "confirm-sign-up", code: 553 }]);
  expect(await alerts()).toEqual([]);
});

test("reactions, complaints and cancellations have a quota of their own: a thousand of them use up nobody else's emails", async () => {
  const { needs } = fixture;
  const quotas = createDailyQuotas({ ...needs, config: { ...readConfig({}), DAILY_MAILS: 1 } });
  const sent: string[] = [];
  const run = mailer.run({ ...needs, quotas, mail: { send: async ({ to }) => void sent.push(to) } });
  await fixture.subscribe(fixture.someone(), fixture.someCaller());
  const list = { mail: "confirm-sign-up", about: (await fixture.readConsents()).at(-1)?.id ?? "", key: "k" } as const;
  const complaint = async (name: string) => {
    const enquiry = { kind: "privacy", name, email: `${name}@example.com`, details: { complaint: "Too many." }, suspect: false } as const;
    return { mail: "message-received", about: (await saveEnquiry(fixture.db, enquiry, fixture.now())).id, key: name, lawful: true } as const;
  };
  for (const wanted of [await complaint("one"), await complaint("two"), list]) await run(wanted);
  expect(sent).toEqual(["one@example.com", "ann@example.com"]);
});

test("anything else is tried again by the queue", async () => {
  const order = await fixture.addOrder({ reference: fixture.newReference() });
  await expect(refusing(new Error("452 full"))({ mail: "order-confirmed", about: order, key: "k" })).rejects.toThrow("452");
  expect(await bounces()).toEqual([]);
});
