import type { consentWording } from "#content/consent-wording.ts";
import { alreadyOnList } from "#server/mails/already-on-list.ts";
import type { Composed, ComposeNeeds } from "#server/mails/compose-needs.ts";
import { confirmSignUp } from "#server/mails/confirm-sign-up.ts";
import { hasOrdered } from "#server/mails/has-ordered.ts";
import type { SignUpMail } from "#server/mails/mails.ts";
import { onList } from "#server/mails/on-list.ts";
import { preOrdersOpen } from "#server/mails/pre-orders-open.ts";
import { waysOf } from "#server/mails/ways-of.ts";
import { shareUrl } from "#server/modules/waitlist/links.ts";
import { readAsked, readLeft } from "#server/modules/waitlist/members.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Long enough for a holiday; who comes later asks again. */
const days = 30;

/** null when they have been erased, or have left, since. */
export async function composeSignUpMail({ db, config, listLinks, now }: ComposeNeeds, { mail, about }: SignUpMail): Promise<Composed | null> {
  const asked = await readAsked(db, about);
  if (!asked || asked.status === "unsubscribed") return null;
  const list = waysOf(listLinks, asked.id);
  const place = listLinks.urlOf("place", asked.id);
  if (mail === "already-on-list") return { to: asked.email, letter: alreadyOnList(list) };
  if (mail === "pre-orders-open") {
    // Whoever left or ordered since the run chose them is not written to.
    if (asked.status !== "confirmed" || (await hasOrdered(db, asked.email))) return null;
    return { to: asked.email, letter: preOrdersOpen({ shop: `${config.PUBLIC_ORIGIN}/pre-order`, place, list }) };
  }
  if (mail === "on-list") {
    if (asked.status !== "confirmed") return null;
    const share = shareUrl(config.PUBLIC_ORIGIN, asked.referral_code);
    return { to: asked.email, letter: onList({ place, share, list }) };
  }
  const { token } = await makeSecretLink(db, { purpose: "confirm-sign-up", subject: about, at: now(), minutes: days * 24 * 60 });
  const link = `${config.PUBLIC_ORIGIN}/warmth-list/confirm/${token}`;
  const letter = confirmSignUp({
    link,
    days,
    wording: asked.wording as keyof typeof consentWording,
    marketing: asked.choices.marketing,
    leftAt: await readLeft(db, asked.id),
    list: waysOf(listLinks, asked.id, "pending"),
  });
  return { to: asked.email, letter };
}
