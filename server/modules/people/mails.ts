import { brand } from "#content/brand.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { makeInvitation } from "#server/modules/people/invitations.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "operator-invitation": "person";
  }
}

const invitation = (email: string, url: string, origin: string): MailContent => ({
  subject: `Your way into the ${brand.name} back office`,
  preheader: "Choose a password, and you're in.",
  title: "Come into the back office",
  blocks: [
    `You've been asked to help run the ${brand.name} shop. Choose a password of your own, and the back office opens.`,
    { button: "Choose your password", url },
    `The link works once, within a week. Afterwards you sign in at ${origin}/operator with ${email} and your password.`,
    { heading: "If you don't know what this is" },
    "Leave it: nothing happens unless you press the button.",
  ],
});

export const peopleMails: readonly MailDefinition<MailNeeds>[] = [
  {
    name: "operator-invitation",
    /** null once they've been taken away again. */
    async compose({ db, config, now }, about) {
      const person = await db.selectFrom("operator_people").select("email").where("id", "=", about).executeTakeFirst();
      if (!person) return null;
      const { url } = await makeInvitation(db, config.PUBLIC_ORIGIN, about, now());
      return { to: person.email, content: invitation(person.email, url, config.PUBLIC_ORIGIN) };
    },
    samples: (origin) => ({ "operator-invitation": invitation("sam@example.com", `${origin}/operator`, origin) }),
  },
];
