import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims, timings } from "#content/claims.ts";

/** Words of the home page. What the cream does is said with the register's own words (content/claims.ts). */
export const home = {
  title: `${brand.name}: wave goodbye to cold hands and feet`,
  description: (price: string) =>
    `${brand.name} is a cosmetic hand and foot warming cream. ${claims.activation.words}. ${claims.waterproof.words}. ${price}, UK shipping included.`,
  hero: {
    cold: "Wave goodbye to",
    warm: ["cold hands", "and feet"],
    more: { words: "More Information", about: ` about ${brand.name}` },
    handPicture: "A drawing of an open hand as a thermal camera would show it, warm to the fingertips",
  },
  lead: `A warming cream for cold hands and feet. Rub it in a few hours before you head out. It's ${claims.nonGreasy.words.toLowerCase()}, ${claims.underGloves.words.toLowerCase()} and is ${claims.waterproof.words.toLowerCase()}.`,
  /** On the card that a shared link shows. It's drawn at build and kept by others for long, so it names no price. */
  cardLine: `${catalogue.tube.sizeMl} ml · UK shipping included`,
  /** The third way in, beside the two buttons. */
  preOrder: (price: string) => `Pre-order for ${price}`,
  /** `dispatch`: such as "by 31 March 2027"; empty where it isn't known. */
  included: (dispatch: string) => [`${catalogue.tube.sizeMl}\u00a0ml`, "UK shipping included", ...(dispatch ? [`We'll send it ${dispatch}`] : [])],
  timeline: { cold: "Put it on early,", warm: "go out warm" },
  steps: [
    { time: "0 h 00 min", title: "Apply", text: `Rub it into clean, dry skin, ${timings.activationWords} before you go out.` },
    { time: timings.activation, title: "Go out", text: "By now it feels warm. Out you go." },
    { time: `+ ${timings.activation}`, title: "Stay warm", text: `The warmth lasts longer than it took to arrive. ${claims.waterproof.words}.` },
  ],
  facts: [`${catalogue.tube.sizeMl}\u00a0ml tube`, "UK shipping included", "One-time purchase, no subscription", "Full refund if you cancel before dispatch"],
  cream: { cold: "A cream for the cold", warm: "half of the year", foot: "A drawing of a foot as a thermal camera would show it, warm to the toes" },
  benefits: [
    { glyph: "warm", title: "Warmth that builds gradually", text: "It comes on slowly, so put the cream on early. The warmth then stays for a good while." },
    { glyph: "water", title: "Stays on in water", text: `${claims.waterproof.words}. Let it sink in on dry skin first.` },
    { glyph: "glove", title: "Wear it under gloves", text: `${claims.nonGreasy.words}. ${claims.underGloves.words}.` },
    { glyph: "foot", title: "Feet as well", text: `${claims.feet.words}, from one tube.` },
  ],
  wherever: { cold: "Wherever the cold", warm: "finds you" },
  uses: [
    {
      scene: "active",
      title: "For Active Lifestyles",
      text: "Cold water swimmers, runners and hikers: put it on early, then forget about it until you're out there.",
    },
    { scene: "daily", title: "Daily Comfort", text: "The platform, the school run, the early shift, the dog that won't wait." },
    { scene: "skin", title: "Works for all types of skin", text: `${claims.skinTypes.words}. ${claims.redness.words}` },
  ],
  testimonials: {
    cold: "What Our",
    warm: "Customers Say",
    samples: "We wrote these samples ourselves. No customer said any of this.",
    pause: "Pause the quotes",
    play: "Play the quotes",
    previous: "Previous quote",
    next: "Next quote",
    row: "Quotes (scroll sideways)",
    choose: "Choose a quote",
    place: (at: number, count: number) => `${at} of ${count}`,
    quote: (at: number, count: number) => `Quote ${at} of ${count}`,
  },
  people: { cold: "The people", warm: "behind the tube", supporters: "Supported by" },
  how: { cold: "How does", warm: "it work" },
  comparison: {
    coldHand: "Drawing of two cold hands: blue fingers, some warmth left in the palms",
    warmHand: "The same hands warm: ember and amber to the fingertips",
    cold: "Cold",
    warm: "Warm",
    slider: "From cold to warm",
    /** What the slider shows, by how many hundredths of it are warm. */
    share: (warm: number) =>
      warm === 0 ? "all cold" : warm < 45 ? "mostly cold" : warm <= 55 ? "half cold, half warm" : warm < 100 ? "mostly warm" : "all warm",
  },
  science: [
    { title: "Thermal Activation", text: "You won't feel it straight away. That's normal. Get on with your morning." },
    { title: "Waterproof", text: `${claims.waterproof.words}. Until it has sunk in, water washes it off.` },
    { title: "Moisturising", text: `It's a hand and foot cream first, and rubs in like one. ${claims.nonGreasy.words}.` },
    {
      title: "Thermal Imaging Proof",
      text: "We'll show real thermal camera pictures here once we have some. For now, here's a drawing.",
    },
  ],
  offer: {
    badge: "Limited Pre-order",
    limitedTo: (batch: string) => `${batch} tubes in all`,
    cold: "Get ready",
    warm: "for the cold",
    included: "UK shipping and VAT included. We deliver to England, Scotland and Wales.",
    later: "Not ready? Join",
    list: "The Warmth List",
    calm: ["Secure checkout", "No subscription", "One-time purchase"],
  },
  checklist: [claims.waterproof.words, claims.nonGreasy.words, claims.underGloves.words, claims.skinTypes.words, claims.feet.words],
  cosmetic: claims.cosmetic.words,
} as const;
