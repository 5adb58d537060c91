import { randomBytes } from "node:crypto";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { Role } from "#contracts/sign-in.ts";
import type { Past } from "#main/demo/open-past.ts";
import { writeAudit } from "#server/modules/people/audit.ts";
import { openSession, readSession } from "#server/modules/people/sessions.ts";
import { addMinutes } from "#server/platform/dates.ts";

const browsers: Record<Role, string> = {
  owner: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  staff: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  accountant: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
};
const roles = Object.keys(browsers) as Role[];

/** Nobody has to know it beforehand, so it's another each time. */
export const newPassword = () => `demo-${randomBytes(9).toString("base64url")}`;
export const addressOf = (role: Role) => `sample.${role}@example.com`;

/** Who works in the back office: they act by a session, and sign in anew when it's over. */
export function createTeam({ backend, db, now, moveTo }: Past) {
  const tokens = new Map<Role, string>();

  /** Without the password, which takes a quarter of a second each time. */
  async function signIn(role: Role) {
    const person = await db.selectFrom("operator_people").select("id").where("email", "=", addressOf(role)).executeTakeFirstOrThrow();
    await db.deleteFrom("operator_sessions").where("person_id", "=", person.id).execute();
    const { token } = await openSession(db, person.id, now(), browsers[role]);
    tokens.set(role, token);
    const session = await readSession(db, token, now());
    if (!session) throw new Error(`${role} isn't signed in`);
    await writeAudit(db, session, now(), { action: "signIn" });
    return session;
  }

  return {
    async begin(password: string) {
      for (const role of roles) {
        const { url } = await backend.operator.invitePerson(addressOf(role), role);
        const name = `Sample ${role[0]?.toUpperCase()}${role.slice(1)}`;
        const caller = { address: "127.0.0.1", requestId: "demo", source: "/operator/join", browserName: browsers[role] };
        await moveTo(addMinutes(now(), 4));
        await backend.door.acceptInvitation(url.split("/").at(-1) ?? "", { name, password }, caller);
      }
    },

    /** The back office as that person has it. */
    async as(role: Role): Promise<OperatorBackend> {
      const session = (await readSession(db, tokens.get(role) ?? "", now())) ?? (await signIn(role));
      // As if the password had been asked for again.
      await db.updateTable("operator_sessions").set({ proven_at: now() }).where("id", "=", session.id).execute();
      return backend.actAs(session);
    },
  };
}
export type Team = ReturnType<typeof createTeam>;
