import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findMissingFacts } from "#content/launch-facts.ts";
import { listHtml } from "#main/list-html.ts";
import { describeSite } from "#server/describe-site.ts";
import { checkSettings } from "#server/modules/back-office/launch-check.ts";
import { decodeEntities } from "#server/platform/http/seo.ts";
import { arrangePages, fillPage } from "#server/platform/http/static-files.ts";
import { renderText } from "#server/platform/mail/render-mail.ts";
import type { Config } from "#server/providers/settings.ts";
import { mailer } from "#server/shop.ts";

const client = fileURLToPath(new URL("../build/client", import.meta.url));

/** What only a preview may say. */
const ofPreview = [
  /\bno money (?:moves|is taken)\b/i,
  /\btest orders?\b/i,
  /\btest (?:cards?|page)\b/i,
  /\bnot (?:yet )?(?:supplied|confirmed|published)\b/i,
  /\b(?:no test results|still to come|to be supplied|haven't confirmed|(?:is|are)n't confirmed)\b/i,
  /\b(?:None|No results) yet\b/,
  /\(sample\)|\btb[acd]\b/i,
];
/** Mails are read with an invented order in them, whose buyer has an invented address. */
const ofPreviewOnPages = [...ofPreview, /\bsamples?\b/i, /\bexample\.(?:com|org)\b/i];

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

/** What was left as it comes, though only the owner can know it. */
const leftAsIs = (env: Record<string, string | undefined>) =>
  ["STOCK", "DISPATCH_DATE"].filter((name) => !env[name]).map((name) => `${name} is not set: it must be yours, not the one that comes with the shop`);

/** Everything to be done before this site may have real customers, one sentence each; empty when it may open. */
export async function checkLaunch(config: Config, env: Record<string, string | undefined>): Promise<string[]> {
  return [
    ...findMissingFacts(),
    ...checkSettings(config),
    ...leftAsIs(env),
    ...findPreviewWords(await readPages(config)),
    ...findPreviewWords(readMails(config), ofPreview),
  ];
}
