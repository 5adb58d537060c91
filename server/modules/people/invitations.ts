import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { brand } from "#content/brand.ts";
import { Failure } from "#contracts/failure.ts";
import { email as emailField } from "#contracts/fields.ts";
import { type Entry, type NewPerson, type Role, roles } from "#contracts/sign-in.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { countPasskeys, removeAllPasskeys } from "#server/modules/people/passkeys.ts";
import { openFor } from "#server/modules/people/sign-in-codes.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { makeSecretLink, readSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Made by an owner, or asked for by whoever forgot theirs. Minutes: how long it works. */
const links = { "operator-invitation": 7 * 1_440, "operator-password": 60 } as const;
type Link = keyof typeof links;
const linkPurposes = Object.keys(links) as Link[];
/** All that leads to a session of somebody's. */
export const waysIn = [...linkPurposes, "operator-code"] as const;

/** A link by which that person chooses a password, once: their first, or another in its place. */
export async function makeInvitation(db: Database, origin: string, person: string, at: Date, purpose: Link = "operator-invitation") {
  const { token, expiresAt } = await makeSecretLink(db, { purpose, subject: person, at, minutes: links[purpose] });
  return { url: `${origin}/operator/join/${token}`, expiresAt };
}

/** Rarer signs are good for a mail, but better-auth takes no such address at the door. */
const signsIn = /^[a-z0-9_'+.-]*[a-z0-9_+-]@/;

type InviteNeeds = Pick<ModuleNeeds, "db" | "now" | "sendJob"> & { config: Pick<ModuleNeeds["config"], "PUBLIC_ORIGIN" | "MAIL_DELIVERY"> };

/**
 * Answers a way in for somebody, and mails them another where mail goes out: the local mailbox is read by others in the back office.
 * Whoever is known already keeps name and password until it's used. Whoever has joined keeps their role too: `changeRole` alone changes it, and leaves an owner.
 */
export function invitePerson({ db, now, sendJob, config }: InviteNeeds) {
  return async (address: string, role: Role) => {
    const parsed = v.safeParse(emailField, address);
    if (!parsed.success) throw new Failure("invalid", { message: parsed.issues[0].message });
    if (!signsIn.test(parsed.output)) throw new Failure("invalid", { message: "Before the @, use only letters, numbers and . _ ' + -" });
    if (!roles.includes(role)) throw new Failure("invalid", { message: `A role is one of: ${roles.join(", ")}.` });
    const at = now();
    return db.transaction().execute(async (tx) => {
      const { id, stands, hasJoined } = await tx
        .insertInto("operator_people")
        .values({ email: parsed.output, name: parsed.output, role, created_at: at, updated_at: at })
        .onConflict((known) =>
          known.column("email").doUpdateSet((eb) => ({
            role: eb.case().when("operator_people.email_verified", "=", true).then(eb.ref("operator_people.role")).else(eb.ref("excluded.role")).end(),
            updated_at: at,
          })),
        )
        .returning(["id", "role as stands", "email_verified as hasJoined"])
        .executeTakeFirstOrThrow();
      if (config.MAIL_DELIVERY !== "local") await sendMail(tx, sendJob, "operator-invitation", id, at.toISOString());
      return { ...(await makeInvitation(tx, config.PUBLIC_ORIGIN, id, at)), role: stands, hasJoined };
    });
  };
}

const withPassword = (db: Database) =>
  db
    .selectFrom("operator_people as p")
    .leftJoin("operator_accounts as a", (on) => on.onRef("a.person_id", "=", "p.id").on("a.provider_id", "=", "credential"))
    .select(["p.id", "p.email", "p.name", "a.id as account"]);

/** Whom a link invites, without using it up. */
async function readLink(db: Database, token: string, at: Date) {
  for (const purpose of linkPurposes) {
    const link = await readSecretLink(db, purpose, token, at);
    const person = link && !link.used_at && (await withPassword(db).where("p.id", "=", link.subject).executeTakeFirst());
    if (person) return { ...person, purpose };
  }
  return null;
}

/** The same for whoever holds the link. `name`: what they're called, once they've said so. */
export async function readInvitation(db: Database, token: string, at: Date) {
  const person = await readLink(db, token, at);
  return person && { email: person.email, name: person.account ? person.name : null, passkeys: await countPasskeys(db, person.id) };
}

/** What guessers try first, in the length that's asked for. */
const common = ["password", "qwertyuiop", "1234567890", "123456789", "abcdefgh", "letmein"];

/** NIST SP 800-63B: without what everybody tries and what everybody knows of its owner, something is left to guess. */
function refuseObvious({ password }: NewPerson, email: string) {
  const text = password.normalize("NFKC").toLowerCase();
  const [before = ""] = email.split("@");
  const known = [...common, brand.name.toLowerCase(), ...(before.length > 3 ? [before] : [])];
  const rest = known.reduce((left, word) => left.replaceAll(word, ""), text);
  if (new Set(rest).size < 8)
    throw new Failure("weak_password", { fields: { password: "That's easy to guess. Please choose four or five words that you don't say together" } });
}

async function setPassword(tx: Tx, person: string, password: string, at: Date) {
  const row = { person_id: person, provider_id: "credential" as const, account_id: person, password, created_at: at, updated_at: at };
  await tx
    .insertInto("operator_accounts")
    .values(row)
    .onConflict((known) => known.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: at }))
    .execute();
}

/**
 * Promises a mail with a link to a new password; false where mail goes into the local mailbox, which others read. For nobody there's a job too,
 * about nobody: so it takes as long.
 */
export async function sendPasswordLink({ db, now, sendJob, config }: InviteNeeds, email: string): Promise<boolean> {
  if (config.MAIL_DELIVERY === "local") return false;
  await db.transaction().execute(async (tx) => {
    const people = tx.selectFrom("operator_people").select("id").where("email", "=", email).where("email_verified", "=", true);
    await sendMail(tx, sendJob, "operator-password", (await people.executeTakeFirst())?.id ?? randomUUID(), now().toISOString());
  });
  return true;
}

/** Uses such a link up: the person has that name and password from now on, and whoever came in as them before is out. */
export async function acceptInvitation(
  { db, now, sendJob, hashPassword }: Pick<ModuleNeeds, "db" | "now" | "sendJob" | "hashPassword">,
  token: string,
  { name, password, removePasskeys }: NewPerson,
  browser: string | undefined,
): Promise<Entry | null> {
  const at = now();
  const invited = await readLink(db, token, at);
  if (!invited) return null;
  refuseObvious({ name, password }, invited.email);
  const hash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const link = await useSecretLink(tx, invited.purpose, token, at);
    if (!link) return null;
    const person = link.subject;
    await tx.updateTable("operator_people").set({ name, email_verified: true, updated_at: at }).where("id", "=", person).execute();
    await setPassword(tx, person, hash, at);
    // The copy that was mailed, or printed: a way in that nobody needs any more.
    await tx.updateTable("secret_links").set({ expires_at: at }).where("purpose", "in", waysIn).where("subject", "=", person).execute();
    if (invited.account !== null) await sendMail(tx, sendJob, "operator-password-changed", person, at.toISOString());
    await tx.deleteFrom("operator_sessions").where("person_id", "=", person).execute();
    if (removePasskeys) await removeAllPasskeys(tx, sendJob, person, at);
    return openFor(tx, person, at, browser);
  });
}
