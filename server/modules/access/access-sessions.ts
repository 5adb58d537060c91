import type { AccessSession } from "#contracts/access-session.ts";
import type { AccessBackend } from "#contracts/backend.ts";
import { secretLinkLimit } from "#contracts/limit.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { isDatabaseAway } from "#server/platform/database/outage.ts";
import { createLockout } from "#server/platform/limits/lockout.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { checkPassword } from "#server/platform/tokens/passwords.ts";
import { hashToken, readSecret, readSecretLink } from "#server/platform/tokens/secret-links.ts";
import { createTokenSigner } from "#server/platform/tokens/signed-tokens.ts";

/** Milliseconds until a process asks again what the others have ended. */
const fresh = 5_000;

/** What was ended before its time. Access sessions are read without the database, so each process keeps this short list; another's is seen within 5 s. */
export function createEndedAccessSessions({ db, now }: Pick<PlatformNeeds, "db" | "now">) {
  let known: ReadonlySet<string> = new Set();
  let asked = Number.NEGATIVE_INFINITY;

  async function read() {
    const rows = await db.selectFrom("secret_links").select("token_hash").where("purpose", "=", "ended-grant").where("expires_at", ">", now()).execute();
    known = new Set(rows.map(({ token_hash }) => token_hash.toString("base64")));
  }

  async function readIfStale() {
    if (Math.abs(now().getTime() - asked) < fresh) return;
    asked = now().getTime();
    // While the database is away the last list stands: who is inside is not thrown out for it.
    await read().catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
  }

  return {
    readAgain: read,
    async has(tokenIds: readonly string[]) {
      await readIfStale();
      return tokenIds.some((tokenId) => known.has(hashToken(tokenId).toString("base64")));
    },
    async end(tokenId: string, endsAt: Date) {
      await db
        .insertInto("secret_links")
        .values({ token_hash: hashToken(tokenId), purpose: "ended-grant", subject: "", created_at: now(), expires_at: endsAt })
        .onConflict((found) => found.doNothing())
        .execute();
      await read();
    },
  };
}

export type EndedAccessSessions = ReturnType<typeof createEndedAccessSessions>;

type GateNeeds = Pick<PlatformNeeds, "db" | "config" | "now" | "hashPassword"> & { limitSecret: string };

/** What the gate's functions work with. A password given in the clear is kept as its hash from here on, and so costs as much to guess. */
export async function openGate({ db, config, limitSecret, now, hashPassword }: GateNeeds) {
  const { SITE_PASSWORD, SITE_PASSWORD_HASH } = config;
  const hash = SITE_PASSWORD_HASH ?? (SITE_PASSWORD && (await hashPassword(SITE_PASSWORD)));
  return {
    signer: createTokenSigner({ secret: await readSecret(db, "access"), config, now }),
    ended: createEndedAccessSessions({ db, now }),
    lockout: createLockout({ db, secret: limitSecret, now }),
    isPassword: hash ? (password: string) => checkPassword(password, hash) : null,
  };
}

type AccessNeeds = Pick<ModuleNeeds, "db" | "signer" | "ended" | "lockout" | "throttle" | "now">;

const tokenIdsOf = ({ tokenId }: AccessSession) => [tokenId, tokenId.slice(0, 22)];

export const openAccess = ({ db, signer, ended, lockout, throttle, now }: AccessNeeds): AccessBackend => ({
  async readAccessSession(token) {
    const session = signer.readAccessSession(token);
    return session && !(await ended.has(tokenIdsOf(session))) ? session : null;
  },
  readPasswordAttempts: ({ address }) => lockout.read(address),

  async openPreview(token, caller) {
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
    if (link && purpose !== "confirm-sign-up" && !caller.accessSession) caller.keepAccessSession?.(signer.signAccessSession("link").token);
    return link !== undefined;
  },
});
