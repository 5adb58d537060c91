import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { consentWording, currentWording } from "#content/consent-wording.ts";
import { formatDay } from "#content/format-day.ts";
import { referralWords } from "#content/referral.ts";
import { formatMoney } from "#contracts/money.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { hasOrdered } from "#server/modules/orders/queries.ts";
import { type ListLinks, shareUrl } from "#server/modules/waitlist/links.ts";
import { readAsked, readLeft } from "#server/modules/waitlist/members.ts";
import type { MailDefinition } from "#server/platform/mail/mails.ts";
import type { ListFooter, MailContent } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

const why = {
  confirmed: "You get this email because this address is on the Warmth List.",
  pending: "You get this email because this address was entered to join the Warmth List. It is not on it yet.",
} as const;

/** The foot of a mail to somebody of the list, or to somebody who is asked to confirm. */
export const listFooterOf = (links: Pick<ListLinks, "urlOf">, signUp: string, status: keyof typeof why = "confirmed"): ListFooter => ({
  why: why[status],
  leave: links.urlOf("leave", signUp),
  yours: links.urlOf("yours", signUp),
});

/** Days that the link works: long enough for a holiday; who comes later asks again. */
const days = 30;

type Facts = {
  link: string;
  wording: keyof typeof consentWording;
  marketing: boolean;
  /** When they left the list before; null: they never did. */
  leftAt: Date | null;
  list: ListFooter;
};

/** Nothing that was typed into the form stands in it: whoever typed it may not be the one who reads it. */
export const confirmSignUp = ({ link, wording, marketing, leftAt, list }: Facts): MailContent => ({
  subject: "Please confirm your place on the Warmth List",
  preheader: "One press on the page that opens, and your place is yours.",
  title: "Nearly there",
  blocks: [
    "Hello,",
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
  list,
});

export const alreadyOnList = (list: ListFooter): MailContent => ({
  subject: "You are already on the Warmth List",
  preheader: "Your place is safe, and nothing has changed.",
  title: "Your place is safe",
  blocks: [
    "Hello,",
    `This address was entered to join the Warmth List for ${brand.name}. You are on it already, so there is nothing to do, and nothing about your place has changed.`,
    "If it was not you who entered it, no harm is done. Your own page shows what we hold of you; there you can change it, or leave.",
    { link: "Your own page", url: list.yours },
  ],
  list,
});

/** `positionUrl`: theirs alone. `share`: the link to pass on. */
export const onList = ({ positionUrl, share, list }: { positionUrl: string; share: string; list: ListFooter }): MailContent => ({
  subject: "You are on the Warmth List",
  preheader: "Keep this email: it has the way back to your place in line.",
  title: "Your place is yours",
  blocks: [
    "Hello,",
    `Thank you for confirming. You are on the Warmth List for ${brand.name}. The page below shows your place in line, now and whenever you come back.`,
    { button: "See your place in line", url: positionUrl },
    referralWords.position,
    { heading: "If you would like to tell a friend" },
    referralWords.rule,
    { link: "The link to share", url: share },
    "Share that one only: the link to your place is for you alone.",
  ],
  list,
});

const { tube } = catalogue;

/** `shop`: where one pre-orders. `positionUrl`: where they see their position. */
export const preOrdersOpen = ({ shop, positionUrl, list }: { shop: string; positionUrl: string; list: ListFooter }): MailContent => ({
  subject: `You can pre-order ${brand.name} now`,
  preheader: "It is your turn on the Warmth List. Stock is limited, and no tube is held.",
  title: "It is your turn",
  blocks: [
    "Hello,",
    `You asked us to write when ${brand.name} can be pre-ordered. It can: ${formatMoney(tube.price)} for one ${tube.sizeMl} ml tube, VAT and UK delivery included.`,
    { button: `Pre-order ${brand.name}`, url: shop },
    "Stock is limited. We write to the list from the front, a group at a time, and hold no tube for anyone: they go to whoever orders first. The page says whether any are left, and when we send them.",
    "If they are gone when you come, or you would rather wait, you stay on the list and need do nothing.",
    { link: "Your place in line", url: positionUrl },
  ],
  list,
});

export const listLink = (list: ListFooter): MailContent => ({
  subject: "Your link to the Warmth List",
  preheader: "See what we hold of you, change it, or leave.",
  title: "Your own link",
  blocks: [
    "Hello,",
    `Somebody asked for a fresh link to your place on the Warmth List for ${brand.name}. It shows what we hold of you and what you get from us; you can change that, or leave.`,
    { button: "Open my place", url: list.yours },
    { link: "To leave at once, open this page and press its one button", url: list.leave },
    "The link works for as long as you are on the list, and it is private: whoever has it can take you off. If you did not ask for it, there is nothing to do.",
  ],
  list,
});

declare module "#server/platform/mail/mails.ts" {
  interface Mails extends Record<SignUpMail, "consent that it is sent under"> {
    "list-link": "sign-up, or nobody's where the address is not known";
  }
}
/** Those whose `about` is the id of a consent. */
export const signUpMails = ["confirm-sign-up", "already-on-list", "on-list", "pre-orders-open"] as const;
type SignUpMail = (typeof signUpMails)[number];

type Asked = NonNullable<Awaited<ReturnType<typeof readAsked>>>;
type ToSignUp = Omit<MailDefinition<MailNeeds>, "name" | "compose"> & {
  name: SignUpMail;
  write(needs: MailNeeds, asked: Asked, about: string): Promise<MailContent | null>;
};

/** Null when they have been erased, or have left, since. */
const toSignUp = ({ write, ...definition }: ToSignUp): MailDefinition<MailNeeds> => ({
  ...definition,
  async compose(needs, about) {
    const asked = await readAsked(needs.db, about);
    if (!asked || asked.status === "unsubscribed") return null;
    const content = await write(needs, asked, about);
    return content && { to: asked.email, content };
  },
});

/** The links of nobody. */
const sampleFooter = (origin: string, status?: keyof typeof why) =>
  listFooterOf({ urlOf: (page) => `${origin}/warmth-list/${page}/${"sample".repeat(8)}` }, "", status);

export const listMailDefinitions: readonly MailDefinition<MailNeeds>[] = [
  toSignUp({
    name: "confirm-sign-up",
    byAnybody: true,
    async write({ db, config, listLinks, now }, asked, about) {
      const { token } = await makeSecretLink(db, { purpose: "confirm-sign-up", subject: about, at: now(), minutes: days * 24 * 60 });
      return confirmSignUp({
        link: `${config.PUBLIC_ORIGIN}/warmth-list/confirm/${token}`,
        wording: asked.wording as keyof typeof consentWording,
        marketing: asked.choices.marketing,
        leftAt: await readLeft(db, asked.id),
        list: listFooterOf(listLinks, asked.id, "pending"),
      });
    },
    samples(origin) {
      const sample = { link: `${origin}/warmth-list`, wording: currentWording, list: sampleFooter(origin, "pending") } as const;
      return {
        "confirm-sign-up": confirmSignUp({ ...sample, marketing: true, leftAt: null }),
        "confirm-sign-up-again": confirmSignUp({ ...sample, marketing: false, leftAt: new Date("2026-11-02T12:00:00Z") }),
      };
    },
  }),
  toSignUp({
    name: "already-on-list",
    byAnybody: true,
    write: async ({ listLinks }, { id }) => alreadyOnList(listFooterOf(listLinks, id)),
    samples: (origin) => ({ "already-on-list": alreadyOnList(sampleFooter(origin)) }),
  }),
  toSignUp({
    name: "on-list",
    byAnybody: true,
    async write({ config, listLinks }, { id, status, referral_code }) {
      if (status !== "confirmed") return null;
      return onList({ positionUrl: listLinks.urlOf("place", id), share: shareUrl(config.PUBLIC_ORIGIN, referral_code), list: listFooterOf(listLinks, id) });
    },
    samples: (origin) => ({
      "on-list": onList({ positionUrl: `${origin}/warmth-list`, share: shareUrl(origin, "SAMP1E00"), list: sampleFooter(origin) }),
    }),
  }),
  toSignUp({
    name: "pre-orders-open",
    toMany: true,
    async write({ db, config, listLinks }, { id, status, email }) {
      // Whoever left or ordered since the campaign chose them is not written to.
      if (status !== "confirmed" || (await hasOrdered(db, email))) return null;
      return preOrdersOpen({ shop: `${config.PUBLIC_ORIGIN}/pre-order`, positionUrl: listLinks.urlOf("place", id), list: listFooterOf(listLinks, id) });
    },
    samples: (origin) => ({
      "pre-orders-open": preOrdersOpen({ shop: `${origin}/pre-order`, positionUrl: `${origin}/warmth-list`, list: sampleFooter(origin) }),
    }),
  }),
  {
    name: "list-link",
    byAnybody: true,
    /** Null for whoever is not on the list, or not any more. */
    async compose({ db, listLinks }, about) {
      const person = await db.selectFrom("sign_ups").select("email").where("id", "=", about).where("status", "=", "confirmed").executeTakeFirst();
      return person ? { to: person.email, content: listLink(listFooterOf(listLinks, about)) } : null;
    },
    samples: (origin) => ({ "list-link": listLink(sampleFooter(origin)) }),
  },
];
