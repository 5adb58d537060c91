import type { LabelFacts } from "#server/adapters/shipping/local/label/label-facts.ts";

/** What the Data Matrix holds: what a sorting machine needs, and nobody's name. */
export const routingText = ({ trackingNumber, orderReference, weightGrams, to }: LabelFacts) =>
  ["SPECIMEN", trackingNumber, to.country, to.postcode, orderReference, `${weightGrams}G`]
    .join("|")
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "");
