import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";

/** `sample`: a plausible value that nobody has confirmed. Pages show it with the mark, machines and mails get none, and the launch check lists it. */
export type SheetLine = { label: string; value: string; sample?: true };

const { tube } = catalogue;

/** How anyone who holds the tube stays safe with it: pages, terms and mails say it in these words. */
export const warnings = [
  "For external use only, on hands and feet. Keep it away from eyes, mouth and broken skin.",
  "Keep it out of the reach of children.",
] as const;

/** Everything a buyer may ask of the tube, in one place. */
export const sheet = {
  contents: { label: "Contents", value: `${tube.sizeMl}\u00a0ml` },
  // A list of the kind that such a cream has, so that the page can be judged with one.
  ingredients: {
    label: "Ingredients (INCI)",
    value:
      "Aqua, Glycerin, Cetearyl Alcohol, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Vanillyl Butyl Ether, Glyceryl Stearate, Phenoxyethanol, Xanthan Gum, Parfum, Limonene, Linalool",
    sample: true,
  },
  allergens: {
    label: "Allergens to look for",
    value: "Limonene and linalool, both in the scent, and shea butter, listed as Butyrospermum Parkii Butter",
    sample: true,
  },
  warming: { label: "What makes it feel warm", value: "Vanillyl butyl ether, a cosmetic ingredient", sample: true },
  texture: { label: "Texture", value: "A light cream that spreads easily", sample: true },
  colour: { label: "Colour", value: "Off-white", sample: true },
  scent: { label: "Scent", value: "Faint, of orange peel", sample: true },
  vegan: { label: "Vegan", value: "Suitable for vegans: nothing in it comes from an animal", sample: true },
  animalTesting: { label: "Animal testing", value: "We don't test it on animals. UK law bans testing finished cosmetics on them.", sample: true },
  uses: { label: "Uses per tube", value: "About 40, if you only do your hands", sample: true },
  sinkingIn: { label: "Time to sink in", value: "About 10 minutes", sample: true },
  absorbed: { label: "Absorbed when", value: "Your skin no longer feels slippery or looks shiny" },
  again: { label: "Putting on more", value: "Once the feeling has faded, on clean, dry skin.", sample: true },
  daily: { label: "How often", value: "Every day if you like, twice a day at most", sample: true },
  sweat: { label: "When you sweat", value: "The cream stays on once it's absorbed", sample: true },
  comesOff: { label: "Comes off with", value: "Soap and water", sample: true },
  warnings: { label: "Warnings", value: warnings.join(" ") },
  reaction: { label: "Take care", value: claims.redness.words },
  afterOpening: { label: "Use within", value: "12 months of opening", sample: true },
  batch: { label: "Batch number", value: "Pressed into the flat end of the tube", sample: true },
  responsible: { label: "Responsible person in the UK", value: `${company.name}, ${company.office}`, sample: true },
  maker: { label: "Made by", value: company.name, sample: true },
  made: { label: "Made in", value: "England, where it's also filled", sample: true },
  recycling: { label: "Recycling", value: "The tube and cap are both polyethylene. Recycle them together where your council takes tubes.", sample: true },
  delivery: { label: "Delivery service", value: "Royal Mail Tracked 48, two to three working days after we send it", sample: true },
  payment: { label: "Ways to pay", value: "Visa, Mastercard or American Express", sample: true },
  disappointed: {
    label: "If it doesn't work for you",
    value:
      "Write to us. If it isn't as we describe it, for example if you feel no warmth, tell us within 30 days of receiving it and you can have a full refund, even if you've opened it. After that you still have your legal rights.",
  },
} as const satisfies Record<string, SheetLine>;

const forUsers: readonly SheetLine[] = [sheet.sinkingIn, sheet.again, sheet.ingredients, sheet.allergens];

/** What mails tell whoever holds the tube. Of the sheet only what somebody has confirmed. */
export function usingIt(lines = forUsers) {
  const facts = lines.filter(({ sample }) => !sample).map(({ label, value }) => [label, value] as const);
  return [`${claims.applyAhead.words}. ${claims.redness.words} ${warnings.join(" ")}`, ...(facts.length > 0 ? [{ facts }] : [])];
}

/** `id`: where a link to it leads. */
type SheetGroup = { id?: string; title: string; lines: readonly SheetLine[] };

/** The one line that follows the price. */
export const unitPriceLine = (unitPrice: string): SheetLine => ({ label: "Price per 100\u00a0ml", value: unitPrice });

export const sheetGroups = (unitPrice: string): readonly SheetGroup[] => [
  {
    id: "ingredients",
    title: "In the tube",
    lines: [sheet.contents, sheet.ingredients, sheet.allergens, sheet.warming, sheet.texture, sheet.colour, sheet.scent, sheet.vegan, sheet.animalTesting],
  },
  {
    title: "Using it",
    lines: [
      sheet.uses,
      sheet.sinkingIn,
      sheet.absorbed,
      sheet.again,
      sheet.daily,
      sheet.sweat,
      sheet.comesOff,
      sheet.warnings,
      sheet.reaction,
      sheet.afterOpening,
    ],
  },
  { title: "Where it comes from", lines: [sheet.maker, sheet.made, sheet.responsible, sheet.batch, sheet.recycling] },
  { title: "Buying it", lines: [unitPriceLine(unitPrice), sheet.payment, sheet.delivery, sheet.disappointed] },
];

/** Whether running text has to say that a fact of the sheet is not confirmed yet. */
export const isOpen = (...lines: readonly SheetLine[]) => lines.some(({ sample }) => sample);

export const sheetLines: readonly SheetLine[] = Object.values(sheet);
