/** A link inside a sentence: `to` is a path of ours, or a whole address. */
export type LegalLink = { words: string; to: string };
/** A sentence or paragraph; an array where there are links in it. */
export type LegalWords = string | readonly (string | LegalLink)[];

export type LegalBlock =
  /** `only`: the settings under which it stands, such as "ANALYTICS=posthog"; all of them, where there are several. */
  | { paragraph: LegalWords; only?: string }
  | { list: readonly LegalWords[] }
  /** Each row has as many cells as there are column names; `only` names the setting under which a row stands, by its first cell, `under` that of the whole table. */
  | { table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[]; only?: Readonly<Record<string, string>>; under?: string } }
  /** A form to print and fill in by hand, line by line: room to write follows all but the first and the last. */
  | { form: readonly string[] };

export type LegalSection = {
  /** The anchor; mails and other pages link to it, so it outlives a change of heading. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  path: `/${string}`;
  /** For search results. */
  description: string;
  /** The date line that this page has always carried; null where it never had one. */
  shownDate: string | null;
  /** The day its text last changed, ISO 8601. */
  revised: string;
  introduction: readonly LegalWords[];
  sections: readonly LegalSection[];
};

type Part = string | { heading: string } | { form: readonly string[] };

/** The document without its page, for an email: a whole copy of it, whose links say where they lead. A table's rows become lines. */
export function inPlainParts({ title, introduction, sections }: LegalDocument, origin: string): Part[] {
  const link = ({ words, to }: LegalLink) => (to.startsWith("/") || to.startsWith("http") ? `${words} (${new URL(to, origin).href})` : words);
  const plain = (words: LegalWords) => (typeof words === "string" ? words : words.map((part) => (typeof part === "string" ? part : link(part))).join(""));
  const partOf = (block: LegalBlock): Part => {
    if ("paragraph" in block) return plain(block.paragraph);
    if ("list" in block) return block.list.map((item) => `• ${plain(item)}`).join("\n");
    return "form" in block ? block : block.table.rows.map((row) => row.join(": ")).join("\n");
  };
  return [{ heading: title }, ...introduction.map(plain), ...sections.flatMap(({ heading, blocks }) => [{ heading }, ...blocks.map(partOf)])];
}
