import { writeFile } from "node:fs/promises";

/**
 * Writes content/countries.ts: `node content/make-countries.ts`. Committed, because names differ between Node and browsers,
 * and between their versions. The source is Unicode's CLDR, as this Node has it.
 */

/** In CLDR, yet not countries of ISO 3166-1: groups, test entries, former countries, and codes that stand for another. */
const notCountries = new Set("AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ".split(" "));
/** Where CLDR's own short form is what people look for. */
const shortNames: Record<string, string> = { HK: "Hong Kong", MO: "Macao" };

const names = new Intl.DisplayNames("en-GB", { type: "region", fallback: "none" });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

const lines = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !notCountries.has(code))
  .flatMap((code) => {
    const name = shortNames[code] ?? names.of(code);
    return name ? [{ code, name }] : [];
  })
  .sort((a, b) => new Intl.Collator("en-GB").compare(a.name, b.name))
  .map(({ code, name }) => `${code} ${name}`);

await writeFile(
  new URL("./countries.ts", import.meta.url),
  `// Made by make-countries.ts. One text, not ${lines.length} objects: it is half the bytes on the way to a browser.
const lines = \`${lines.join("\n")}\`;

export type Country = {
  /** ISO 3166-1 alpha-2 (and XK, which Kosovo uses). */
  code: string;
  name: string;
};

/** By name, in English order. */
export const countries: readonly Country[] = lines.split("\\n").map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));
`,
);
