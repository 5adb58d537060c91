import { hkdfSync, randomBytes } from "node:crypto";
import { type AccessSession, type AccessSessionKind, accessSessionHours } from "#contracts/access-session.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";
import { isSignature, keyedCode, keyedHash } from "#server/platform/tokens/keyed-hash.ts";

type Kind = AccessSessionKind | "preview";
type Claims = { kind: Kind; endsAt: Date; tokenId: string };
type Settings = Pick<PlatformConfig, "SITE_PASSWORD" | "SITE_PASSWORD_HASH" | "ACCESS_CODE">;

const kinds: readonly string[] = ["password", "code", "guest", "link", "preview"] satisfies Kind[];

/** Of the password and the code too: changing either ends everything that was signed before. */
const keyOf = (secret: string, { SITE_PASSWORD = "", SITE_PASSWORD_HASH = "", ACCESS_CODE = "" }: Settings) =>
  Buffer.from(hkdfSync("sha256", secret, "", JSON.stringify(["site access", SITE_PASSWORD, SITE_PASSWORD_HASH, ACCESS_CODE]), 32));

const newTokenId = () => randomBytes(16).toString("base64url");

/** Signs what a browser or a link carries: `<kind>.<end, in seconds>.<random>.<signature>`. Nothing need be kept of it here, so every process can read it. */
export function createTokenSigner({ secret, config, now }: { secret: string; config: Settings; now: () => Date }) {
  const key = keyOf(secret, config);

  function sign({ kind, endsAt, tokenId }: Claims): string {
    const text = [kind, Math.floor(endsAt.getTime() / 1000), tokenId].join(".");
    return `${text}.${keyedCode(key, text)}`;
  }

  function verify(token: string): Claims | null {
    const [, text = "", kind = "", ends, tokenId = "", signature = ""] = /^(([a-z]+)\.(\d{10,11})\.([\w-]{22}(?:[\w-]{22})?))\.([\w-]{43})$/.exec(token) ?? [];
    if (!kinds.includes(kind) || !isSignature(signature, key, text)) return null;
    const endsAt = new Date(Number(ends) * 1000);
    return endsAt > now() ? { kind: kind as Kind, endsAt, tokenId } : null;
  }

  return {
    /** Says under which password and code something was signed, and nothing of them. */
    key: keyedHash(key, "which key").subarray(0, 9).toString("base64url"),
    /** An access session of 24 hours; a guest's not longer than the link, whose id it carries. */
    signAccessSession(kind: AccessSessionKind, link?: { endsAt: Date; tokenId: string }) {
      const most = new Date(now().getTime() + accessSessionHours * 3_600_000);
      const endsAt = link && link.endsAt < most ? link.endsAt : most;
      return { token: sign({ kind, endsAt, tokenId: (link?.tokenId ?? "") + newTokenId() }), endsAt };
    },
    signPreviewLink(endsAt: Date) {
      const tokenId = newTokenId();
      return { token: sign({ kind: "preview", endsAt, tokenId }), tokenId };
    },
    /** Null too for one that would hold longer than any access session does: a clock was wrong when it was made. */
    readAccessSession(token: string): AccessSession | null {
      const found = verify(token);
      if (!found || found.kind === "preview") return null;
      return found.endsAt.getTime() - now().getTime() <= accessSessionHours * 3_600_000 ? { ...found, kind: found.kind } : null;
    },
    readPreviewLink(token: string): { endsAt: Date; tokenId: string } | null {
      const found = verify(token);
      return found?.kind === "preview" ? found : null;
    },
  };
}

export type TokenSigner = ReturnType<typeof createTokenSigner>;
