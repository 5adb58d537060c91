import { companyLines } from "#server/mails/company-lines.ts";
import type { Block, Letter } from "#server/mails/letter.ts";

function renderBlock(block: Block): string {
  if ("paragraph" in block) return block.paragraph;
  if ("heading" in block) return `${block.heading}\n${"-".repeat(block.heading.length)}`;
  if ("facts" in block) return block.facts.map(([name, value]) => `${name}: ${value.replaceAll("\n", ", ")}`).join("\n");
  if ("button" in block) return `${block.button}:\n${block.url}`;
  if ("link" in block) return `${block.link}:\n${block.url}`;
  return block.form.join("\n");
}

export const renderText = ({ title, blocks }: Letter): string => [title, ...blocks.map(renderBlock), "--", `${companyLines().join("\n")}\n`].join("\n\n");
