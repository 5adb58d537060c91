import { checkBooks } from "#tests/drills/check-books.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createRandom } from "#tests/drills/random.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { easyPostKeys, type FakeEvent, newTracker, scan, signBody, signRequest, timestampOf } from "#tests/support/easypost-events.ts";
import { openParcelsFixture } from "#tests/support/open-parcels-fixture.ts";

type Size = DrillNeeds & { orders: number; events: number; seed?: number };
type Random = ReturnType<typeof createRandom>;
type Sent = { raw: string; headers: Record<string, string>; path?: string };
type Sold = { tracking: string; vendorId: string };

const atOnce = 50;
const another = "the secret of another account";
const from = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);
const nobodys = "shp_ffffffffffffffffffffffffffffffff";

/** A true event with a false signature: each must be refused. */
const forgeries: ((raw: string, at: Date, random: Random) => Sent)[] = [
  (raw) => ({ raw, headers: {} }),
  (raw, at) => ({ raw, headers: { ...signRequest(raw, at), "x-hmac-signature-v2": "" } }),
  (raw, at) => ({ raw, headers: { ...signRequest(raw, at), "x-hmac-signature-v2": `hmac-sha256-hex=${"0".repeat(64)}` } }),
  // It holds, but could have been seen years ago.
  (raw) => ({ raw, headers: signBody(raw) }),
  (raw, at) => ({ raw, headers: signRequest(raw, at, { secret: easyPostKeys.webhookSecret.slice(0, -1) }) }),
  (raw, at) => ({ raw, headers: { "stripe-signature": `t=${Math.floor(at.getTime() / 1000)},v1=${signBody(raw)["x-hmac-signature"].slice(-64)}` } }),
  (raw, at, random) => {
    const place = random.below(raw.length);
    return { raw: raw.slice(0, place) + (raw[place] === "0" ? "1" : "0") + raw.slice(place + 1), headers: signRequest(raw, at) };
  },
  (raw, at, random) => ({ raw: raw.slice(0, random.below(raw.length)), headers: signRequest(raw, at) }),
  (raw, at) => ({ raw, headers: signRequest(raw, at, { secret: another }) }),
  (raw, at, random) => ({ raw, headers: signRequest(raw, from(at, -302 - random.below(86_400))) }),
  (raw, at, random) => ({ raw, headers: signRequest(raw, from(at, 310 + random.below(86_400))) }),
  (raw, at) => ({ raw, headers: { ...signRequest(raw, from(at, -900)), "x-timestamp": timestampOf(at) } }),
  (raw, at) => ({ raw, headers: signRequest(raw, at, { path: "/webhooks/local" }) }),
  (raw, at) => ({ raw, headers: { ...signBody(raw), ...signRequest(raw, at, { secret: another }) } }),
  (raw, at, random) => ({ raw, headers: signRequest(raw, at), path: ["/webhooks/local", "/webhooks/EasyPost", "/webhooks/easypost/"][random.below(3)] ?? "" }),
];

/** A true signature on what is not ours: another account's parcel, a number given out again, the other mode. */
const strangers: ((sold: Sold, at: Date, random: Random) => FakeEvent)[] = [
  (_, at, random) => scan(newTracker(`GB${random.below(1e9)}`, nobodys, at), "delivered", at),
  ({ tracking }, at) => scan(newTracker(tracking, null, at), "delivered", at),
  ({ tracking }, at) => scan(newTracker(tracking, nobodys, at), "delivered", at),
  ({ vendorId }, at, random) => scan(newTracker(`GB${random.below(1e9)}`, vendorId, at), "delivered", at),
  ({ tracking, vendorId }, at) => scan(newTracker(tracking, vendorId, at, "production"), "delivered", at),
  ({ tracking, vendorId }, at) => ({ ...scan(newTracker(tracking, vendorId, at), "delivered", at), mode: "production" }),
];

/** Events that EasyPost did not sign, sent again, or of other accounts: by chance, over parcels of which one scan has been taken. */
export async function drillEasyPostForgeries({ postgres, orders, events, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const random = createRandom(seed);
  const fixture = await openParcelsFixture({
    url: await createTestDatabase(postgres),
    env: { STOCK: String(orders), DAILY_LABELS: String(orders), LOG_LEVEL: "error" },
  });
  const { test, vendor } = fixture;
  try {
    const sold: Sold[] = [];
    const taken: string[] = [];
    for (let made = 0; made < orders; made++) {
      const { vendorId } = await fixture.sellWithLabel();
      const first = vendor.scan(vendorId, "pre_transit");
      await fixture.send(first);
      taken.push(JSON.stringify(first));
      sold.push({ vendorId, tracking: first.result.tracking_code });
    }
    const some = <T>(list: readonly T[]) => list[random.below(list.length)] as T;
    const statuses: Record<string, number> = {};
    let left = events;
    const lane = async () => {
      while (left-- > 0) {
        const kind = some(["forged", "forged", "replayed", "of a stranger"]);
        const at = test.now();
        const { tracking, vendorId } = some(sold);
        const body = () => JSON.stringify(scan(newTracker(tracking, vendorId, at), "delivered", at));
        const signed = (raw: string): Sent => ({ raw, headers: signRequest(raw, at) });
        const sent =
          kind === "forged"
            ? some(forgeries)(body(), at, random)
            : signed(kind === "replayed" ? some(taken) : JSON.stringify(some(strangers)({ tracking, vendorId }, at, random)));
        const name = `${kind} ${(await fixture.post(sent.raw, sent.headers, sent.path)).status}`;
        statuses[name] = (statuses[name] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));

    const untouched = await test.db.selectFrom("orders").select("id").where("status", "=", "paid").execute();
    const parcels = await test.db.selectFrom("shipments").select("id").where("parcel", "=", "waiting").execute();
    const kept = await test.db
      .selectFrom("carrier_events")
      .select((is) => is.fn.countAll<string>().as("all"))
      .where("outcome", "like", "unknown-parcel%")
      .executeTakeFirstOrThrow();
    const { alerts = 0, ...books } = await checkBooks(test.db);
    const counted = (name: string) => statuses[name] ?? 0;
    const expected = ["forged 403", "forged 404", "forged 200", "replayed 200", "of a stranger 200", "of a stranger 400"];
    const figures = {
      seed,
      "parcels waiting for their carrier": orders,
      "events sent": events,
      "forged, and refused": counted("forged 403") + counted("forged 404"),
      "forged, and taken": counted("forged 200"),
      "sent again, without effect": counted("replayed 200"),
      "of another account or mode, kept": Number(kept.all),
      "refused as no event of EasyPost's": counted("of a stranger 400"),
      "other answers": events - expected.reduce((sum, name) => sum + counted(name), 0),
      "orders changed": orders - untouched.length,
      "parcels moved": orders - parcels.length,
      "alerts for the owner, one a day": alerts,
      "books that disagree": Object.values(books).reduce((sum, count) => sum + count, 0),
    };
    const none = ["forged, and taken", "other answers", "orders changed", "parcels moved", "books that disagree"] as const;
    const plenty = ["forged, and refused", "sent again, without effect", "of another account or mode, kept"] as const;
    const ok = none.every((name) => figures[name] === 0) && plenty.every((name) => figures[name] > 0) && alerts === 1;
    return { figures, ok };
  } finally {
    await fixture.close();
  }
}
