/** Words of our own for what a page says, for as long as it says it. */
export const whileSaid = (quoted: string, words: string): string => (quoted ? words : "");
