import type { LegalBlock, LegalDocument, LegalWords } from "#content/legal/document.ts";

const plain = (words: LegalWords) => (typeof words === "string" ? words : words.map((part) => (typeof part === "string" ? part : part.words)).join(""));

function linesOf(block: LegalBlock): string[] {
  if ("paragraph" in block) return block.only ? [] : [plain(block.paragraph)];
  return "list" in block ? block.list.map(plain) : [];
}

/**
 * A section of a policy as plain text, a line for each paragraph and each item of a list. With `beginnings`, only the lines that
 * begin so, in that order. Nothing at all where one of them stands there no more: an assistant must not go on quoting what was changed.
 */
export function quote({ sections }: LegalDocument, id: string, ...beginnings: string[]): string {
  const lines = (sections.find((one) => one.id === id)?.blocks ?? []).flatMap(linesOf);
  if (beginnings.length === 0) return lines.join("\n");
  const found = beginnings.map((beginning) => lines.find((line) => line.startsWith(beginning)));
  return found.every((line) => line !== undefined) ? found.join("\n") : "";
}
