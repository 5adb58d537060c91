import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findMissingFacts } from "#content/launch-facts.ts";
import { listHtml } from "#main/list-html.ts";
import type { Standing } from "#main/read-standing.ts";
import { readPassages, readWordsOfSite } from "#main/words/read-content.ts";
import { describeSite } from "#server/describe-site.ts";
import { checkSettings } from "#server/modules/back-office/launch-check.ts";
import { decodeEntities } from "#server/platform/http/seo.ts";
import { arrangePages, fillPage } from "#server/platform/http/static-files.ts";
import { renderText } from "#server/platform/mail/render-mail.ts";
import { settings } from "#server/platform/settings.ts";
import type { Config } from "#server/providers/settings.ts";
import { mailer } from "#server/shop.ts";

const client = fileURLToPath(new URL("../build/client", import.meta.url));

/** What only a preview may say. */
const ofPreview = [
  /\bno money (?:moves|is taken)\b/i,
  /\borders? (?:is|are)(?: a)? tests?\b|\btest orders?\b/i,
  /\btest (?:cards?|page)\b/i,
  /\bpreview:|\b(?:is|in|of) (?:a|this|our) preview\b/i,
  /(?:^|[.!?:] )(?:you|your card) (?:won't|will not) be charged(?: and\b|[.,!;]|$)/im,
  /\bnot (?:yet )?(?:supplied|confirmed)\b/i,
  /\b(?:no test results|still to come|we haven't confirmed|(?:is|are)n't confirmed|coming soon)\b/i,
  // Where no day is promised, a live site says so too.
  /(?<!\bdate )\bto be (?:confirmed|supplied|announced|decided)\b/i,
  /\bstands? in (?:until|for now)\b/i,
  /\b(?:None|No results) yet\b/,
  /\bsample (?:answers?|formula|names?|address)\b/i,
  /\(sample\)|\btb[acd]\b/i,
];
/** Mails are read with an invented order in them, whose buyer has an invented address; and what shops give away is "no sample" or a "free" one. */
const ofPreviewInAnswers = [...ofPreview, /(?<!\b(?:no|free) )\bsamples?\b/i, /\bexample\.(?:com|org)\b/i];
/** An assistant may say of a thing for good that it isn't published. */
const ofPreviewOnPages = [...ofPreviewInAnswers, /\bnot (?:yet )?published\b/i];

/** A page's words, without tags and scripts. */
const seen = (html: string) => {
  const parts = html.split("<").filter((part) => !/^(?:script|style)\b/.test(part));
  return decodeEntities(parts.map((part) => part.slice(part.indexOf(">") + 1)).join(" "));
};

/** One line for each way of speaking, with where it is found. */
export function findPreviewWords(texts: ReadonlyMap<string, string>, patterns: readonly RegExp[] = ofPreviewOnPages): string[] {
  const found = new Map<string, string[]>();
  for (const [where, text] of texts)
    for (const pattern of patterns) {
      const words = pattern.exec(text)?.[0].toLowerCase();
      if (words) found.set(words, [...(found.get(words) ?? []), where]);
    }
  return [...found].map(
    ([words, places]) =>
      `“${words}” still appears ${places[0]?.startsWith("/") ? "on" : "in"} ${places.slice(0, 3).join(", ")}${places.length > 3 ? ` and ${places.length - 3} more` : ""}`,
  );
}

async function readPages(config: Config) {
  const site = describeSite({ ...config, SITE_STAGE: "live" });
  const files = (await listHtml(client)).filter((name) => name.endsWith("/index.html") && !name.includes("/styleguide/"));
  const pages = new Map<string, string>();
  for (const name of files) pages.set(name.slice(client.length).replace(/\/?index\.html$/, "") || "/", fillPage(await readFile(name, "utf8"), site));
  return new Map([...arrangePages(pages, site)].map(([path, html]) => [path, seen(html)]));
}

const readMails = ({ PUBLIC_ORIGIN }: Config) =>
  new Map(Object.entries(mailer.samples(PUBLIC_ORIGIN)).map(([name, mail]) => [`the email ${name}`, `${mail.subject}\n${renderText(mail)}`]));

/** What the settings come with and nobody has changed, though only the owner can know it. */
function leftAsIs({ STOCK, DISPATCH_DATE }: Config, standing: Standing | undefined | null) {
  if (standing === null) return [];
  const { day = DISPATCH_DATE, choseDay = false, tubes = STOCK, choseTubes = false } = standing ?? {};
  return [
    ...(String(tubes) === settings.STOCK.default && !choseTubes
      ? ["STOCK is the one that comes with the shop: it must be yours, here or in the back office"]
      : []),
    ...(day === settings.DISPATCH_DATE.default && !choseDay
      ? ["DISPATCH_DATE is the one that comes with the shop: it must be yours, here or in the back office"]
      : []),
  ];
}

/** What facts and settings lack; `standing`: what the database says, which counts before the settings; null: it doesn't answer, and nothing is guessed. `day` as `checkSettings` has it. */
export const findOpen = (
  config: Config,
  standing?: Standing | null,
  day: string | null = standing === null ? null : (standing?.day ?? config.DISPATCH_DATE),
): string[] => [...findMissingFacts(), ...checkSettings(config, day), ...leftAsIs(config, standing)];

/** What a live site, its mails and its assistants would say that only a preview may. It stays the same as long as a process runs. */
export const findSaid = async (config: Config): Promise<string[]> => [
  ...findPreviewWords(await readPages(config)),
  ...findPreviewWords(readMails(config), ofPreview),
  ...findPreviewWords(readPassages(), ofPreviewInAnswers),
  ...findPreviewWords(await readWordsOfSite(), ofPreview),
];

/** Everything to be done before this site may have real customers, one sentence each; empty when it may open. */
export const checkLaunch = async (config: Config, ...asIs: [standing?: Standing | null, day?: string | null]): Promise<string[]> => [
  ...findOpen(config, ...asIs),
  ...(await findSaid(config)),
];
