import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { dataLink } from "#content/site/your-data.ts";
import { erasePage } from "#content/site/your-data-link.ts";
import { type DataRequestKind, linkHours } from "#contracts/your-data.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

const words = {
  copy: {
    subject: "Your link to a copy of your data",
    preheader: "Open the page to see what's in it, then download the file.",
    title: "Download your copy",
    paragraph: `You can now download a copy of everything that the ${brand.name} shop holds about this address. Open the page below to see what's in it, then press “${dataLink.copy.file.button}” to get the file.`,
    button: "See and download my data",
  },
  erase: {
    subject: "Your link to delete your data",
    preheader: `See what we'd delete and what we have to keep. We won't delete anything until you press “${erasePage.press.button}”.`,
    title: "Delete your data",
    paragraph: `You can now delete what the ${brand.name} shop holds about this address, apart from what we have to keep. Open the page below to see both. We won't delete anything until you press “${erasePage.press.button}” there. After that, you can't undo it.`,
    button: "See what would be deleted",
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
      "Keep the link private. It works for one day.",
      { heading: "If it wasn't you" },
      `Someone else may have entered this address. You don't need to do anything: nothing will be copied or deleted unless you press the button. If you get another email like this, write to ${company.email}.`,
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
