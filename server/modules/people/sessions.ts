import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { Failure } from "#contracts/failure.ts";
import { provenMinutes } from "#contracts/rights.ts";
import type { StandingSession } from "#contracts/session-events.ts";
import { type OpenedSession, type OperatorSession, sessionMinutes } from "#contracts/sign-in.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { checkPassword } from "#server/platform/tokens/passwords.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** A session to be: the token is the browser's alone, and its hash ours. */
export function newSession(at: Date, browser: string | undefined) {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = addMinutes(at, sessionMinutes);
  return { opened: { token, expiresAt }, kept: { token: hashOf(token), userAgent: browser ?? null, createdAt: at, updatedAt: at, expiresAt } };
}

/** `person`: null for a link from the server's own command line, which says nothing of who pressed it. */
export async function openSession(db: Database, person: string | null, at: Date, browser: string | undefined): Promise<OpenedSession> {
  const { opened, kept } = newSession(at, browser);
  await db
    .insertInto("operator_sessions")
    .values({ token: kept.token, person_id: person, user_agent: kept.userAgent, created_at: at, updated_at: at, expires_at: kept.expiresAt })
    .execute();
  return opened;
}

/** Minutes for which a use isn't written down again: looking at a page isn't a write each time. */
const usedWithin = 5;

/** `isUse`: they asked for a page, or pressed a button. */
export async function readSession(db: Database, token: string, at: Date, { isUse = false } = {}): Promise<OperatorSession | null> {
  const found = await db
    .selectFrom("operator_sessions")
    .leftJoin("operator_people", "operator_people.id", "operator_sessions.person_id")
    .select(["operator_sessions.id", "operator_people.id as person", "operator_people.name", "operator_people.email", "operator_people.role"])
    .select("operator_sessions.updated_at as usedAt")
    .where("operator_sessions.token", "=", hashOf(token))
    .where("operator_sessions.expires_at", ">", at)
    .executeTakeFirst();
  if (!found) return null;
  const { id, person, name, email, role, usedAt } = found;
  if (isUse && usedAt < addMinutes(at, -usedWithin)) await db.updateTable("operator_sessions").set({ updated_at: at }).where("id", "=", id).execute();
  return { id, role: role ?? "owner", person: person && name !== null && email !== null ? { id: person, name, email } : null };
}

/** `refusal`: for whoever came in by a link of the server's own command line, and is nobody. */
export function personOf({ person }: OperatorSession, refusal: string) {
  if (!person) throw new Failure("forbidden", { message: refusal });
  return person;
}

export async function readStanding(db: Database, token: string, at: Date): Promise<StandingSession | null> {
  const found = await db
    .selectFrom("operator_sessions as s")
    .leftJoin("operator_people as p", "p.id", "s.person_id")
    .leftJoin("operator_accounts as a", (on) => on.onRef("a.person_id", "=", "p.id").on("a.provider_id", "=", "credential"))
    .select(["s.id", "s.created_at", "s.expires_at", "s.proven_at", "p.id as person", "p.updated_at as version"])
    .select(["a.created_at as first", "a.updated_at as chosen"])
    .where("s.token", "=", hashOf(token))
    .where("s.expires_at", ">", at)
    .executeTakeFirst();
  if (!found) return null;
  const { id, created_at, person, version, first, chosen } = found;
  return {
    id,
    until: found.expires_at.toISOString(),
    person,
    version: version?.toISOString() ?? null,
    provenAt: found.proven_at?.toISOString() ?? null,
    // A link to a new password writes the password and opens the session at one moment; a first password is no other's.
    isRecovery: created_at > addMinutes(at, -1) && chosen?.getTime() === created_at.getTime() && first?.getTime() !== created_at.getTime(),
  };
}

/** Whether whoever's session it is came in, or gave their password again, a short while ago. */
export async function isProven(db: Database, session: string, at: Date): Promise<boolean> {
  const proven = sql<Date>`coalesce(proven_at, created_at)`;
  const open = db.selectFrom("operator_sessions").select("id").where("id", "=", session);
  return (await open.where(proven, ">", addMinutes(at, -provenMinutes)).executeTakeFirst()) !== undefined;
}

/** Whether that's the password of whoever's session it is; then it counts as given now. */
export async function prove(db: Database, { id, person }: OperatorSession, password: string, at: Date): Promise<boolean> {
  const accounts = db.selectFrom("operator_accounts").select("password").where("provider_id", "=", "credential");
  const account = person && (await accounts.where("person_id", "=", person.id).executeTakeFirst());
  if (!account?.password || !(await checkPassword(password, account.password))) return false;
  await countAsProven(db, id, at);
  return true;
}

export const countAsProven = (db: Database, session: string, at: Date) =>
  db.updateTable("operator_sessions").set({ proven_at: at }).where("id", "=", session).execute();

export const endSession = (db: Database, token: string) => db.deleteFrom("operator_sessions").where("token", "=", hashOf(token)).execute();
