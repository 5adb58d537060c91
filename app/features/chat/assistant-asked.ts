/** Told to the document by whatever opens the product's assistant. */
export const assistantAsked = "assistant-asked";
