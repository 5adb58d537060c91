import { brand } from "#content/brand.ts";

/** On what opens the panels. Apart from the panels' own words, for these come with every page. */
export const openWords = { product: { long: "Got questions? Ask me!", short: "Questions?" }, dermaflo: `Ask ${brand.technology} ChatBot` } as const;

/** Where the product's assistant is offered: pages of questions, and those that speak of the tube. */
export const offeredOn: readonly string[] = ["/faq", "/pre-order", "/locks-warmth", "/waterproof"];
