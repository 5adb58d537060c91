import { Link } from "#app/ui/link.tsx";
import type { LegalLink, LegalWords } from "#content/legal/document.ts";

/** Words of content/ with the links in them. */
export function Sentence({ words }: { words: LegalWords }) {
  if (typeof words === "string") return words;
  return words.map((piece) => (typeof piece === "string" ? piece : <TextLink key={piece.to + piece.words} {...piece} />));
}

/** On paper an address that leads elsewhere is written out, since nobody can press it there. */
function TextLink({ words, to }: LegalLink) {
  const elsewhere = to.startsWith("https:");
  return (
    <Link to={to} className={elsewhere ? "print:after:content-['_('_attr(href)_')']" : undefined}>
      {words}
    </Link>
  );
}
