import { isDeepStrictEqual } from "node:util";
import { type AccessSession, type SiteLock, siteLocks } from "#contracts/access-session.ts";
import type { AccessBackend } from "#contracts/backend.ts";
import { secretLinkLimit } from "#contracts/limit.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { insertOnce } from "#server/platform/database/open.ts";
import { isDatabaseAway } from "#server/platform/database/outage.ts";
import { createLockout } from "#server/platform/limits/lockout.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { checkPassword } from "#server/platform/tokens/passwords.ts";
import { hashToken, readSecret, readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { createTokenSigner, type TokenSigner } from "#server/platform/tokens/signed-tokens.ts";

/** Milliseconds until a process asks again what the others have ended. */
const fresh = 5_000;

/** What was ended before its time. Access sessions are read without the database, so each process keeps this short list; another's is seen within 5 s. */
function createEndedAccessSessions({ db, now }: Pick<PlatformNeeds, "db" | "now">) {
  let known: ReadonlySet<string> = new Set();
  let asked = Number.NEGATIVE_INFINITY;

  async function read() {
    const rows = await db.selectFrom("secret_links").select("token_hash").where("purpose", "=", "ended-grant").where("expires_at", ">", now()).execute();
    known = new Set(rows.map(({ token_hash }) => token_hash.toString("base64")));
  }

  return {
    readAgain: read,
    async has(tokenIds: readonly string[]) {
      if (Math.abs(now().getTime() - asked) >= fresh) {
        asked = now().getTime();
        // While the database is away the last list stands: who is inside is not thrown out for it.
        await read().catch((error: unknown) => {
          if (!isDatabaseAway(error)) throw error;
        });
      }
      return tokenIds.some((tokenId) => known.has(hashToken(tokenId).toString("base64")));
    },
    async end(tokenId: string, endsAt: Date) {
      await insertOnce(db, "secret_links", { token_hash: hashToken(tokenId), purpose: "ended-grant", subject: "", created_at: now(), expires_at: endsAt });
      await read();
    },
  };
}

/** A code as people type it: a phone's keyboard begins with a capital, and another writes its letters in full width. */
export const plainSecret = (lock: SiteLock, typed: string) => (lock === "code" ? typed.normalize("NFKC").trim().toLowerCase() : typed);

/** What opens the site at one moment. `isRight`: null where there is no such password or code. */
type Locks = { signer: TokenSigner; isRight: Record<SiteLock, ((typed: string) => Promise<boolean>) | null> };
/** Hashes of what the owner chose. */
type Chosen = Partial<Record<SiteLock, string>>;

export const chosenOf = (rows: readonly { lock: SiteLock; hash: string | null }[]): Chosen =>
  Object.fromEntries(rows.flatMap(({ lock, hash }) => (hash === null ? [] : [[lock, hash]])));

type GateNeeds = Pick<PlatformNeeds, "db" | "config" | "log" | "now" | "hashPassword"> & { limitSecret: string };

/** The settings' password and code, and those that the owner chose in their place. One given in the clear is kept as its hash from here on, and so costs as much to guess. */
async function openLocks({ db, config, log, now, hashPassword }: GateNeeds) {
  const { SITE_PASSWORD, SITE_PASSWORD_HASH, ACCESS_CODE } = config;
  const secret = await readSecret(db, "access");
  const given = {
    password: SITE_PASSWORD_HASH ?? (SITE_PASSWORD && (await hashPassword(SITE_PASSWORD))),
    code: ACCESS_CODE && (await hashPassword(plainSecret("code", ACCESS_CODE))),
  };

  /** What was chosen takes the setting's place in the key too, so that choosing ends whatever was signed before. */
  function of(chosen: Chosen): Locks {
    const { password, code } = chosen;
    const check = (lock: SiteLock) => {
      const hash = chosen[lock] ?? given[lock];
      return hash ? (typed: string) => checkPassword(plainSecret(lock, typed), hash) : null;
    };
    const keyedBy = {
      SITE_PASSWORD: password ? undefined : SITE_PASSWORD,
      SITE_PASSWORD_HASH: password ?? SITE_PASSWORD_HASH,
      ACCESS_CODE: code ?? ACCESS_CODE,
    };
    return { signer: createTokenSigner({ secret, config: keyedBy, now }), isRight: { password: check("password"), code: check("code") } };
  }

  const readChosen = async () => chosenOf(await db.selectFrom("site_locks").select(["lock", "hash"]).execute());
  let chosen = await readChosen();
  let locks = of(chosen);
  let failedAt = Number.NEGATIVE_INFINITY;
  for (const lock of siteLocks)
    if (chosen[lock] && given[lock]) log.warn({}, `site access: the owner chose another ${lock} in the back office, so the one in the settings isn't used`);

  return {
    of,
    /** Asked anew each time, so that a choice counts in every process from its next request on. */
    async read(): Promise<Locks> {
      if (Math.abs(now().getTime() - failedAt) < fresh) return locks;
      try {
        const found = await readChosen();
        if (!isDeepStrictEqual(found, chosen)) locks = of(found);
        chosen = found;
      } catch (error) {
        // While the database is away what was known holds: nobody inside waits for it at each file.
        if (!isDatabaseAway(error)) throw error;
        failedAt = now().getTime();
      }
      return locks;
    },
  };
}

/** What the gate's functions work with. */
export async function openGate(needs: GateNeeds) {
  const { db, limitSecret, now } = needs;
  return { locks: await openLocks(needs), ended: createEndedAccessSessions({ db, now }), lockout: createLockout({ db, secret: limitSecret, now }) };
}
export type Gate = Awaited<ReturnType<typeof openGate>>;

const tokenIdsOf = ({ tokenId }: AccessSession) => [tokenId, tokenId.slice(0, 22)];

export const openAccess = ({ db, locks, ended, lockout, throttle, now }: ModuleNeeds): AccessBackend => ({
  async readAccessSession(token) {
    const session = (await locks.read()).signer.readAccessSession(token);
    return session && !(await ended.has(tokenIdsOf(session))) ? session : null;
  },
  readPasswordAttempts: ({ address }) => lockout.read(address),

  async openPreview(token, caller) {
    const { signer } = await locks.read();
    const link = signer.readPreviewLink(token);
    if (!link || (await ended.has([link.tokenId]))) return false;
    caller.keepAccessSession?.(signer.signAccessSession("guest", link).token);
    return true;
  },

  endAccessSession: ({ tokenId, endsAt }) => ended.end(tokenId, endsAt),

  async openSecretLink(purpose, token, caller) {
    await throttle([`secret-link:${caller.address}`, secretLinkLimit]);
    const link = await readSecretLink(db, purpose, token, now());
    // A confirmation is sent to anyone who asks, so it brings nothing but its own page.
    if (link && purpose !== "confirm-sign-up" && !caller.accessSession) caller.keepAccessSession?.((await locks.read()).signer.signAccessSession("link").token);
    return link !== undefined;
  },
});
