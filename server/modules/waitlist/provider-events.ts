import { sql } from "kysely";
import { countries } from "#content/countries.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { confirmSignUpRequest, type Leaving, leaveList, readNewestConsent, readSignUpRequest } from "#server/modules/waitlist/members.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { ListEvent } from "#server/providers/mailing-list/port.ts";

/** As they left at the provider, it is owed nothing more about them. */
export async function leftAtProvider(db: Database, leaving: Leaving): Promise<void> {
  if (!(await leaveList(db, leaving))) return;
  const { signUp: sign_up, at } = leaving;
  const synced = { desired: "unsubscribed", desired_at: at, outcome: "left", synced_at: at } as const;
  await db
    .insertInto("list_syncs")
    .values({ sign_up, ...synced, synced_version: 1 })
    .onConflict((same) => same.column("sign_up").doUpdateSet({ ...synced, synced_version: sql`list_syncs.version` }))
    .execute();
}

/** Somebody whom the provider asked has said yes there: they are on the list, where they were waiting for that. */
export async function confirmedAtProvider(tx: Tx, sendJob: SendJob, { signUp, source, at }: Leaving): Promise<void> {
  const newest = await readNewestConsent(tx, signUp, "asked");
  const asked = newest && (await readSignUpRequest(tx, newest.id));
  if (asked?.status !== "pending") return;
  await confirmSignUpRequest(tx, sendJob, asked, { source, at });
  const synced = { desired: "subscribed", desired_at: at, synced_version: sql<number>`list_syncs.version`, outcome: "listed", synced_at: at } as const;
  await tx.updateTable("list_syncs").set(synced).where("sign_up", "=", signUp).execute();
}

type Named<K extends ListEvent["kind"]> = Extract<ListEvent, { kind: K }>;

/** The provider keeps whole seconds: within one, what it tells counts as the later, so leaving wins. */
export const isSince = (at: Date, before: Date | null) => before === null || at.getTime() + 1_000 > before.getTime();

/** Locks who has that address, so that of many deliveries at once one has an effect. */
const lockSignUp = (db: Database, email: string) => db.selectFrom("sign_ups").selectAll().where("email", "=", email).forUpdate().executeTakeFirst();

async function applyMove(db: Database, { from, to }: Named<"moved">, source: string, at: Date) {
  const old = await lockSignUp(db, from);
  if (!old) return;
  const there = await lockSignUp(db, to);
  const known = there && (await db.selectFrom("consents").select("id").where("sign_up", "=", there.id).where("act", "=", "confirmed").executeTakeFirst());
  // Whoever is or was on the list under both addresses keeps the one they go to; what somebody once typed and never confirmed is in nobody's way.
  if (known) return leftAtProvider(db, { signUp: old.id, source, at });
  if (there) await db.deleteFrom("sign_ups").where("id", "=", there.id).execute();
  await db.updateTable("sign_ups").set({ email: to }).where("id", "=", old.id).execute();
}

/** A name and country that they entered there are theirs here too, once they are on the list. */
async function applyEdit(db: Database, { email, name, country }: Named<"edited">) {
  const known = country !== null && countries.some(({ code }) => code === country);
  const changes = { ...(name !== null && { name }), ...(known && { country }) };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable("sign_ups").set(changes).where("email", "=", email).where("status", "=", "confirmed").execute();
}

/** Applies what happened at the provider. An event has no number: a repeat has no effect any more, and one older than a choice made since has none at all. */
export function receiveListEvent({ db, sendJob, list, now, config }: ModuleNeeds): (body: string) => Promise<void> {
  async function apply(tx: Tx, event: ListEvent) {
    const source = list.name;
    if (event.kind === "moved") return applyMove(tx, event, source, now());
    if (event.kind === "edited") return applyEdit(tx, event);
    const { email, at, kind } = event;
    const person = await lockSignUp(tx, email);
    if (!person) return;
    const signUp = person.id;
    if (kind === "bounced") return void (await tx.updateTable("list_syncs").set({ outcome: "bounced" }).where("sign_up", "=", signUp).execute());
    if (kind !== "joined") return void (isSince(at, person.confirmed_at) && (await leftAtProvider(tx, { signUp, source, at })));
    const asked = await tx.selectFrom("list_syncs").select("desired_at").where("sign_up", "=", signUp).where("desired", "=", "pending").executeTakeFirst();
    if (config.LIST_CONFIRMATION === "mailchimp" && asked && isSince(at, asked.desired_at)) await confirmedAtProvider(tx, sendJob, { signUp, source, at });
  }

  return async (body) => {
    const event = list.readEvent(body);
    if (event) await db.transaction().execute((tx) => apply(tx, event));
  };
}
