/** Parts of one answer, one after the other; nothing at all where a page no longer says one of them. */
export const allOf = (...parts: readonly string[]): string => (parts.every(Boolean) ? parts.join(" ") : "");
