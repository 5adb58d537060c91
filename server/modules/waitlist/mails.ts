import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { formatDay } from "#content/format-day.ts";
import { referralWords } from "#content/referral.ts";
import { formatMoney } from "#contracts/money.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { hasOrdered } from "#server/modules/orders/queries.ts";
import { type ListLinks, type ListPage, shareUrl } from "#server/modules/waitlist/links.ts";
import { readLeftAt, readSignUpRequest } from "#server/modules/waitlist/members.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Days that the link works: long enough for a holiday; who comes later asks again. */
const days = 30;

/** `leftAt`: when they left the list before; null: they never did. */
type Confirmation = { link: string; wording: keyof typeof consentWording; marketing: boolean; leftAt: Date | null };
/** Nothing that was typed into the form stands in it: whoever typed it may not be the one who reads it. */
const confirmSignUp = ({ link, wording, marketing, leftAt }: Confirmation): MailContent => ({
  subject: "Please confirm your place on the Warmth List",
  preheader: "One press on the page that opens, and your place is yours.",
  title: "Nearly there",
  blocks: [
    `This address was entered to join the Warmth List for ${brand.name}, our ${brand.tagline.toLowerCase()}. If that was you, open the page below and press the button on it. Only then is your place yours.`,
    ...(leftAt
      ? [`You left the list on ${formatDay(leftAt)}, and you are still off it. Entering your address alone does not put you back: only you can, there.`]
      : []),
    { button: "Confirm my place", url: link },
    { heading: "What you agree to" },
    `“${consentWording[wording].terms}”`,
    ...(marketing ? [`And the box that was ticked as well: “${consentWording[wording].marketing}”`] : []),
    { heading: "If it was not you" },
    `Then there is nothing to do. Without your confirmation you are not on the list. The link ends after ${days} days.`,
  ],
});

/** Their own links, the one to share, and where one pre-orders. */
type Links = Record<ListPage | "share" | "shop", string>;

const alreadyOnList = ({ yours }: Links): MailContent => ({
  subject: "You are already on the Warmth List",
  preheader: "Your place is safe, and nothing has changed.",
  title: "Your place is safe",
  blocks: [
    `This address was entered to join the Warmth List for ${brand.name}. You are on it already, so there is nothing to do, and nothing about your place has changed.`,
    "If it was not you who entered it, no harm is done. Your own page shows what we hold of you; there you can change it, or leave.",
    { link: "Your own page", url: yours },
  ],
});

const onList = ({ place, share }: Links): MailContent => ({
  subject: "You are on the Warmth List",
  preheader: "Keep this email: it has the way back to your place in line.",
  title: "Your place is yours",
  blocks: [
    `Thank you for confirming. You are on the Warmth List for ${brand.name}. The page below shows your place in line, now and whenever you come back.`,
    { button: "See your place in line", url: place },
    referralWords.position,
    { heading: "If you would like to tell a friend" },
    referralWords.rule,
    { link: "The link to share", url: share },
    "Share that one only: the link to your place is for you alone.",
  ],
});

const { tube } = catalogue;

const preOrdersOpen = ({ shop, place }: Links): MailContent => ({
  subject: `You can pre-order ${brand.name} now`,
  preheader: "It is your turn on the Warmth List. Stock is limited, and no tube is held.",
  title: "It is your turn",
  blocks: [
    `You asked us to write when ${brand.name} can be pre-ordered. It can: ${formatMoney(tube.price)} for one ${tube.sizeMl} ml tube, VAT and UK delivery included.`,
    { button: `Pre-order ${brand.name}`, url: shop },
    "Stock is limited. We write to the list from the front, a group at a time, and hold no tube for anyone: they go to whoever orders first. The page says whether any are left, and when we send them.",
    "If they are gone when you come, or you would rather wait, you stay on the list and need do nothing.",
    { link: "Your place in line", url: place },
  ],
});

const listLink = ({ yours, leave }: Links): MailContent => ({
  subject: "Your link to the Warmth List",
  preheader: "See what we hold of you, change it, or leave.",
  title: "Your own link",
  blocks: [
    `Somebody asked for a fresh link to your place on the Warmth List for ${brand.name}. It shows what we hold of you and what you get from us; you can change that, or leave.`,
    { button: "Open my place", url: yours },
    { link: "To leave at once, open this page and press its one button", url: leave },
    "The link works for as long as you are on the list, and it is private: whoever has it can take you off. If you did not ask for it, there is nothing to do.",
  ],
});

declare module "#server/platform/mail/mails.ts" {
  interface Mails extends Record<SignUpMail, "consent that it is sent under"> {
    "list-link": "sign-up, or nobody's where the address is not known";
  }
}
/** Those whose `about` is the id of a consent. */
export const signUpMails = ["confirm-sign-up", "already-on-list", "on-list", "pre-orders-open"] as const;
type SignUpMail = (typeof signUpMails)[number];

const why = {
  confirmed: "You get this email because this address is on the Warmth List.",
  pending: "You get this email because this address was entered to join the Warmth List. It is not on it yet.",
} as const;

const toPerson = ({ leave, yours }: Links, { blocks, ...mail }: MailContent, status: keyof typeof why = "confirmed"): MailContent => ({
  ...mail,
  blocks: ["Hello,", ...blocks],
  list: { why: why[status], leave, yours },
});

const linksOf = (origin: string, { urlOf }: Pick<ListLinks, "urlOf">, { id, referral_code }: { id: string; referral_code: string }): Links => ({
  leave: urlOf("leave", id),
  yours: urlOf("yours", id),
  place: urlOf("place", id),
  share: shareUrl(origin, referral_code),
  shop: `${origin}/pre-order`,
});
const sampleLinks = (origin: string) =>
  linksOf(origin, { urlOf: (page) => `${origin}/warmth-list/${page}/${"sample".repeat(8)}` }, { id: "", referral_code: "SAMP1E00" });

type Asked = NonNullable<Awaited<ReturnType<typeof readSignUpRequest>>>;
type ToSignUp = Pick<MailDefinition<MailNeeds>, "byAnybody" | "toMany"> & {
  name: SignUpMail;
  write: (links: Links) => MailContent;
  mayWrite?(asked: Asked, db: Database): boolean | Promise<boolean>;
};

/** Null when they have been erased, or have left, since. */
const toSignUp = ({ write, mayWrite = () => true, ...definition }: ToSignUp): MailDefinition<MailNeeds> => ({
  ...definition,
  async compose({ db, config, listLinks }, about) {
    const asked = await readSignUpRequest(db, about);
    if (!asked || asked.status === "unsubscribed" || !(await mayWrite(asked, db))) return null;
    const links = linksOf(config.PUBLIC_ORIGIN, listLinks, asked);
    return { to: asked.email, content: toPerson(links, write(links)) };
  },
  samples: (origin) => ({ [definition.name]: toPerson(sampleLinks(origin), write(sampleLinks(origin))) }),
});

export const listMailDefinitions: readonly MailDefinition<MailNeeds>[] = [
  {
    name: "confirm-sign-up",
    byAnybody: true,
    async compose({ db, config, listLinks, now }, about) {
      const asked = await readSignUpRequest(db, about);
      if (!asked || asked.status === "unsubscribed") return null;
      const { token } = await makeSecretLink(db, { purpose: "confirm-sign-up", subject: about, at: now(), minutes: days * 24 * 60 });
      const link = `${config.PUBLIC_ORIGIN}/warmth-list/confirm/${token}`;
      const wording = asked.wording as keyof typeof consentWording;
      const content = confirmSignUp({ link, wording, marketing: asked.choices.marketing, leftAt: await readLeftAt(db, asked.id) });
      return { to: asked.email, content: toPerson(linksOf(config.PUBLIC_ORIGIN, listLinks, asked), content, "pending") };
    },
    samples(origin) {
      const show = (facts: Pick<Confirmation, "marketing" | "leftAt">) =>
        toPerson(sampleLinks(origin), confirmSignUp({ link: `${origin}/warmth-list`, wording: currentWording, ...facts }), "pending");
      return {
        "confirm-sign-up": show({ marketing: true, leftAt: null }),
        "confirm-sign-up-again": show({ marketing: false, leftAt: new Date("2026-11-02T12:00:00Z") }),
      };
    },
  },
  toSignUp({ name: "already-on-list", byAnybody: true, write: alreadyOnList }),
  toSignUp({ name: "on-list", byAnybody: true, write: onList, mayWrite: ({ status }) => status === "confirmed" }),
  toSignUp({
    name: "pre-orders-open",
    toMany: true,
    write: preOrdersOpen,
    // Whoever left or ordered since the campaign chose them is not written to.
    mayWrite: async ({ status, email }, db) => status === "confirmed" && !(await hasOrdered(db, email)),
  }),
  {
    name: "list-link",
    byAnybody: true,
    /** Null for whoever is not on the list, or not any more. */
    async compose({ db, config, listLinks }, about) {
      const person = await db.selectFrom("sign_ups").selectAll().where("id", "=", about).where("status", "=", "confirmed").executeTakeFirst();
      const links = person && linksOf(config.PUBLIC_ORIGIN, listLinks, person);
      return links ? { to: person.email, content: toPerson(links, listLink(links)) } : null;
    },
    samples: (origin) => ({ "list-link": toPerson(sampleLinks(origin), listLink(sampleLinks(origin))) }),
  },
];
