import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";

/** null: the owner has not given it yet. It is never guessed; the page says "to be supplied" and the launch check lists it. */
export type CosmeticFact = { label: string; value: string | null };

/** What a cosmetic must show where it is sold (UK Regulation 1223/2009). */
export const cosmeticFacts: readonly CosmeticFact[] = [
  { label: "Contents", value: `${catalogue.tube.sizeMl} ml` },
  { label: "Ingredients (INCI)", value: null },
  { label: "Period after opening", value: null },
  { label: "Batch", value: null },
  { label: "Responsible person in the UK", value: null },
  { label: "Take care", value: claims.redness.words },
];
