import { readFile } from "node:fs/promises";
import { createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { brand } from "#content/brand.ts";
import { card } from "#imagery/share-card/frame.ts";
import type { Ground } from "#imagery/share-card/grounds.ts";

export type CardWords = {
  cold: string;
  warm: string;
  /** One line of plain facts at the foot; empty for none. */
  line: string;
  /** How wide the words may run, in pixels, to keep clear of the subject. */
  column: number;
};

const font = async (name: string, file: string): Promise<Font> => ({
  name,
  data: await readFile(new URL(`fonts/${file}.ttf`, import.meta.url)),
  weight: 700,
  style: "normal",
});
const fonts = Promise.all([font("Cold", "display-cold"), font("Warm", "display-warm"), font("Mono", "readout")]);

const margin = 64;
/** What the headline may take of the height. */
const room = 372;
/** Pixels; nothing on a card is set smaller than 28. */
const sizes = [124, 112, 100, 90, 82, 74, 66, 60, 54, 48, 44];

type Style = Record<string, string | number>;
const box = (style: Style, ...children: ReactNode[]) => createElement("div", { style: { display: "flex", flexShrink: 0, ...style } }, ...children);

const headline = ({ cold, warm, column }: CardWords, colours: Ground, size: number) =>
  box(
    { flexDirection: "column", width: column, fontSize: size, lineHeight: 1.04, textWrap: "balance" },
    ...(cold ? [box({ fontFamily: "Cold", color: colours.cold, letterSpacing: -0.01 * size }, cold)] : []),
    ...(warm ? [box({ fontFamily: "Warm", color: colours.warm, letterSpacing: -0.02 * size, lineHeight: 1.08 }, warm)] : []),
  );

/** The largest size at which no word leaves the column and no line the room. */
async function chooseSize(words: CardWords, colours: Ground): Promise<number> {
  for (const size of sizes) {
    const set = await satori(headline(words, colours, size), { width: card.width, fonts: await fonts, embedFont: false });
    const height = Number(/height="([\d.]+)"/.exec(set)?.[1]);
    const ends = [...set.matchAll(/<text x="([\d.]+)"[^>]*? width="([\d.]+)"/g)].map(([, x, width]) => Number(x) + Number(width));
    if (height <= room && Math.max(...ends) <= words.column) return size;
  }
  throw new Error(`No size fits "${words.cold} ${words.warm}" on a share card`);
}

/** The words of a card, as shapes on nothing. */
export async function setWords(words: CardWords, colours: Ground): Promise<string> {
  const size = await chooseSize(words, colours);
  return satori(
    box(
      { ...card, boxSizing: "border-box", padding: `${margin - 8}px ${margin}px`, flexDirection: "column", justifyContent: "space-between" },
      box(
        { alignItems: "baseline" },
        box({ fontFamily: "Warm", fontSize: 44, letterSpacing: -0.9, color: colours.brand, marginRight: 18 }, brand.name),
        box({ fontFamily: "Cold", fontSize: 32, color: colours.soft }, brand.tagline),
      ),
      box(
        { flexDirection: "column" },
        headline(words, colours, size),
        ...(words.line ? [box({ fontFamily: "Mono", fontSize: 30, color: colours.soft, marginTop: 26 }, words.line)] : []),
      ),
    ),
    { ...card, fonts: await fonts },
  );
}
