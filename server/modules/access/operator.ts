import * as v from "valibot";
import type { SiteLock } from "#contracts/access-session.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { siteSecrets } from "#contracts/operator-forms.ts";
import { chosenOf, plainSecret } from "#server/modules/access/access-sessions.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { addDays } from "#server/platform/dates.ts";
import { readBlocks, releaseBlocks } from "#server/platform/limits/lockout.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** What opens the site as it's set. Where it asks for the code, whoever has a password gets in by that too, if there is one. */
const locksOf = (access: ModuleNeeds["config"]["SITE_ACCESS"], hasPassword: boolean): SiteLock[] =>
  ({ open: [], password: ["password"], code: hasPassword ? ["code", "password"] : ["code"], "by-host": ["code", "password"] })[access] as SiteLock[];

/** What opens a closed site, who is blocked at it, and links for guests: signed, and over after so many days. Changing the password or the code ends them sooner. */
export const accessActions = ({ db, locks, ended, config, now, hashPassword }: ModuleNeeds) =>
  ({
    async readSiteAccess() {
      const rows = await db.selectFrom("site_locks").selectAll().execute();
      const chosen = chosenOf(rows);
      const { isRight } = locks.of(chosen);
      const shown = locksOf(config.SITE_ACCESS, isRight.password !== null);
      const chosenAt = (lock: SiteLock) => rows.find((row) => row.lock === lock)?.chosen_at ?? null;
      return {
        access: config.SITE_ACCESS,
        locks: shown.map((lock) => ({ lock, isSet: isRight[lock] !== null, chosenAt: chosenAt(lock) })),
        blocks: await readBlocks(db, now()),
      };
    },

    async changeSiteLock(lock, typed, caller) {
      const checked = v.safeParse(siteSecrets[lock], typed, { abortPipeEarly: true });
      if (!checked.success) throw new Failure("invalid", { message: checked.issues[0].message, fields: { [lock]: checked.issues[0].message } });
      // Of two presses at once the second waits here, and finds that there's nothing left to change.
      const chosen = chosenOf(await db.selectFrom("site_locks").select(["lock", "hash"]).orderBy("lock").forUpdate().execute());
      const { isRight } = locks.of(chosen);
      if (!locksOf(config.SITE_ACCESS, isRight.password !== null).includes(lock)) {
        const message = `The site doesn't ask for a ${lock} now. Please reload the page. Nothing has been changed.`;
        throw new Failure("conflict", { message, fields: { [lock]: message } });
      }
      if (await isRight[lock]?.(checked.output)) return false;
      const hash = await hashPassword(plainSecret(lock, checked.output));
      await db.updateTable("site_locks").set({ hash, chosen_at: now() }).where("lock", "=", lock).execute();
      // Whoever chose it knows it: they stay inside, where everybody else is asked.
      const { signer } = locks.of({ ...chosen, [lock]: hash });
      caller?.keepAccessSession?.(signer.signAccessSession(caller.accessSession?.kind === "password" ? "password" : lock).token);
      return true;
    },

    releaseBlock: async (id) => (await releaseBlocks(db, now(), id)) > 0,
    releaseAllBlocks: () => releaseBlocks(db, now()),

    async makePreviewLink(days) {
      // Without the shop's own password or code the link would be signed by another key.
      if (config.SITE_ACCESS === "open")
        throw new Failure("conflict", { message: "With SITE_ACCESS=open nobody needs a link. Run this with the settings of the shop." });
      if (!Number.isInteger(days) || days < 1 || days > 90) throw new Failure("invalid", { message: "A preview link can last 1 to 90 days." });
      const endsAt = addDays(now(), days);
      const { signer } = await locks.read();
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
      const { signer } = await locks.read();
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
