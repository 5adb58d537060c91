import { brand } from "#content/brand.ts";
import type { FunctionName } from "#contracts/functions.ts";

/** What a function is called from outside: the product's assistant is called after the product. */
export const publicName = (name: FunctionName): string => (name === "product-chatbot" ? `${brand.slug}-chatbot` : name);

export const functionPath = (name: FunctionName): string => `/functions/v1/${publicName(name)}`;
