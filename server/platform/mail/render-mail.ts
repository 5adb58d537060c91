import { html } from "hono/html";
import { brand, typefaces } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { colour } from "#content/tokens.ts";
import type { Markup } from "#server/platform/http/html-page.ts";
import type { PlatformConfig } from "#server/platform/settings.ts";

export const listFooterWords = { leave: "Leave the Warmth List", remove: "Cancel this sign-up", yours: "See and change what we hold about you" } as const;
const leaveWords = (isOn: boolean) => (isOn ? listFooterWords.leave : listFooterWords.remove);

/** Under every mail: who writes, as the law wants it, and what the cream is not. */
export const companyLines = (): string[] => [
  `${company.name}${company.sample ? " (sample)" : ""}. Company number ${company.number}, registered in ${company.registeredIn}.`,
  `Registered office: ${company.office}. Email: ${company.email}.${company.vatNumber ? ` VAT number: ${company.vatNumber}.` : ""}`,
  claims.disclaimer.words,
];

/** A whole name: which part of it to use alone is not ours to guess. */
export const greeting = (name: string | null) => (name ? `Hello ${name},` : "Hello,");

/** A piece of a mail: a paragraph, or something else. Text is plain; lines within it are parted by \n. */
export type Block =
  | string
  | { heading: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { button: string; url: string }
  /** Where else to look, more quietly than by a button. */
  | { link: string; url: string }
  | { form: readonly string[] }
  /** What they wrote to us. */
  | { quote: string };

/** What a mail says. Its text and its HTML are both made from this, so they cannot drift apart. */
export type MailContent = {
  subject: string;
  preheader: string;
  title: string;
  blocks: readonly Block[];
  /** In every mail to somebody of the Warmth List: its foot and its headers name the way out. */
  list?: ListFooter;
};

/** Why they get it, in a sentence; whether they're on the list, or haven't confirmed yet; and their own links: to leave, and to see and change what we hold. */
export type ListFooter = { why: string; isOn: boolean; leave: string; yours: string };

/** Mail programs make a button of these (RFC 2369, RFC 8058): one press there, and they have left. A mailbox is named only where somebody reads it. */
export const listHeaders = ({ leave }: ListFooter, { LEAVE_MAILBOX }: Pick<PlatformConfig, "LEAVE_MAILBOX">): Record<string, string> => ({
  "List-Unsubscribe": [`<${leave}>`, ...(LEAVE_MAILBOX ? [`<mailto:${encodeURI(LEAVE_MAILBOX)}?subject=Leave%20the%20Warmth%20List>`] : [])].join(", "),
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const lines = (text: string): Markup[] => text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

const fact = ([name, value]: readonly [string, string]) => html`<tr>
<th class="soft line" scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid ${colour("ice-200")};color:${colour("slate-600")};font-weight:normal;width:32%">${name}</th>
<td class="ink line" valign="top" style="padding:8px 0;border-bottom:1px solid ${colour("ice-200")};color:${colour("sea-950")};font-weight:bold">${lines(value)}</td>
</tr>`;

function htmlBlock(block: Block): Markup {
  if (typeof block === "string") return html`<p style="margin:0 0 16px;overflow-wrap:break-word;word-break:break-word">${lines(block)}</p>\n`;
  if ("heading" in block)
    return html`<h2 class="ink" style="margin:32px 0 8px;font-size:19px;line-height:1.3;color:${colour("sea-950")}">${block.heading}</h2>\n`;
  if ("facts" in block)
    return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;font-size:16px;line-height:1.4">${block.facts.map(fact)}</table>\n`;
  if ("button" in block)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td bgcolor="${colour("ember-600")}" style="border-radius:999px"><a href="${block.url}" style="display:inline-block;padding:14px 28px;color:${colour("white")};font-weight:bold;text-decoration:none">${block.button}</a></td></tr></table>
<p class="soft" style="margin:0 0 24px;font-size:14px;color:${colour("slate-600")}">If the button doesn't work, open this address:<br><a class="link" href="${block.url}" style="color:${colour("sea-600")};word-break:break-all">${block.url}</a></p>\n`;
  if ("link" in block)
    return html`<p class="soft" style="margin:0 0 16px;font-size:14px;color:${colour("slate-600")}">${block.link}:<br><a class="link" href="${block.url}" style="color:${colour("sea-600")};word-break:break-all">${block.url}</a></p>\n`;
  if ("quote" in block)
    return html`<blockquote class="soft line" style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${colour("ice-200")};color:${colour("slate-600")}">${lines(block.quote)}</blockquote>\n`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="line" style="padding:16px;border:1px solid ${colour("border")};border-radius:4px;font-size:15px">${block.form.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}</td></tr></table>\n`;
}

const htmlListFooter = ({ why, isOn, leave, yours }: ListFooter) =>
  html`<p style="margin:0 0 8px">${why}<br><a class="link" href="${leave}" style="color:${colour("sea-600")}">${leaveWords(isOn)}</a>${isOn ? html`<br><a class="link" href="${yours}" style="color:${colour("sea-600")}">${listFooterWords.yours}</a>` : ""}</p>
`;

/** Tables and inline styles, because that is what mail programs read; the sheet in the head only turns the colours for dark ones. */
export const renderHtml = ({ subject, preheader, title, blocks, list }: MailContent): string =>
  String(html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.page { background: ${colour("sea-950")} !important; }
.card { background: ${colour("sea-900")} !important; color: ${colour("frost")} !important; }
.ink { color: ${colour("frost")} !important; }
.soft, .link { color: ${colour("ice-300")} !important; }
.line { border-color: ${colour("sea-500")} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colour("frost")}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colour("frost")}" style="background:${colour("frost")}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font-family:'${typefaces.installed}',Verdana,Arial,sans-serif;font-size:17px;line-height:1.55">
<tr><td bgcolor="${colour("sea-950")}" style="background:${colour("sea-950")};border-radius:10px 10px 0 0;border-bottom:4px solid ${colour("ember-600")};padding:20px 28px;color:${colour("frost")};font-size:21px;font-weight:bold">${brand.name}</td></tr>
<tr><td class="card" bgcolor="${colour("white")}" style="background:${colour("white")};border-radius:0 0 10px 10px;padding:28px;color:${colour("sea-950")}">
<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.15;color:${colour("sea-950")}">${title}</h1>
${blocks.map(htmlBlock)}</td></tr>
<tr><td class="soft" style="padding:20px 28px;font-size:13px;color:${colour("slate-600")}">${list ? htmlListFooter(list) : ""}${companyLines().map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`);

const renderFact = ([name, value]: readonly [string, string]) => (value.includes("\n") ? `${name}:\n  ${value.replaceAll("\n", "\n  ")}` : `${name}: ${value}`);

function textBlock(block: Block): string {
  if (typeof block === "string") return block;
  if ("heading" in block) return `${block.heading}\n${"-".repeat(block.heading.length)}`;
  if ("facts" in block) return block.facts.map(renderFact).join("\n");
  if ("button" in block) return `${block.button}:\n${block.url}`;
  if ("link" in block) return `${block.link}:\n${block.url}`;
  if ("quote" in block) return block.quote.replaceAll(/^/gm, "> ");
  return block.form.join("\n");
}

const textListFooter = ({ why, isOn, leave, yours }: ListFooter) =>
  `${why}\n${leaveWords(isOn)}: ${leave}${isOn ? `\n${listFooterWords.yours}: ${yours}` : ""}`;

export const renderText = ({ title, blocks, list }: MailContent): string =>
  [title, ...blocks.map(textBlock), "--", ...(list ? [textListFooter(list)] : []), `${companyLines().join("\n")}\n`].join("\n\n");
