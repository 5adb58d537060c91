import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";
import { formatShort } from "#contracts/money.ts";

const price = formatShort(catalogue.tube.price);

/** Words of the home page. What the cream does is said with the register's own words (content/claims.ts). */
export const home = {
  title: `${brand.name}: wave goodbye to cold hands and feet`,
  description: `${brand.name} is a cosmetic hand and foot warming cream. ${claims.activation.words}. ${claims.waterproof.words}. ${price}, UK shipping included.`,
  lead: `${claims.nonGreasy.words}. ${claims.underGloves.words}. ${claims.waterproof.words}. Rub it in well before you set out, and feel warm when you get there.`,
  priceLine: `${price} · UK shipping included`,
  steps: [
    { time: "0 h 00 min", title: "Apply", text: `Rub it into clean, dry skin. ${claims.applyAhead.words}.` },
    { time: timings.activation, title: "Go out", text: `${claims.activation.words}. Until then, carry on with your day.` },
    { time: `+ ${timings.activation}`, title: "Stay warm", text: `${claims.duration.words}. ${claims.waterproof.words}.` },
  ],
  facts: [`${catalogue.tube.sizeMl} ml tube`, "UK shipping included", "One-time purchase, no subscription", "Full refund if you cancel before dispatch"],
  benefits: [
    { glyph: "warm", title: "Feels warm, slowly", text: `${claims.activation.words}. ${claims.duration.words}.` },
    { glyph: "water", title: "Stays on in water", text: `${claims.waterproof.words}. Give it its time on dry skin first.` },
    { glyph: "glove", title: "Gloves go over it", text: `${claims.nonGreasy.words}. ${claims.underGloves.words}.` },
    { glyph: "foot", title: "Feet as well", text: `${claims.feet.words}. The same tube does both.` },
  ],
  uses: [
    {
      scene: "active",
      title: "For Active Lifestyles",
      text: "Cold water swimmers, runners and hikers: put it on early, then forget it until you are out there.",
    },
    { scene: "daily", title: "Daily Comfort", text: "The platform, the school run, the early shift, the dog that will not wait." },
    { scene: "skin", title: "Works for all types of skin", text: `${claims.skinTypes.words}. ${claims.redness.words}` },
  ],
  science: [
    { title: "Thermal Activation", text: `The warmth comes slowly. ${claims.activation.words}, so put it on early.` },
    { title: "Waterproof", text: `${claims.waterproof.words}. Until then, keep it dry.` },
    { title: "Moisturising", text: `It is a hand and foot cream before anything else, and rubs in like one. ${claims.nonGreasy.words}.` },
    {
      title: "Thermal Imaging Proof",
      text: "Pictures from a thermal camera will stand here once the tests are on file. Until then we show a drawing, and say so.",
    },
  ],
  checklist: [claims.activation.words, claims.duration.words, claims.waterproof.words, claims.underGloves.words, claims.feet.words],
  cosmetic: claims.cosmetic.words,
} as const;
