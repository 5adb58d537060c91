import type { LegalBlock, LegalDocument } from "#content/legal/document.ts";

/** A document as it stands under these settings, such as "MAIL=local PAYMENTS=local": without the rows that belong to others. */
export function standingUnder(settings: string, document: LegalDocument): LegalDocument {
  const set = settings.split(" ");
  const trim = (block: LegalBlock): LegalBlock => {
    if (!("table" in block)) return block;
    const { only = {}, rows } = block.table;
    return { table: { ...block.table, rows: rows.filter(([name = ""]) => only[name] === undefined || set.includes(only[name])) } };
  };
  return { ...document, sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(trim) })) };
}
