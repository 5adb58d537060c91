import { askedOtherwise } from "#content/assistant/asked-otherwise.ts";
import type { Passage, PassageNeeds } from "#content/assistant/passage.ts";
import { aboutBeingCold } from "#content/assistant/passages/being-cold.ts";
import { aboutBuying, aboutDelivery } from "#content/assistant/passages/buying.ts";
import { aboutCancelling } from "#content/assistant/passages/cancelling.ts";
import { aboutADayWithIt } from "#content/assistant/passages/in-use.ts";
import { aboutMoneyBack } from "#content/assistant/passages/money-back.ts";
import { aboutTheCompany } from "#content/assistant/passages/partner-company.ts";
import { partnerKnowledge } from "#content/assistant/passages/partner-knowledge.ts";
import { aboutPayingAndParcels } from "#content/assistant/passages/paying-and-parcels.ts";
import { aboutPeopleAndSite } from "#content/assistant/passages/people-and-site.ts";
import { aboutTheCream } from "#content/assistant/passages/the-cream.ts";
import { aboutTheShop } from "#content/assistant/passages/the-shop.ts";
import { unpublished } from "#content/assistant/passages/unpublished.ts";
import { aboutUsingIt } from "#content/assistant/passages/using-it.ts";
import { aboutWhatSetsItApart } from "#content/assistant/passages/what-sets-it-apart.ts";
import { winterNotes } from "#content/assistant/passages/winter-notes.ts";
import { aboutYourData } from "#content/assistant/passages/your-data.ts";
import { aboutYourSkin } from "#content/assistant/passages/your-skin.ts";
import { spellOut } from "#content/assistant/spell-out.ts";
import { aboutTheCompanyWays } from "#content/assistant/ways/about-the-company.ts";
import { aroundAnOrder } from "#content/assistant/ways/around-an-order.ts";
import { buying } from "#content/assistant/ways/buying.ts";
import { closerCream } from "#content/assistant/ways/closer-cream.ts";
import { closerShop } from "#content/assistant/ways/closer-shop.ts";
import { keptApart } from "#content/assistant/ways/kept-apart.ts";
import { moneyBackAndShop } from "#content/assistant/ways/money-back-and-shop.ts";
import { partners } from "#content/assistant/ways/partners.ts";
import { siteAndCold } from "#content/assistant/ways/site-and-cold.ts";
import { skinAndUse } from "#content/assistant/ways/skin-and-use.ts";
import { theCream } from "#content/assistant/ways/the-cream.ts";
import { voicesCold } from "#content/assistant/ways/voices-cold.ts";
import { voicesCream } from "#content/assistant/ways/voices-cream.ts";
import { voicesFormal } from "#content/assistant/ways/voices-formal.ts";
import { voicesShop } from "#content/assistant/ways/voices-shop.ts";

const ways: Readonly<Record<string, string>> = { ...theCream, ...skinAndUse, ...buying, ...moneyBackAndShop, ...siteAndCold, ...partners };
/** As the same is asked in other voices: each adds to the ways. */
const voices: readonly Readonly<Record<string, string>>[] = [
  voicesCream,
  voicesShop,
  voicesCold,
  voicesFormal,
  closerCream,
  closerShop,
  aboutTheCompanyWays,
  aroundAnOrder,
  keptApart,
];
const linesOf = (text = "") => text.split("\n").filter(Boolean);
const waysOf = (id: string) => [ways, ...voices].flatMap((known) => linesOf(known[id])).flatMap(spellOut);
/** The words of its own first: the first of them is how it is offered as a next question. */
const asksFor = ({ id, asks }: Passage) => [...new Set([...asks, ...linesOf(askedOtherwise[id]), ...waysOf(id)])];

/** Everything that the assistants may quote by heart. What pages say besides is read from the built site. */
export const makePassages = (needs: PassageNeeds): readonly Passage[] =>
  [
    ...aboutTheCream,
    ...aboutYourSkin,
    ...aboutUsingIt,
    ...aboutBuying,
    ...aboutDelivery(needs),
    ...aboutMoneyBack,
    ...aboutTheShop,
    ...aboutBeingCold,
    ...aboutADayWithIt,
    ...aboutWhatSetsItApart,
    ...aboutPayingAndParcels,
    ...aboutCancelling,
    ...aboutPeopleAndSite,
    ...aboutYourData,
    ...winterNotes,
    ...partnerKnowledge,
    ...aboutTheCompany(needs),
    ...unpublished,
  ].map((passage) => ({ ...passage, asks: asksFor(passage) }));
