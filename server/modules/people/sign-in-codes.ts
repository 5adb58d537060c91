import { randomBytes, randomInt } from "node:crypto";
import { brand } from "#content/brand.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { codeMinutes, type Entry, type SignInCodeSetUp } from "#contracts/sign-in.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { openSession, personOf } from "#server/modules/people/sessions.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { derivePassword } from "#server/platform/tokens/passwords.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Seconds for which a phone shows one code. */
const period = 30;
/** Figures, as a phone's own are, so that the same keys of the screen type both. */
const recoveryCode = { digits: 12, count: 10 };
/** Minutes for which a key that was shown, and not proven yet, is shown again. */
const setUpMinutes = 30;

/** RFC 6238 as every app for it knows it: six figures, by SHA-1. Imported when somebody needs it. */
async function totpOf(secret: string, label = "") {
  const { Secret, TOTP } = await import("otpauth");
  return new TOTP({ issuer: `${brand.name} back office`, label, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });
}

/** Which half minute's code that is, of this one and its neighbours, since a phone's clock may be a little off; null for a wrong one. */
async function stepOf(secret: string, typed: string, at: Date): Promise<number | null> {
  const token = typed.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const off = (await totpOf(secret)).validate({ token, timestamp: at.getTime(), window: 1 });
  return off === null ? null : Math.floor(at.getTime() / 1_000 / period) + off;
}

async function drawQr(text: string): Promise<Pick<SignInCodeSetUp, "size" | "path">> {
  const { default: codes } = await import("bwip-js/node");
  const { pixs, pixx } = codes.raw("qrcode", text, { eclevel: "M" } as object)[0] as { pixs: number[]; pixx: number };
  const path = pixs.map((black, index) => (black ? `M${index % pixx} ${Math.floor(index / pixx)}h1v1h-1z` : "")).join("");
  return { size: pixx, path };
}

const confirmed = (db: Database, person: string) => db.selectFrom("operator_codes").where("person_id", "=", person).where("confirmed_at", "is not", null);

export const hasSignInCode = async (db: Database, person: string) => (await confirmed(db, person).select("person_id").executeTakeFirst()) !== undefined;

/** For whoever gave the right password: with a code as well it becomes a session. */
export async function makeTicket(db: Database, person: string, at: Date): Promise<Entry> {
  return { ...(await makeSecretLink(db, { purpose: "operator-code", subject: person, at, minutes: codeMinutes })), needsCode: true };
}

/** A session for somebody who proved one thing; or a ticket, where a code is the other. */
export async function openFor(db: Database, person: string, at: Date, browser: string | undefined): Promise<Entry> {
  return (await hasSignInCode(db, person)) ? makeTicket(db, person, at) : { ...(await openSession(db, person, at, browser)), needsCode: false };
}

/** Ten cost what a password does: whoever can read these hashes can read the phone's key beside them, so more would guard nothing. */
const hashRecoveryCode = (code: string, salt: Buffer) => derivePassword(code, salt, { N: 2 ** 13, r: 8, p: 1 });

/** Uses a code up: answers which kind it was, or null for a wrong one, which changes nothing. */
export async function redeemCode(db: Database, person: string, typed: string, at: Date): Promise<"phone" | "recovery" | null> {
  const code = await confirmed(db, person).select(["secret", "recovery_salt"]).executeTakeFirst();
  if (!code) return null;
  const step = await stepOf(code.secret, typed, at);
  if (step !== null) {
    const taken = db.updateTable("operator_codes").set({ last_step: step }).where("person_id", "=", person).where("last_step", "<", step);
    return (await taken.executeTakeFirst()).numUpdatedRows > 0n ? "phone" : null;
  }
  const figures = typed.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(figures) || figures.length !== recoveryCode.digits) return null;
  const hash = await hashRecoveryCode(figures, code.recovery_salt);
  const used = await db.deleteFrom("operator_recovery_codes").where("person_id", "=", person).where("hash", "=", hash).executeTakeFirst();
  return used.numDeletedRows > 0n ? "recovery" : null;
}

export async function countRecoveryCodes(db: Database, person: string): Promise<number> {
  const codes = db.selectFrom("operator_recovery_codes").where("person_id", "=", person);
  return Number((await codes.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow()).count);
}

/** Answers them as they're shown, once: `0123 4567 8901`. */
async function replaceRecoveryCodes(tx: Tx, person: string): Promise<string[]> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: recoveryCode.count }, () => String(randomInt(10 ** recoveryCode.digits)).padStart(recoveryCode.digits, "0"));
  const rows = await Promise.all(codes.map(async (code) => ({ person_id: person, hash: await hashRecoveryCode(code, salt) })));
  await tx.updateTable("operator_codes").set({ recovery_salt: salt }).where("person_id", "=", person).execute();
  await tx.deleteFrom("operator_recovery_codes").where("person_id", "=", person).execute();
  await tx.insertInto("operator_recovery_codes").values(rows).execute();
  return codes.map((code) => code.replace(/(\d{4})(?=\d)/g, "$1 "));
}

/** Recovery codes and tickets go with it. */
export async function removeCode(tx: Tx, person: string): Promise<boolean> {
  await tx.deleteFrom("secret_links").where("purpose", "=", "operator-code").where("subject", "=", person).execute();
  const removed = tx.deleteFrom("operator_codes").where("person_id", "=", person).where("confirmed_at", "is not", null);
  return (await removed.executeTakeFirst()).numDeletedRows > 0n;
}

const noCode = "You signed in with a link made on the server, which has no code. Sign in with your password to set one up.";

const isOff = () => new Failure("conflict", { message: "Your sign-in code is off already." });

/** A code from somebody's phone, asked for after their password. Each person turns theirs on and off; an owner can remove anybody's. */
export const signInCodeActions = ({ db, now, sendJob }: Pick<ModuleNeeds, "db" | "now" | "sendJob">) =>
  ({
    async readSignInCode({ person }) {
      const code = person && (await confirmed(db, person.id).select("confirmed_at as since").executeTakeFirst());
      return code?.since ? { since: code.since, left: await countRecoveryCodes(db, person?.id ?? "") } : null;
    },

    async setUpSignInCode(by) {
      const { id, email } = personOf(by, noCode);
      const at = now();
      const { Secret } = await import("otpauth");
      const fresh = { secret: new Secret({ size: 20 }).base32, recovery_salt: randomBytes(16), begun_at: at };
      await db
        .insertInto("operator_codes")
        .values({ person_id: id, ...fresh })
        .onConflict((known) =>
          known
            .column("person_id")
            .doUpdateSet(fresh)
            .where("operator_codes.confirmed_at", "is", null)
            .where("operator_codes.begun_at", "<", addMinutes(at, -setUpMinutes)),
        )
        .execute();
      const begun = db.selectFrom("operator_codes").select("secret").where("person_id", "=", id).where("confirmed_at", "is", null);
      const { secret } = (await begun.executeTakeFirst()) ?? {};
      if (!secret) throw new Failure("conflict", { message: "Your sign-in code is on already. Turn it off first to set up another phone." });
      return { key: secret.replace(/(.{4})(?=.)/g, "$1 "), ...(await drawQr((await totpOf(secret, email)).toString())) };
    },

    async turnOnSignInCode(typed, by) {
      const { id } = personOf(by, noCode);
      const at = now();
      return db.transaction().execute(async (tx) => {
        const begun = tx.selectFrom("operator_codes").select("secret").where("person_id", "=", id).where("confirmed_at", "is", null).forUpdate();
        const code = await begun.executeTakeFirst();
        if (!code) throw new Failure("conflict");
        const step = await stepOf(code.secret, typed, at);
        if (step === null) {
          const message = "That isn't the code your phone should show now. Wait for the next one; if that's wrong too, set the phone's clock to automatic";
          throw new Failure("invalid", { fields: { code: message } });
        }
        await tx.updateTable("operator_codes").set({ confirmed_at: at, last_step: step }).where("person_id", "=", id).execute();
        await sendMail(tx, sendJob, "operator-code-on", id, at.toISOString());
        return replaceRecoveryCodes(tx, id);
      });
    },

    async turnOffSignInCode(by) {
      const { id } = personOf(by, noCode);
      await db.transaction().execute(async (tx) => {
        if (!(await removeCode(tx, id))) throw isOff();
        await sendMail(tx, sendJob, "operator-code-off", `${id} ${id}`, now().toISOString());
      });
    },

    async makeRecoveryCodes(by) {
      const { id } = personOf(by, noCode);
      return db.transaction().execute(async (tx) => {
        if (!(await confirmed(tx, id).select("person_id").forUpdate().executeTakeFirst())) throw isOff();
        return replaceRecoveryCodes(tx, id);
      });
    },
  }) satisfies Partial<OperatorBackend>;
