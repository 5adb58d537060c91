import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { type Grant, type GrantKind, grantHours } from "#contracts/grant.ts";
import type { Config } from "#server/platform/config.ts";

type Kind = GrantKind | "preview";
type Sealed = { kind: Kind; endsAt: Date; mark: string };
type Settings = Pick<Config, "SITE_PASSWORD" | "SITE_PASSWORD_HASH" | "ACCESS_CODE">;

const kinds: readonly string[] = ["password", "code", "guest", "link", "preview"] satisfies Kind[];

/** Of the password and the code too: changing either ends everything that was sealed before. */
const keyOf = (secret: string, { SITE_PASSWORD = "", SITE_PASSWORD_HASH = "", ACCESS_CODE = "" }: Settings) =>
  Buffer.from(hkdfSync("sha256", secret, "", JSON.stringify(["site access", SITE_PASSWORD, SITE_PASSWORD_HASH, ACCESS_CODE]), 32));

const newMark = () => randomBytes(16).toString("base64url");

/** Seals what a browser or a link carries: `<kind>.<end, in seconds>.<random>.<signature>`. Nothing need be kept of it here, so every process can read it. */
export function createTokenSigner({ secret, config, now }: { secret: string; config: Settings; now: () => Date }) {
  const key = keyOf(secret, config);
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();

  function seal({ kind, endsAt, mark }: Sealed): string {
    const text = [kind, Math.floor(endsAt.getTime() / 1000), mark].join(".");
    return `${text}.${sign(text).toString("base64url")}`;
  }

  function open(sealed: string): Sealed | null {
    const [, text = "", kind = "", ends, mark = "", signature = ""] = /^(([a-z]+)\.(\d{10,11})\.([\w-]{22}(?:[\w-]{22})?))\.([\w-]{43})$/.exec(sealed) ?? [];
    if (!kinds.includes(kind) || !timingSafeEqual(sign(text), Buffer.from(signature.padEnd(43, "A"), "base64url"))) return null;
    const endsAt = new Date(Number(ends) * 1000);
    return endsAt > now() ? { kind: kind as Kind, endsAt, mark } : null;
  }

  return {
    /** Says under which password and code something was sealed, and nothing of them. */
    key: sign("which key").subarray(0, 9).toString("base64url"),
    /** A grant of 24 hours; a guest's not longer than the link, whose mark it carries. */
    grant(kind: GrantKind, link?: { endsAt: Date; mark: string }) {
      const most = new Date(now().getTime() + grantHours * 3_600_000);
      const endsAt = link && link.endsAt < most ? link.endsAt : most;
      return { sealed: seal({ kind, endsAt, mark: (link?.mark ?? "") + newMark() }), endsAt };
    },
    preview(endsAt: Date) {
      const mark = newMark();
      return { sealed: seal({ kind: "preview", endsAt, mark }), mark };
    },
    /** Null too for one that would hold longer than any grant does: a clock was wrong when it was made. */
    readGrant(sealed: string): Grant | null {
      const found = open(sealed);
      if (!found || found.kind === "preview") return null;
      return found.endsAt.getTime() - now().getTime() <= grantHours * 3_600_000 ? { ...found, kind: found.kind } : null;
    },
    readPreview(sealed: string): { endsAt: Date; mark: string } | null {
      const found = open(sealed);
      return found?.kind === "preview" ? found : null;
    },
  };
}

export type TokenSigner = ReturnType<typeof createTokenSigner>;
