import { companyLines } from "#server/mails/company-lines.ts";
import type { Block, Letter, ListWays } from "#server/mails/letter.ts";
import { listWords } from "#server/mails/list-words.ts";

/** Lines of one fact stand under its name, as they would on an envelope. */
const renderFact = ([name, value]: readonly [string, string]) => (value.includes("\n") ? `${name}:\n  ${value.replaceAll("\n", "\n  ")}` : `${name}: ${value}`);

function renderBlock(block: Block): string {
  if ("paragraph" in block) return block.paragraph;
  if ("heading" in block) return `${block.heading}\n${"-".repeat(block.heading.length)}`;
  if ("facts" in block) return block.facts.map(renderFact).join("\n");
  if ("button" in block) return `${block.button}:\n${block.url}`;
  if ("link" in block) return `${block.link}:\n${block.url}`;
  return block.form.join("\n");
}

const renderWays = ({ why, leave, yours }: ListWays) => `${why}\n${listWords.leave}: ${leave}\n${listWords.yours}: ${yours}`;

export const renderText = ({ title, blocks, list }: Letter): string =>
  [title, ...blocks.map(renderBlock), "--", ...(list ? [renderWays(list)] : []), `${companyLines().join("\n")}\n`].join("\n\n");
