import { Link } from "#app/ui/link.tsx";
import type { LegalLink, LegalWords } from "#content/legal/document.ts";

/** Words of content/ with the links in them; `beside` a form in a tab of their own, since leaving it would lose what was typed. */
export function Sentence({ words, beside }: { words: LegalWords; beside?: "form" }) {
  if (typeof words === "string") return words;
  return words.map((piece) => (typeof piece === "string" ? piece : <TextLink key={piece.to + piece.words} {...piece} newTab={beside === "form"} />));
}

/** On paper an address that leads elsewhere is written out, since nobody can press it there. */
function TextLink({ words, to, newTab }: LegalLink & { newTab: boolean }) {
  const elsewhere = to.startsWith("https:");
  return (
    <Link to={to} {...(newTab && { target: "_blank" })} className={elsewhere ? "print:after:content-['_('_attr(href)_')']" : undefined}>
      {words}
    </Link>
  );
}
