/** A link inside a sentence: `to` is a path of ours, or a whole address. */
export type LegalLink = { words: string; to: string };
/** A sentence or paragraph; an array where there are links in it. */
export type LegalWords = string | readonly (string | LegalLink)[];

export type LegalBlock =
  /** `only`: the settings under which it stands, such as "ANALYTICS=posthog"; all of them, where there are several. */
  | { paragraph: LegalWords; only?: string }
  | { list: readonly LegalWords[] }
  /** Each row has as many cells as there are column names; `only` names the setting under which a row stands, by its first cell. */
  | { table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[]; only?: Readonly<Record<string, string>> } }
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
