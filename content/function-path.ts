import { brand } from "#content/brand.ts";

/** What a function is called from outside: the product's assistant (contract product-chatbot) is called after the product. */
export const publicName = (name: string): string => (name === "product-chatbot" ? `${brand.slug}-chatbot` : name);
