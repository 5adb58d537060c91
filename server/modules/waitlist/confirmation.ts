import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/confirm-sign-up.ts";
import { Failure } from "#contracts/failure.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { endedLinkMessage } from "#server/modules/waitlist/links.ts";
import { confirmSignUpRequest, readLeftAt, readSignUpRequest } from "#server/modules/waitlist/members.ts";
import { scheduleSync } from "#server/modules/waitlist/sync.ts";
import { readSecretLink, useSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Safe to send again: who is on the list stays on it. A link that ended, or whose person has left since, is `not-found`. */
export function confirmSignUp({ db, sendJob, throttle, now }: Pick<ModuleNeeds, "db" | "sendJob" | "throttle" | "now">): Backend["confirmSignUp"] {
  return async ({ token }, caller) => {
    await throttle([`confirm-sign-up:address:${caller.address}`, limits.address]);
    const at = now();
    await db.transaction().execute(async (tx) => {
      const first = await useSecretLink(tx, "confirm-sign-up", token, at);
      const link = first ?? (await readSecretLink(tx, "confirm-sign-up", token, at));
      const asked = link && (await readSignUpRequest(tx, link.subject));
      if (asked?.status === "confirmed") return;
      if (!first || asked?.status !== "pending") throw new Failure("not-found", { message: endedLinkMessage });
      await confirmSignUpRequest(tx, sendJob, asked, { source: caller.source, at });
      await scheduleSync(tx, sendJob, { signUp: asked.id, desired: { status: "subscribed", at } });
    });
    return { success: true };
  };
}

/** Does not use the link up. `not-found` for a wrong or ended one, and where they have left since; a used one leads on to their own page. */
export function readSignUpLink({ db, now, listLinks }: Pick<ModuleNeeds, "db" | "now" | "listLinks">) {
  return async (token: string): ReturnType<Backend["readSignUpLink"]> => {
    const link = await readSecretLink(db, "confirm-sign-up", token, now());
    const asked = link && (await readSignUpRequest(db, link.subject));
    if (!link || asked?.status === "unsubscribed") throw new Failure("not-found", { message: endedLinkMessage });
    if (link.used_at) return { state: "used", ownToken: asked ? listLinks.tokenOf(asked.id) : null };
    return { state: "open", leftAt: asked ? await readLeftAt(db, asked.id) : null };
  };
}
