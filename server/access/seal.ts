import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { type Grant, type GrantKind, grantHours } from "#contracts/grant.ts";
import type { Config } from "#server/config.ts";

type Kind = GrantKind | "preview";
type Sealed = { kind: Kind; endsAt: Date };
type Settings = Pick<Config, "SITE_PASSWORD" | "SITE_PASSWORD_HASH" | "ACCESS_CODE">;

const kinds: readonly string[] = ["password", "code", "guest", "link", "preview"] satisfies Kind[];

/** Of the password and the code too: changing either ends everything that was sealed before. */
const keyOf = (secret: string, { SITE_PASSWORD = "", SITE_PASSWORD_HASH = "", ACCESS_CODE = "" }: Settings) =>
  Buffer.from(hkdfSync("sha256", secret, "", JSON.stringify(["site access", SITE_PASSWORD, SITE_PASSWORD_HASH, ACCESS_CODE]), 32));

/** Seals what a browser or a link carries: `<kind>.<end, in seconds>.<random>.<signature>`. Nothing is kept of it here, so every process can read it. */
export function createSeal({ secret, config, now }: { secret: string; config: Settings; now: () => Date }) {
  const key = keyOf(secret, config);
  const sign = (text: string) => createHmac("sha256", key).update(text).digest();

  function seal({ kind, endsAt }: Sealed): string {
    const text = [kind, Math.floor(endsAt.getTime() / 1000), randomBytes(16).toString("base64url")].join(".");
    return `${text}.${sign(text).toString("base64url")}`;
  }

  function open(sealed: string): Sealed | null {
    const [, text = "", kind = "", ends, signature = ""] = /^(([a-z]+)\.(\d{10,11})\.[\w-]{22})\.([\w-]{43})$/.exec(sealed) ?? [];
    if (!kinds.includes(kind) || !timingSafeEqual(sign(text), Buffer.from(signature.padEnd(43, "A"), "base64url"))) return null;
    const endsAt = new Date(Number(ends) * 1000);
    return endsAt > now() ? { kind: kind as Kind, endsAt } : null;
  }

  return {
    /** A grant of 24 hours, or until `latest` where that is sooner. */
    grant(kind: GrantKind, latest?: Date) {
      const most = new Date(now().getTime() + grantHours * 3_600_000);
      const endsAt = latest && latest < most ? latest : most;
      return { sealed: seal({ kind, endsAt }), endsAt };
    },
    preview: (endsAt: Date) => seal({ kind: "preview", endsAt }),
    /** Null too for one that would hold longer than any grant does: a clock was wrong when it was made. */
    readGrant(sealed: string): Grant | null {
      const found = open(sealed);
      if (!found || found.kind === "preview") return null;
      return found.endsAt.getTime() - now().getTime() <= grantHours * 3_600_000 ? { kind: found.kind, endsAt: found.endsAt } : null;
    },
    readPreview(sealed: string): Date | null {
      const found = open(sealed);
      return found?.kind === "preview" ? found.endsAt : null;
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
