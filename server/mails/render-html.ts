import { brand } from "#content/brand.ts";
import { companyLines } from "#server/mails/company-lines.ts";
import { type Html, html } from "#server/mails/html.ts";
import type { Block, Letter, ListWays } from "#server/mails/letter.ts";
import { listWords } from "#server/mails/list-words.ts";

const lines = (text: string): Html[] => text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

const fact = ([name, value]: readonly [string, string]) => html`<tr>
<th class="soft line" scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #CBE5EA;color:#46606A;font-weight:normal;width:32%">${name}</th>
<td class="ink line" valign="top" style="padding:8px 0;border-bottom:1px solid #CBE5EA;color:#06212C;font-weight:bold">${lines(value)}</td>
</tr>`;

function renderBlock(block: Block): Html {
  if ("paragraph" in block) return html`<p style="margin:0 0 16px">${lines(block.paragraph)}</p>\n`;
  if ("heading" in block) return html`<h2 class="ink" style="margin:32px 0 8px;font-size:19px;line-height:1.3;color:#06212C">${block.heading}</h2>\n`;
  if ("facts" in block)
    return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;font-size:16px;line-height:1.4">${block.facts.map(fact)}</table>\n`;
  if ("button" in block)
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td bgcolor="#C43D12" style="border-radius:999px"><a href="${block.url}" style="display:inline-block;padding:14px 28px;color:#FFFFFF;font-weight:bold;text-decoration:none">${block.button}</a></td></tr></table>
<p class="soft" style="margin:0 0 24px;font-size:14px;color:#46606A">If the button does not work, open this address:<br><a class="link" href="${block.url}" style="color:#1B6277;word-break:break-all">${block.url}</a></p>\n`;
  if ("link" in block)
    return html`<p class="soft" style="margin:0 0 16px;font-size:14px;color:#46606A">${block.link}:<br><a class="link" href="${block.url}" style="color:#1B6277;word-break:break-all">${block.url}</a></p>\n`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="line" style="padding:16px;border:1px solid #6B848E;border-radius:4px;font-size:15px">${block.form.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}</td></tr></table>\n`;
}

const renderWays = ({ why, leave, yours }: ListWays) =>
  html`<p style="margin:0 0 8px">${why}<br><a class="link" href="${leave}" style="color:#1B6277">${listWords.leave}</a><br><a class="link" href="${yours}" style="color:#1B6277">${listWords.yours}</a></p>
`;

/** Tables and inline styles, because that is what mail programs read; the sheet in the head only turns the colours for dark ones. */
export const renderHtml = ({ subject, preheader, title, blocks, list }: Letter): string =>
  html`<!doctype html>
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
.page { background: #06212C !important; }
.card { background: #0B2E3B !important; color: #F6FAFA !important; }
.ink { color: #F6FAFA !important; }
.soft, .link { color: #A6D2DC !important; }
.line { border-color: #2E7F95 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#F6FAFA">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" bgcolor="#F6FAFA" style="background:#F6FAFA"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif;font-size:17px;line-height:1.55">
<tr><td bgcolor="#06212C" style="background:#06212C;border-radius:10px 10px 0 0;border-bottom:4px solid #C43D12;padding:20px 28px;color:#F6FAFA;font-size:21px;font-weight:bold">${brand.name}</td></tr>
<tr><td class="card" bgcolor="#FFFFFF" style="background:#FFFFFF;border-radius:0 0 10px 10px;padding:28px;color:#06212C">
<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.15;color:#06212C">${title}</h1>
${blocks.map(renderBlock)}</td></tr>
<tr><td class="soft" style="padding:20px 28px;font-size:13px;color:#46606A">${list ? renderWays(list) : ""}${companyLines().map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup;
