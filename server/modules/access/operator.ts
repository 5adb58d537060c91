import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { addDays } from "#server/platform/dates.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** Links for guests of a closed site: signed, and over after so many days. Changing the password or the code ends them sooner. */
export const accessActions = ({ db, signer, ended, config, now }: ModuleNeeds) =>
  ({
    async makePreviewLink(days) {
      // Without the shop's own password or code the link would be signed by another key.
      if (config.SITE_ACCESS === "open")
        throw new Failure("conflict", { message: "With SITE_ACCESS=open nobody needs a link. Run this with the settings of the shop." });
      if (!Number.isInteger(days) || days < 1 || days > 90) throw new Failure("invalid", { message: "A preview link can last 1 to 90 days." });
      const endsAt = addDays(now(), days);
      const { token, tokenId } = signer.signPreviewLink(endsAt);
      await db
        .insertInto("secret_links")
        .values({ token_hash: hashToken(tokenId), purpose: "preview-link", subject: signer.key, created_at: now(), expires_at: endsAt })
        .execute();
      return { url: `${config.PUBLIC_ORIGIN}/site-access/preview/${token}`, endsAt };
    },

    /** Ends everyone whom it let in, too. */
    async endPreviewLink(id) {
      const { numUpdatedRows } = await db
        .updateTable("secret_links")
        .set({ purpose: "ended-grant" })
        .where("token_hash", "=", Buffer.from(id, "base64url"))
        .where("purpose", "=", "preview-link")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Failure("not-found", { message: "There is no such link, or it has ended already." });
      await ended.readAgain();
    },

    /** Neither over nor ended, nor signed under an older password. */
    async listPreviewLinks() {
      const rows = await db
        .selectFrom("secret_links")
        .select(["token_hash", "created_at", "expires_at"])
        .where("purpose", "=", "preview-link")
        .where("subject", "=", signer.key)
        .where("expires_at", ">", now())
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(({ token_hash, created_at, expires_at }) => ({ id: token_hash.toString("base64url"), madeAt: created_at, endsAt: expires_at }));
    },
  }) satisfies Partial<OperatorBackend>;
