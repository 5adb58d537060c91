import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { type DataRequestKind, linkHours } from "#contracts/your-data.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

const words = {
  copy: {
    subject: "A copy of what we hold about you",
    preheader: "Open the page, press the button, and the file is yours.",
    title: "Your copy is one press away",
    paragraph: `Somebody asked us for a copy of everything that the ${brand.name} shop holds about this address. The page below says what is in it, and makes the file when you press its button.`,
    button: "See and download my data",
  },
  erase: {
    subject: "Erasing what we hold about you",
    preheader: "The page says what goes and what must stay. Nothing happens until you press its button.",
    title: "One press, and it is erased",
    paragraph: `Somebody asked us to erase everything that the ${brand.name} shop holds about this address. The page below says what goes, and the little that must stay. Nothing is erased until you press its button. After that it cannot be undone.`,
    button: "See what would be erased",
  },
} as const satisfies Record<DataRequestKind, object>;

/** Says the same to known and unknown addresses; only the page says what we hold. */
function yourData(kind: DataRequestKind, link: string): MailContent {
  const { paragraph, button, ...head } = words[kind];
  return {
    ...head,
    blocks: [
      "Hello,",
      paragraph,
      { button, url: link },
      "The link is private, and works for one day.",
      { heading: "If it was not you" },
      `Then there is nothing to do: nothing happens without your press. If it happens again, write to ${company.email}.`,
    ],
  };
}

declare module "#server/platform/mail/mails.ts" {
  interface Mails {
    "your-data": "data request";
  }
}

export const privacyMails: readonly MailDefinition<MailNeeds>[] = [
  {
    name: "your-data",
    byAnybody: true,
    /** null if they've been erased since. */
    async compose({ db, config, now }, about) {
      const asked = await db.selectFrom("privacy_requests").selectAll().where("id", "=", about).executeTakeFirst();
      if (!asked) return null;
      const { token } = await makeSecretLink(db, { purpose: "your-data", subject: about, at: now(), minutes: linkHours * 60 });
      return { to: asked.email, content: yourData(asked.kind, `${config.PUBLIC_ORIGIN}/your-data/${token}`) };
    },
    samples: (origin) => ({
      "your-data-copy": yourData("copy", `${origin}/your-data`),
      "your-data-erase": yourData("erase", `${origin}/your-data`),
    }),
  },
];
