import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import type { Passage } from "#content/assistant/passage.ts";
import { brand } from "#content/brand.ts";
import { catalogue, describePrice } from "#content/catalogue.ts";
import { timings } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { convertPrice, currencies, defaultCurrency } from "#content/currencies.ts";
import { sheet } from "#content/product.ts";
import { type FaqItem, faq } from "#content/site/faq.ts";
import { team } from "#content/team.ts";
import { assistantNames } from "#contracts/assistant.ts";

/** The folder that docs/assistants.md explains: a Markdown file a subject, a section a passage. */
const folder = new URL("../knowledge/", import.meta.url);

const personAs = (title: string) => team.find((member) => member.title === title)?.name ?? title;
/** What a passage writes with a "$", so that a name is changed in one place. */
const facts: Readonly<Record<string, string>> = {
  brand: brand.name,
  slug: brand.slug,
  technology: brand.technology,
  time: timings.activationWords,
  rate: String(catalogue.tube.vatRatePercent),
  size: `${catalogue.tube.sizeMl} ml`,
  company: company.name,
  office: company.office,
  email: company.email,
  founder: personAs("Founder"),
  chemist: personAs("Medicinal chemist"),
  professor: personAs("Professor"),
  operations: personAs("Operations"),
  // What the pre-order page says of the tube, by its name in content/product.ts, for a sentence of the passage's own.
  ...Object.fromEntries(Object.entries(sheet).map(([name, { value }]) => [name, value.replace(/\.$/, "")])),
};

/** What of a price a passage may name. */
const priceNames = "price|pounds|vat|unit|abroad";
const pricesNamed = new RegExp(String.raw`\$(${priceNames})\b`, "g");
const unknownFact = new RegExp(String.raw`\$(?!(?:dispatch|${priceNames})\b)[a-z]`);

/** The same of a price, in pence; it may change while we run, so an answer gets it when it's given. */
const priceFacts = (minor: number): Readonly<Record<string, string>> => {
  const { exactPrice, price, vat, unitPrice } = describePrice(minor);
  const abroad = [...new Set(Object.values(currencies))].filter((currency) => currency !== defaultCurrency);
  return {
    price: exactPrice,
    pounds: price,
    vat,
    unit: unitPrice,
    abroad: abroad.map((currency) => convertPrice({ minor, currency: "GBP" }, currency)).join(", "),
  };
};
export const sayPrice = (text: string, minor: number) => {
  const facts = priceFacts(minor);
  return text.replaceAll(pricesNamed, (written, name: string) => facts[name] ?? written);
};
/** As it's learned and asked for: the first price, whatever a tube costs by now. */
export const sayFirstPrice = (text: string) => sayPrice(text, catalogue.tube.price.minor);

const fillIn = (text: string) => text.replaceAll(/\$([a-zA-Z]+)/g, (written, name: string) => facts[name] ?? written);

/** Ways to ask for one passage: with ten, 85 of 100 questions kept apart found their answer at once, with 25 it was 90; more brought little. */
const mostWays = 36;

const source = v.object({ title: v.pipe(v.string(), v.nonEmpty()), path: v.pipe(v.string(), v.startsWith("/")) });
const passageSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z-]+\/[a-z0-9-]+$/, "An id is written as subject/name")),
    title: v.pipe(v.string(), v.nonEmpty("A passage has a question for its heading")),
    text: v.pipe(
      v.string(),
      v.check((text) => !unknownFact.test(text), "A fact after $ is not known"),
    ),
    quotes: v.array(v.string()),
    ways: v.pipe(v.number(), v.minValue(1, "At least one way to ask"), v.maxValue(mostWays, "Too many ways to ask")),
    asks: v.array(v.string()),
    yes: v.array(v.string()),
    no: v.array(v.string()),
    sources: v.array(source),
    only: v.optional(v.picklist(assistantNames)),
    insteadOf: v.optional(v.array(v.string())),
  }),
  v.check(({ text, sources }) => text === "" || sources.length > 0, "A passage says where it stands"),
);

type Fields = { lines: string[]; field: Map<string, string> };
function readLines(section: string): Fields {
  const field = new Map<string, string>();
  const lines: string[] = [];
  let open = "";
  for (const line of section.split("\n")) {
    const [, name, value = ""] = /^- ([A-Z][a-z]+): (.*)$/.exec(line) ?? [];
    if (name) {
      open = name;
      field.set(name, value);
    } else if (open && line.startsWith("  ")) field.set(open, `${field.get(open)} ${line.trim()}`);
    else lines.push(line);
  }
  return { lines, field };
}

const waysIn = (value: string | undefined) =>
  (value ?? "")
    .split(" / ")
    .map((way) => way.trim())
    .filter(Boolean);
const tidy = (lines: readonly string[]) =>
  lines
    .map((line) => line.replace(/^> ?/, "").trim())
    .join(" ")
    .trim();

function readSection(section: string): v.InferOutput<typeof passageSchema> {
  const [head = "", ...rest] = section.split("\n");
  const [, id = head, title = "", settled] = /^(\S+): (.*\?)(?: (Yes|No))?$/.exec(head) ?? [];
  const { lines, field } = readLines(rest.join("\n"));
  const paragraphs = lines
    .join("\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n"));
  const quotes = lines.join("\n").match(/(?:^> .*\n?)+/gm) ?? [];
  const ways = { asks: waysIn(field.get("Asked")), yes: waysIn(field.get("Yes")), no: waysIn(field.get("No")) };
  if (settled) ways[settled === "Yes" ? "yes" : "no"].unshift(title);
  const [, only, insteadOf] = /^(\w+)(?:, instead of (.*))?$/.exec(field.get("Only") ?? "") ?? [];
  const filled = (list: readonly string[]) => list.map((way) => sayFirstPrice(fillIn(way)));
  const read = v.safeParse(passageSchema, {
    id: id.trim(),
    text: fillIn(paragraphs.map(tidy).filter(Boolean).join("\n")),
    quotes: quotes.map((quote) => fillIn(tidy(quote.trim().split("\n")))),
    title: sayFirstPrice(fillIn(title)),
    ways: ways.asks.length + ways.yes.length + ways.no.length + (settled ? 0 : 1),
    asks: filled(ways.asks),
    yes: filled(ways.yes),
    no: filled(ways.no),
    sources: [...(field.get("Source") ?? "").matchAll(/\[([^[\]]+)\]\(([^()]+)\)/g)].map(([, title = "", path = ""]) => ({
      title: fillIn(title),
      path: fillIn(path),
    })),
    ...(only && { only }),
    ...(insteadOf && { insteadOf: insteadOf.split(", ") }),
  });
  if (!read.success) throw new Error(`content/knowledge, ${id}: ${read.issues.map(({ message }) => message).join("; ")}`);
  return read.output;
}

/** What the build learns to tell apart: a section's name, and what is said of it. Other languages than English are read as they are written. */
export const readExamples = () =>
  readFileSync(new URL("../health/examples.md", import.meta.url), "utf8")
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [kind = "", ...rest] = section.split("\n");
      const { lines, field } = readLines(rest.join("\n"));
      const unread = lines.find((line) => line.trim());
      if (unread) throw new Error(`content/health/examples.md, ${kind}: a line goes on with two spaces before it: ${unread}`);
      return [...field].flatMap(([language, said]) => waysIn(said).map((text) => ({ kind, text, english: language === "English" })));
    });

/** With what it quotes word for word, and the file that it's written in. */
export type Known = Passage & { quotes: readonly string[]; file: string };

/** A question of the FAQ that no file of content/knowledge/ has: the assistants answer it in the page's own words. */
const passageOf = ({ id, question, answer, asked = [], links = [] }: FaqItem): Known => ({
  id: `faq/${id}`,
  file: "content/site/faq.ts",
  text: answer,
  quotes: [answer],
  sources: [{ title: question, path: `/faq#${id}` }, ...links.map(({ words, to }) => ({ title: words, path: to }))],
  asks: [question, ...asked],
  yes: [],
  no: [],
});

/** Every passage. Throws, naming it, where one is not written as it should be. */
export function readKnowledge(): Known[] {
  const written = readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "words.md")
    .sort()
    .flatMap((name) => {
      const [head = "", ...sections] = readFileSync(new URL(name, folder), "utf8").split(/^## /m);
      return sections.map((section) => ({ ...readSection(section), file: `content/knowledge/${name}`, ofShop: /^Of the shop\b/m.test(head) }));
    })
    .map(({ ways: _, title, sources, asks, yes, no, ...rest }) => {
      const [first = { title: "Get in Contact", path: "/contact" }, ...more] = sources;
      return { ...rest, sources: [first, ...more] as const, yes, no, asks: [...new Set([title, ...asks, ...yes, ...no])] };
    });
  const passages: Known[] = [
    ...(written as Known[]),
    ...faq("$pounds")
      .filter(({ id }) => !written.some((passage) => passage.id === `faq/${id}`))
      .map(passageOf),
  ];
  const twice = passages.find(({ id }, at) => passages.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Error(`content/knowledge has ${twice.id} twice`);
  return passages;
}

/** The lists of content/knowledge/words.md: words for one idea, plain words for texting and dialect, and words that say little. */
export function readWords() {
  const text = readFileSync(new URL("words.md", folder), "utf8");
  const sections = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf("\n")), section.slice(section.indexOf("\n"))]),
  );
  const itemsOf = (name: string) =>
    (sections.get(name) ?? "")
      .replaceAll(/\n {2}/g, " ")
      .split("\n")
      .flatMap((line) => (line.startsWith("- ") ? [fillIn(line.slice(2).trim())] : []));
  const pairsOf = (items: readonly string[]) =>
    items.map((item) => {
      const [name = "", words = ""] = item.split(/: ?(.*)/s);
      return { name, words: words.split(/, ?/).filter(Boolean) };
    });
  const listOf = (name: string) => new Set(itemsOf(name).flatMap((line) => line.toLowerCase().split(/\s+/)));
  return {
    ideas: pairsOf(itemsOf("Same idea")),
    plain: new Map(
      pairsOf(itemsOf("Plain words").flatMap((line) => line.split(" | "))).flatMap(({ name, words }) =>
        words.map((word) => [word, name === "nothing" ? "" : name] as const),
      ),
    ),
    sameInAnswer: pairsOf(itemsOf("Same in an answer").flatMap((line) => line.split(" | "))).map(({ name, words }) => ({
      name,
      pattern: new RegExp(`\\b(?:${words.join("|")})\\b`, "g"),
    })),
    small: listOf("Small words"),
    light: listOf("Light words"),
  };
}
