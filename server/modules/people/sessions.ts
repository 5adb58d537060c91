import { createHash, randomBytes } from "node:crypto";
import type { OpenedSession, OperatorSession } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";

/** A working day, whoever it is and however they came in. */
const sessionMinutes = 12 * 60;

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

export async function readSession(db: Database, token: string, at: Date): Promise<OperatorSession | null> {
  const found = await db
    .selectFrom("operator_sessions")
    .leftJoin("operator_people", "operator_people.id", "operator_sessions.person_id")
    .select(["operator_sessions.id", "operator_people.id as person", "operator_people.name", "operator_people.email", "operator_people.role"])
    .where("operator_sessions.token", "=", hashOf(token))
    .where("operator_sessions.expires_at", ">", at)
    .executeTakeFirst();
  if (!found) return null;
  const { id, person, name, email, role } = found;
  return { id, role: role ?? "owner", person: person && name !== null && email !== null ? { id: person, name, email } : null };
}

export const endSession = (db: Database, token: string) => db.deleteFrom("operator_sessions").where("token", "=", hashOf(token)).execute();
