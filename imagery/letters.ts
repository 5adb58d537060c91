const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);

/** What English copy is set in: the whole first view waits for this file, so letters with accents have their own. */
export const english = `${ascii}\u00a0£©°·×é–—‘’“”•…€™→−`;
export const accented = [...range(0xa1, 0xff)].filter((letter) => !english.includes(letter)).join("");

/** What headlines and prices are set in; nothing of ours in large type has the signs left out. */
export const headlines = [...`${ascii}£€¥é–—‘’“”·…`].filter((letter) => !'#<=>@[\\]^_`{|}~*"'.includes(letter)).join("");
export const readouts = `${ascii}£·–—−`;
