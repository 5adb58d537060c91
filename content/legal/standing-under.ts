import type { LegalBlock, LegalDocument } from "#content/legal/document.ts";

/** A document as it stands under these settings, such as "MAIL_DELIVERY=local PAYMENTS=local": without the rows and paragraphs that belong to others. */
export function standingUnder(settings: string, document: LegalDocument): LegalDocument {
  const set = settings.split(" ");
  const stands = (only: string | undefined) => only === undefined || only.split(" ").every((one) => set.includes(one));
  const trim = (block: LegalBlock): LegalBlock[] => {
    if ("paragraph" in block) return stands(block.only) ? [block] : [];
    if (!("table" in block)) return [block];
    const { only = {}, rows, under } = block.table;
    return stands(under) ? [{ table: { ...block.table, rows: rows.filter(([name = ""]) => stands(only[name])) } }] : [];
  };
  return { ...document, sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(trim) })) };
}
