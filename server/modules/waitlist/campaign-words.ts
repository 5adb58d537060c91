import * as v from "valibot";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { refuseClaims } from "#content/check-claims.ts";
import { company } from "#content/company.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import type { CampaignMail, CampaignWords } from "#contracts/campaign.ts";
import { Failure, failures } from "#contracts/failure.ts";
import { campaignWords } from "#contracts/operator-forms.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { priceNow } from "#server/modules/orders/prices.ts";
import { type Database, insertOnce } from "#server/platform/database/open.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { MailContent } from "#server/platform/mail/render-mail.ts";

const { tube } = catalogue;

type Priced = { config: Pick<ModuleNeeds["config"], "price"> };

/** Kept words have this in the price's place: a mail that goes out after a change says the price of its day. */
const slot = "$price";
const ofBoth = ({ subject, words }: CampaignWords, change: (text: string) => string): CampaignWords => ({ subject: change(subject), words: change(words) });
const sayPrice = (kept: CampaignWords, { config }: Priced) => ofBoth(kept, (text) => text.replaceAll(slot, () => priceNow(config).exactPrice));
/** As they're kept. */
export const withSlot = (said: CampaignWords, { config }: Priced) => ofBoth(said, (text) => text.replaceAll(priceNow(config).exactPrice, () => slot));

/** What a campaign's mail says unless the owner puts it another way. */
const ownWords: Record<CampaignMail, CampaignWords> = {
  "pre-orders-open": {
    subject: `You can pre-order ${brand.name} now`,
    words: [
      `You can now pre-order ${brand.name}. It's ${slot} for one ${tube.sizeMl} ml tube, including VAT and delivery. We deliver to England, Scotland and Wales.`,
      "Stock is limited. We email the list from the front, a group at a time. Being on the list doesn't reserve a tube: tubes go to the people who order first. The pre-order page tells you whether any are left, and when we'll send them.",
      "If they've gone, or you'd rather wait, you stay on the list. You don't need to do anything.",
    ].join("\n\n"),
  },
  // The first words of consent promised it to everybody, later ones leave it to the box for news; it goes out once, when the owner says so.
  "tubes-sent": {
    subject: `The first ${brand.name} tubes are on their way`,
    words: [
      `We've started sending ${brand.name} to the people who pre-ordered it.`,
      "The pre-order page tells you whether you can order now and when we'd send your tube. You keep your place on the list, and don't need to do anything.",
    ].join("\n\n"),
  },
};

/** The same at the price of that process. */
export const shopWords = (mail: CampaignMail, priced: Priced) => sayPrice(ownWords[mail], priced);

const around: Record<CampaignMail, Pick<MailContent, "preheader" | "title"> & { button: string }> = {
  "pre-orders-open": {
    preheader: "It's your turn on the Warmth List. Stock is limited, and being on the list doesn't reserve a tube.",
    title: "It's your turn",
    button: `Pre-order ${brand.name}`,
  },
  "tubes-sent": {
    preheader: "We've started sending them to the people who pre-ordered.",
    title: "The first tubes are on their way",
    button: `See ${brand.name}`,
  },
};

/** The button stands after the first paragraph. */
export function writeCampaignMail(mail: CampaignMail, { shop, place }: Record<"shop" | "place", string>, { subject, words }: CampaignWords): MailContent {
  const { button, ...head } = around[mail];
  const [first = "", ...rest] = words.split("\n\n");
  return { ...head, subject, blocks: [first, { button, url: shop }, ...rest, { link: "Your place in the queue", url: place }] };
}

/** A mail is kept from being sent twice, and told apart from another campaign's, by this. */
export const invitationKey = (mail: CampaignMail, campaign: number, signUp: string) => `${mail}:${campaign}:${signUp}`;

/** What the campaign of that key says: however late a mail goes out, it's the words that its campaign began with. */
export async function readWordsOf(db: Database, mail: CampaignMail, key: string, priced: Priced): Promise<CampaignWords> {
  const campaigns = db.selectFrom("invitation_campaigns").select(["subject", "words"]);
  const kept = await campaigns.where("number", "=", Number(key.split(":")[1]) || 0).executeTakeFirst();
  return wordsOr(mail, kept, priced);
}

export const wordsOr = (mail: CampaignMail, kept: { subject: string | null; words: string | null } | undefined, priced: Priced): CampaignWords =>
  kept?.subject && kept.words ? sayPrice({ subject: kept.subject, words: kept.words }, priced) : shopWords(mail, priced);

export async function readDraft(db: Database, mail: CampaignMail, priced: Priced): Promise<CampaignWords & { savedAt: Date | null }> {
  const kept = await db.selectFrom("campaign_drafts").select(["subject", "words", "saved_at"]).where("mail", "=", mail).executeTakeFirst();
  return { ...wordsOr(mail, kept, priced), savedAt: kept?.saved_at ?? null };
}

/** Refuses what the register of claims doesn't hold, beside the field that says it. */
function checkWords(typed: CampaignWords): CampaignWords {
  const checked = v.safeParse(campaignWords, typed, { abortPipeEarly: true });
  const fields: Record<string, string> = {};
  if (!checked.success) for (const issue of checked.issues) fields[v.getDotPath(issue) ?? ""] ??= issue.message;
  else
    for (const [name, text] of Object.entries(checked.output)) {
      const refused = refuseClaims(text);
      if (refused) fields[name] = refused;
    }
  if (checked.success && Object.keys(fields).length === 0) return checked.output;
  throw new Failure("invalid", { message: failures.invalid.message, fields });
}

/** Of a draft that nobody has put another way, or sent to see. */
const unwritten = { subject: null, words: null, saved_at: null, tested_at: null, tested_by: null };
/** Seconds in which another press for a test is the first one's echo. */
const echo = 30;

/** Of a campaign that has written to nobody: its words are the next one's, unless others were saved since. Nothing is refused: it ends whatever they say. */
export async function keepWords(
  db: Database,
  { mail, ...campaign }: { mail: CampaignMail } & Record<"subject" | "words", string | null>,
  saved_at: Date,
  priced: Priced,
) {
  const original = shopWords(mail, priced);
  const { subject, words } = wordsOr(mail, campaign, priced);
  if (subject === original.subject && words === original.words) return;
  const row = { ...withSlot({ subject, words }, priced), saved_at };
  const drafts = db.insertInto("campaign_drafts").values({ mail, ...row });
  await drafts.onConflict((same) => same.column("mail").doUpdateSet(row).where("campaign_drafts.saved_at", "is", null)).execute();
}

export function campaignWordsActions({ db, sendJob, now, config }: Pick<ModuleNeeds, "db" | "sendJob" | "now" | "config">) {
  return {
    async saveCampaignWords(mail, typed) {
      const words = typed && checkWords(typed);
      const original = shopWords(mail, { config });
      const isOwn = words && (words.subject !== original.subject || words.words !== original.words);
      const before = await readDraft(db, mail, { config });
      // Pressed twice, it was saved once: whoever has read the words since may start the campaign.
      if (isOwn ? before.savedAt && before.subject === words.subject && before.words === words.words : !before.savedAt) return;
      const row = { ...unwritten, ...(isOwn && { ...withSlot(words, { config }), saved_at: now() }) };
      await db
        .insertInto("campaign_drafts")
        .values({ mail, ...row })
        .onConflict((same) => same.column("mail").doUpdateSet(row))
        .execute();
    },

    sendCampaignTest: (mail, { person }) =>
      db.transaction().execute(async (tx) => {
        await insertOnce(tx, "campaign_drafts", { mail, ...unwritten });
        const { tested_at, tested_by } = await tx.selectFrom("campaign_drafts").selectAll().where("mail", "=", mail).forUpdate().executeTakeFirstOrThrow();
        const at = now();
        const who = person?.id ?? null;
        if (tested_at && tested_by === who && at.getTime() - tested_at.getTime() < echo * 1_000) return null;
        await tx.updateTable("campaign_drafts").set({ tested_at: at, tested_by: who }).where("mail", "=", mail).execute();
        await sendMail(tx, sendJob, "campaign-test", `${mail} ${who ?? "owner"}`, at.toISOString());
        return person?.email ?? config.OWNER_EMAIL ?? company.email;
      }),
  } satisfies Partial<OperatorBackend>;
}
