/** A whole name: which part of it to use alone is not ours to guess. */
export const greeting = (name: string | null) => (name ? `Hello ${name},` : "Hello,");
