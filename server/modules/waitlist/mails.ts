import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { consentWording, currentWording, promisedTubesSent } from "#content/consent-wording.ts";
import { formatDay } from "#content/format-day.ts";
import { referralWords } from "#content/referral.ts";
import { leavePage } from "#content/site/waitlist-entry.ts";
import { confirmation } from "#content/site/warmth-list.ts";
import { type CampaignMail, type CampaignWords, campaignMails, type ShownCampaignMail } from "#contracts/campaign.ts";
import { isUuid } from "#contracts/fields.ts";
import type { MailNeeds } from "#server/modules/module.ts";
import { hasOrdered } from "#server/modules/orders/queries.ts";
import { readDraft, readWordsOf, shopWords, writeCampaignMail } from "#server/modules/waitlist/campaign-words.ts";
import { type ListLinks, type ListPage, shareUrl } from "#server/modules/waitlist/links.ts";
import { type Asked, readLeftAt, readSignUpRequest, wasPromisedTubesSent } from "#server/modules/waitlist/members.ts";
import type { Database } from "#server/platform/database/open.ts";
import { type MailDefinition, markedInPreview } from "#server/platform/mail/mails.ts";
import { type MailContent, renderText } from "#server/platform/mail/render-mail.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";

/** Days that the link works: long enough for a holiday; who comes later asks again. */
const days = 30;

/** `leftAt`: when they left the list before; null: they never did. */
type Confirmation = { link: string; wording: keyof typeof consentWording; marketing: boolean; leftAt: Date | null };
/** Nothing that was typed into the form stands in it: whoever typed it may not be the one who reads it. */
const confirmSignUp = ({ link, wording, marketing, leftAt }: Confirmation): MailContent => ({
  subject: "Confirm your place on the Warmth List",
  preheader: `Open the page and press “${confirmation.button}”, and you're on the list.`,
  title: "Nearly there",
  blocks: [
    `There's one step left to join the Warmth List for ${brand.name}, our ${brand.tagline.toLowerCase()}. If you entered this address, open the page below and press “${confirmation.button}”.`,
    ...(leftAt ? [`You left the list on ${formatDay(leftAt)}, and you're still off it. You'll only be back on it once you confirm.`] : []),
    { button: "Open the page to confirm", url: link },
    `The link works for ${days} days.`,
    { heading: "What you agree to" },
    `“${consentWording[wording].terms}”`,
    ...(marketing ? [`The box for tips and news was ticked too: “${consentWording[wording].marketing}”`] : []),
    { heading: "If it wasn't you" },
    "You don't need to do anything. You won't be on the list unless you confirm.",
  ],
});

/** Their own links, the one to share, and where one pre-orders. */
type Links = Record<ListPage | "share" | "shop", string>;

const alreadyOnList = ({ yours }: Links): MailContent => ({
  subject: "You're already on the Warmth List",
  preheader: "Your place is safe, and nothing has changed.",
  title: "Your place is safe",
  blocks: [
    `You're already on the Warmth List for ${brand.name}, and nothing about your place has changed. Someone entered this address to join again. You don't need to do anything.`,
    "You can see what we hold about you, change it, or leave the list on your own page.",
    { link: "Your own page", url: yours },
  ],
});

const onList = ({ place, share }: Links): MailContent => ({
  subject: "You're on the Warmth List",
  preheader: "Keep this email: it has the link to your place in the queue.",
  title: "You're on the list",
  blocks: [
    `Thank you for confirming. You're on the Warmth List for ${brand.name}, and you can see your place in the queue whenever you like.`,
    { button: "See your place in the queue", url: place },
    referralWords.position,
    { heading: "Tell a friend" },
    referralWords.rule,
    { link: "Your link to share", url: share },
    "Share this link with friends. Don't share the one to your place in the queue.",
  ],
});

const listLink = ({ yours, leave }: Links): MailContent => ({
  subject: "Your link to the Warmth List",
  preheader: "See what we hold about you, change it, or leave.",
  title: "Here's your link",
  blocks: [
    `Here's a new link to your place on the Warmth List for ${brand.name}. You can see what we hold about you and which emails you get, change them, or leave the list.`,
    { button: "See or change my details", url: yours },
    { link: `To leave, open this page and press “${leavePage.confirmed.button}”`, url: leave },
    "The link works for as long as you're on the list. Keep it private: anyone who has it can take you off. If you didn't ask for it, you don't need to do anything.",
  ],
});

declare module "#server/platform/mail/mails.ts" {
  interface Mails extends Record<SignUpMail, "consent that it is sent under"> {
    "campaign-test": "which mail, and the person who asked for it, or the owner";
    "list-link": "sign-up, or nobody's where the address is not known";
  }
}
/** Those whose `about` is the id of a consent. */
export const signUpMails = ["confirm-sign-up", "already-on-list", "on-list", "pre-orders-open", "tubes-sent"] as const;
type SignUpMail = (typeof signUpMails)[number];

const why = {
  confirmed: "You're getting this email because this address is on the Warmth List.",
  promised: "You're getting this email because you agreed, when you joined the Warmth List, to hear when tubes are on their way.",
  news: "You're getting this email because you asked for tips and news.",
  pending: "You're getting this email because this address was entered to join the Warmth List. It isn't on the list yet.",
} as const;

const toPerson = ({ leave, yours }: Links, { blocks, ...mail }: MailContent, status: keyof typeof why = "confirmed"): MailContent => ({
  ...mail,
  blocks: ["Hello,", ...blocks],
  list: { why: why[status], isOn: status !== "pending", leave, yours },
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

const whyOf: Record<CampaignMail, (wording: string) => keyof typeof why> = {
  "pre-orders-open": () => "confirmed",
  "tubes-sent": (wording) => (wording === promisedTubesSent ? "promised" : "news"),
};

/** A campaign's mail with links that lead nowhere, as somebody gets it who joined under today's words. */
const sampleCampaignMail = (origin: string, mail: CampaignMail, words: CampaignWords): MailContent =>
  toPerson(sampleLinks(origin), writeCampaignMail(mail, sampleLinks(origin), words), whyOf[mail](currentWording));

export function showCampaignMail(origin: string, mail: CampaignMail, words: CampaignWords): ShownCampaignMail {
  const content = sampleCampaignMail(origin, mail, words);
  return { subject: content.subject, preheader: content.preheader, text: renderText(content) };
}

type ToSignUp = Pick<MailDefinition<MailNeeds>, "byAnybody" | "toMany"> & {
  name: SignUpMail;
  write: (links: Links) => MailContent;
  /** What it says where that depends on which mail it is. */
  writeAs?: (links: Links, needs: Pick<MailNeeds, "db" | "config">, key: string) => Promise<MailContent>;
  why?: (wording: string) => keyof typeof why;
  mayWrite?(asked: Asked, db: Database): boolean | Promise<boolean>;
};

/** Nobody is written to who left or ordered since a campaign chose them, moved away, or took their agreement back. */
const isStillMeant = (mail: CampaignMail) => async (asked: Asked, db: Database) =>
  asked.status === "confirmed" && (await stillFits[mail](asked, db)) && !(await hasOrdered(db, asked.email));

const stillFits: Record<CampaignMail, (asked: Asked, db: Database) => boolean | Promise<boolean>> = {
  "pre-orders-open": ({ country }) => catalogue.tube.shipsTo.some((one) => one === country),
  "tubes-sent": ({ id, marketing }, db) => marketing || wasPromisedTubesSent(db, id),
};

/** Null when they have been erased, or have left, since. */
const toSignUp = ({ write, writeAs, why, mayWrite = () => true, ...definition }: ToSignUp): MailDefinition<MailNeeds> => ({
  ...definition,
  async compose({ db, config, listLinks }, about, key) {
    const asked = await readSignUpRequest(db, about);
    if (!asked || asked.status === "unsubscribed" || !(await mayWrite(asked, db))) return null;
    const links = linksOf(config.PUBLIC_ORIGIN, listLinks, asked);
    const content = (await writeAs?.(links, { db, config }, key)) ?? write(links);
    return { to: asked.email, content: toPerson(links, content, why?.(asked.wording)) };
  },
  samples: (origin) => ({ [definition.name]: toPerson(sampleLinks(origin), write(sampleLinks(origin)), why?.(currentWording)) }),
});

const mails: readonly MailDefinition<MailNeeds>[] = [
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
  ...campaignMails.map((mail) =>
    toSignUp({
      name: mail,
      toMany: true,
      write: (links) => writeCampaignMail(mail, links, shopWords(mail, { config: {} })),
      writeAs: async (links, needs, key) => writeCampaignMail(mail, links, await readWordsOf(needs.db, mail, key, needs)),
      why: whyOf[mail],
      mayWrite: isStillMeant(mail),
    }),
  ),
  {
    name: "campaign-test",
    /** Null once whoever asked for it is no longer of the team. */
    async compose({ db, config }, about) {
      const [name, who = ""] = about.split(" ");
      const mail = campaignMails.find((one) => one === name);
      const person = isUuid(who) ? await db.selectFrom("operator_people").select("email").where("id", "=", who).executeTakeFirst() : null;
      if (!mail || person === undefined) return null;
      const content = sampleCampaignMail(config.PUBLIC_ORIGIN, mail, await readDraft(db, mail, { config }));
      return { to: person?.email ?? config.OWNER_EMAIL ?? company.email, content: { ...content, subject: `[Test] ${content.subject}` } };
    },
  },
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
export const listMailDefinitions = mails.map((mail) => (mail.toMany ? markedInPreview(mail) : mail));
