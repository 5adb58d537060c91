import { readFile, writeFile } from "node:fs/promises";

const marks = (name: string) => [`<!-- ${name}: written by script -->`, `<!-- ${name}: end -->`] as const;

/** The document with this section in it: in its old place, or at the end. The rest stays as it is. */
export function withSection(document: string, name: string, section: string) {
  const [begin, end] = marks(name);
  const whole = `${begin}\n\n${section.trim()}\n\n${end}`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${whole}\n`;
  return document.slice(0, from) + whole + document.slice(to + end.length);
}

/** Writes one generated section of a Markdown file. */
export async function writeSection(file: URL, name: string, section: string) {
  await writeFile(file, withSection(await readFile(file, "utf8"), name, section));
}
