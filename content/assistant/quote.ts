import type { LegalBlock, LegalDocument, LegalWords } from "#content/legal/document.ts";

const plain = (words: LegalWords) => (typeof words === "string" ? words : words.map((part) => (typeof part === "string" ? part : part.words)).join(""));

function linesOf(block: LegalBlock): string[] {
  if ("paragraph" in block) return block.only ? [] : [plain(block.paragraph)];
  return "list" in block ? block.list.map(plain) : [];
}

/**
 * A section of a policy as plain text, a line for each paragraph and each item of a list. With `beginnings`, only the lines that
 * begin so, in that order. Throws where one is not there: an assistant must not go on quoting what was changed.
 */
export function quote({ path, sections }: LegalDocument, id: string, ...beginnings: string[]): string {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`${path} has no section ${id}`);
  const lines = section.blocks.flatMap(linesOf);
  if (beginnings.length === 0) return lines.join("\n");
  return beginnings
    .map((beginning) => {
      const line = lines.find((one) => one.startsWith(beginning));
      if (!line) throw new Error(`${path}#${id} has nothing that begins with “${beginning}”`);
      return line;
    })
    .join("\n");
}
