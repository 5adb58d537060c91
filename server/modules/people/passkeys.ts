import * as v from "valibot";
import { brand } from "#content/brand.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isUuid } from "#contracts/fields.ts";
import { mostPasskeys, type PasskeyAnswer, type PasskeyRequest, passkeyMinutes } from "#contracts/passkeys.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { personOf } from "#server/modules/people/sessions.ts";
import { type Database, insertOnce, type Tx } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import { makeSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

type Needs = Pick<ModuleNeeds, "db" | "now"> & { config: Pick<ModuleNeeds["config"], "PUBLIC_ORIGIN"> };

/** Loaded when the first answer is looked at: 30 MB that a shop without passkeys needn't carry. */
const load = async () => ({ ...(await import("@simplewebauthn/server")), ...(await import("@simplewebauthn/server/helpers")) });

/** EdDSA, ES256 and RS256: what devices have. */
const algorithms = [-8, -7, -257];
const timeout = passkeyMinutes * 60_000;
/** What a question is for: coming in, or else one session's new passkey. */
const comingIn = "coming-in";

const rpIdOf = ({ PUBLIC_ORIGIN }: Needs["config"]) => new URL(PUBLIC_ORIGIN).hostname;
const expectedFrom = ({ config }: Needs, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: config.PUBLIC_ORIGIN,
  expectedRPID: rpIdOf(config),
  requireUserVerification: true,
});

/** By it a device says whose a passkey is. */
const handleOf = (person: string) => Buffer.from(person).toString("base64url");

/** What a device signs: a secret link of ours, so it's kept as a hash, ends by itself and works once. */
const makeChallenge = async (db: Database, subject: string, at: Date) =>
  (await makeSecretLink(db, { purpose: "operator-passkey", subject, at, minutes: passkeyMinutes })).token;

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

/** Uses up the question that was answered, whatever becomes of the answer; null if it wasn't asked, for this, a short while ago. */
const redeemChallenge = async (db: Database, clientDataJSON: string, subject: string, at: Date): Promise<string | null> => {
  const read = v.safeParse(clientData, Buffer.from(clientDataJSON, "base64url").toString());
  const challenge = read.success ? read.output.challenge : "";
  const link = await useSecretLink(db, "operator-passkey", challenge, at);
  return link?.subject === subject ? challenge : null;
};

const inParts = <R extends object>(id: string, response: R) => ({ id, rawId: id, type: "public-key" as const, clientExtensionResults: {}, response });

/** The same for everybody, who may have one here or not. */
export const askForPasskey = async ({ db, now, config }: Needs): Promise<PasskeyRequest> => ({
  challenge: await makeChallenge(db, comingIn, now()),
  rpId: rpIdOf(config),
  timeout,
  userVerification: "required",
});

/** Whose a passkey is called that; nothing is proven by it. */
export const findPasskey = (db: Database, credential: string) =>
  db.selectFrom("operator_passkeys").selectAll().where("credential", "=", credential).executeTakeFirst();

/** Whose passkey answered, or null: it was made here, for this address of the site, and its device has made sure of the person. */
export async function checkPasskey(needs: Needs, { id, ...answer }: PasskeyAnswer): Promise<string | null> {
  const { db, now } = needs;
  const at = now();
  const challenge = await redeemChallenge(db, answer.clientDataJSON, comingIn, at);
  const known = await findPasskey(db, id);
  if (challenge === null || !known || answer.userHandle !== handleOf(known.person_id)) return null;
  const { verifyAuthenticationResponse } = await load();
  const credential = { id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) };
  // It throws at whatever isn't as it should be, and asks nobody outside.
  const checked = await verifyAuthenticationResponse({ ...expectedFrom(needs, challenge), response: inParts(id, answer), credential }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter, credentialBackedUp, credentialDeviceType } = checked.authenticationInfo;
  // A passkey can't become one of another kind.
  if ((credentialDeviceType === "multiDevice") !== known.can_sync) return null;
  const used = db.updateTable("operator_passkeys").set({ counter: newCounter, synced: credentialBackedUp, used_at: at }).where("id", "=", known.id);
  return (await used.executeTakeFirst()).numUpdatedRows > 0n ? known.person_id : null;
}

/** We ask for no statement of who made the device; some sign one with the passkey itself. Any other brings certificates, which would be looked up at whoever they name. */
function isPlain({ decodeAttestationObject, isoBase64URL }: Awaited<ReturnType<typeof load>>, attestationObject: string): boolean {
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  return statement.get("fmt") === "none" || (statement.get("fmt") === "packed" && statement.get("attStmt").get("x5c") === undefined);
}

const noPasskeys = "You signed in with a link made on the server, which has no passkeys. Sign in with your password to add one.";

const credentialsOf = async (db: Database, person: string) =>
  (await db.selectFrom("operator_passkeys").select("credential").where("person_id", "=", person).execute()).map(({ credential }) => credential);

export const countPasskeys = async (db: Database, person: string) => (await credentialsOf(db, person)).length;

/** Nor one more in two tabs at once: whoever's they are is kept from others meanwhile. */
async function expectRoom(db: Database, person: string) {
  await db.selectFrom("operator_people").select("id").where("id", "=", person).forUpdate().execute();
  const known = await credentialsOf(db, person);
  if (known.length >= mostPasskeys) throw new Failure("conflict", { message: `You have ${mostPasskeys} passkeys already. Remove one first.` });
  return known;
}

/** For whoever chooses a password anew and fears for a device that they've lost. */
export async function removeAllPasskeys(tx: Tx, sendJob: ModuleNeeds["sendJob"], person: string, at: Date) {
  const removed = await tx.deleteFrom("operator_passkeys").where("person_id", "=", person).returning("name").execute();
  for (const { name } of removed) await sendMail(tx, sendJob, "operator-passkey-removed", `${person} ${name}`, at.toISOString());
}

/** What stands for somebody's password and code. Each person adds and removes their own. */
export const passkeyActions = (needs: Needs & Pick<ModuleNeeds, "sendJob">) => {
  const { db, now, sendJob, config } = needs;
  return {
    listPasskeys: ({ person }) =>
      db
        .selectFrom("operator_passkeys")
        .select(["id", "name", "created_at as since", "used_at as usedAt"])
        .where("person_id", "=", person?.id ?? null)
        .orderBy("created_at")
        .orderBy("id")
        .execute(),

    async readPasskeyRequest(by) {
      const { id, email, name } = personOf(by, noPasskeys);
      const known = await expectRoom(db, id);
      return {
        challenge: await makeChallenge(db, by.id, now()),
        rp: { id: rpIdOf(config), name: `${brand.name} back office` },
        user: { id: handleOf(id), name: email, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
        timeout,
        attestation: "none",
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        excludeCredentials: known.map((credential) => ({ type: "public-key", id: credential })),
      };
    },

    async addPasskey({ name, credential: { id, ...made } }, by) {
      const person = personOf(by, noPasskeys).id;
      const at = now();
      const refused = new Failure("invalid", { message: "That took longer than five minutes, or your device sent something else. Please add it again." });
      return db.transaction().execute(async (tx) => {
        const challenge = await redeemChallenge(tx, made.clientDataJSON, by.id, at);
        if (challenge === null) throw refused;
        await expectRoom(tx, person);
        const library = await load();
        const check = async () => {
          const response = inParts(id, made);
          return isPlain(library, made.attestationObject)
            ? library.verifyRegistrationResponse({ ...expectedFrom(needs, challenge), response, supportedAlgorithmIDs: algorithms })
            : null;
        };
        // It throws at whatever isn't as it should be.
        const checked = await check().catch(() => null);
        if (!checked?.verified) throw refused;
        const { credential, credentialBackedUp, credentialDeviceType } = checked.registrationInfo;
        const row = {
          person_id: person,
          name,
          credential: credential.id,
          public_key: Buffer.from(credential.publicKey),
          counter: credential.counter,
          can_sync: credentialDeviceType === "multiDevice",
          synced: credentialBackedUp,
          created_at: at,
        };
        if (!(await insertOnce(tx, "operator_passkeys", row))) throw refused;
        await sendMail(tx, sendJob, "operator-passkey-added", `${person} ${name}`, at.toISOString());
        return { name };
      });
    },

    async removePasskey(id, by) {
      const person = personOf(by, noPasskeys).id;
      return db.transaction().execute(async (tx) => {
        const removed = await tx
          .deleteFrom("operator_passkeys")
          .where("id", "=", isUuid(id) ? id : null)
          .where("person_id", "=", person)
          .returning("name")
          .executeTakeFirst();
        if (!removed) throw new Failure("not-found", { message: "That passkey is removed already." });
        await sendMail(tx, sendJob, "operator-passkey-removed", `${person} ${removed.name}`, now().toISOString());
        return removed;
      });
    },
  } satisfies Partial<OperatorBackend>;
};
