import { brand } from "#content/brand.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { makeInvitation } from "#server/modules/people/invitations.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "operator-invitation": "person";
    "operator-password": "person";
    "operator-password-changed": "person";
  }
}

const invitation = (email: string, url: string, origin: string): MailContent => ({
  subject: `You're invited to the ${brand.name} back office`,
  preheader: "Choose a password, and you're in.",
  title: "Open the back office",
  blocks: [
    `You're invited to help run the ${brand.name} shop. Choose a password of your own, and the back office opens.`,
    { button: "Choose your password", url },
    `The link works once, within a week. Afterwards you sign in at ${origin}/operator with ${email} and your password.`,
    { heading: "If you don't know what this is" },
    "Didn't expect this? Ignore this email: nobody gets access unless someone opens the link and chooses a password.",
  ],
});

const newPassword = (url: string, origin: string): MailContent => ({
  subject: `Choose a new password for the ${brand.name} back office`,
  preheader: "Choose a new one with the link in this email. It works once.",
  title: "Choose a new password",
  blocks: [
    "Somebody, most likely you, has asked for a new password for the back office.",
    { button: "Choose a new password", url },
    `You can open the link once, in the next hour. It signs you in, and signs you out everywhere else. Afterwards you sign in at ${origin}/operator.`,
    { heading: "If you didn't ask for it" },
    "You don't need to do anything. Your password stays the same.",
  ],
});

const passwordChanged = (origin: string): MailContent => ({
  subject: `Your password for the ${brand.name} back office was changed`,
  preheader: "Every browser that was signed in as you is out.",
  title: "Your password was changed",
  blocks: [
    "Your password was changed by a link for choosing a new one. Every browser that was signed in as you before is signed out.",
    { heading: "If that wasn't you" },
    `Somebody else may be reading your email. Tell the shop's owner straight away: they can remove your access at ${origin}/operator/people, which signs you out everywhere.`,
  ],
});

/** null once they've been taken away again. */
const addressOf = async (db: MailNeeds["db"], person: string) =>
  (await db.selectFrom("operator_people").select("email").where("id", "=", person).executeTakeFirst())?.email ?? null;

export const peopleMails: readonly MailDefinition<MailNeeds>[] = [
  {
    name: "operator-invitation",
    async compose({ db, config, now }, about) {
      const to = await addressOf(db, about);
      if (to === null) return null;
      const { url } = await makeInvitation(db, config.PUBLIC_ORIGIN, about, now());
      return { to, content: invitation(to, url, config.PUBLIC_ORIGIN) };
    },
    samples: (origin) => ({ "operator-invitation": invitation("sam@example.com", `${origin}/operator`, origin) }),
  },
  {
    name: "operator-password",
    byAnybody: true,
    async compose({ db, config, now }, about) {
      const to = await addressOf(db, about);
      if (to === null) return null;
      const { url } = await makeInvitation(db, config.PUBLIC_ORIGIN, about, now(), "operator-password");
      return { to, content: newPassword(url, config.PUBLIC_ORIGIN) };
    },
    samples: (origin) => ({ "operator-password": newPassword(`${origin}/operator`, origin) }),
  },
  {
    name: "operator-password-changed",
    async compose({ db, config }, about) {
      const to = await addressOf(db, about);
      return to === null ? null : { to, content: passwordChanged(config.PUBLIC_ORIGIN) };
    },
    samples: (origin) => ({ "operator-password-changed": passwordChanged(origin) }),
  },
];
