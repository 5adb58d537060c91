const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);

/** What English copy is set in: the whole first view waits for this file, so letters with accents have their own. */
export const english = `${ascii}\u00a0£©°·×é–—‘’“”•…€™→−`;
export const accented = [...range(0xa1, 0xff)].filter((letter) => !english.includes(letter)).join("");

/** What names from Gdańsk to Hà Nội are written with, as far as a face has it. */
export const extended = `${range(0x100, 0x17f)}${range(0x1cd, 0x1dc)}${range(0x1e6, 0x1f5)}${range(0x200, 0x21b)}${range(0x1e80, 0x1eff)}`;

/** What headlines and prices are set in; nothing of ours in large type has the signs left out. */
export const headlines = [...`${ascii}£€¥é–—‘’“”·…`].filter((letter) => !'#<=>@[\\]^_`{|}~*"'.includes(letter)).join("");
export const readouts = `${ascii}£·–—−`;
