import sharp from "sharp";
import type { Subject } from "#imagery/share-card/draw-subject.ts";
import { drawWeather } from "#imagery/share-card/draw-weather.ts";
import { card } from "#imagery/share-card/frame.ts";
import type { Ground } from "#imagery/share-card/grounds.ts";
import { type CardWords, setWords } from "#imagery/share-card/set-words.ts";

type Needs = { words: CardWords; subject: Subject; colours: Ground /** Two cards with the same seed have the same weather. */; seed: string };

/** One share card, as a JPEG. */
export async function drawCard({ words, subject, colours, seed }: Needs): Promise<Buffer> {
  const weather = drawWeather(subject.away, colours, seed);
  const set = await setWords(words, colours);
  return sharp(Buffer.from(weather))
    .composite([{ input: subject.pixels, raw: { ...card, channels: 4 } }, { input: Buffer.from(set) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
