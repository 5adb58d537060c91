/** By what something is found again on a page that was built anew. */
export type Mark = { tag: string; name: string; fromEnd: number };

/** What stays the same of it: an id may be React's own. Radio buttons share a name, boxes may, and so do buttons that send different things. */
export function nameOf(element: Element) {
  const name = element.getAttribute("name") ?? element.getAttribute("href");
  if (name !== null) return element.matches("[type=checkbox], [type=radio], button[value]") ? `${name}=${element.getAttribute("value")}` : name;
  return (element.matches("button, summary") && (element.textContent || element.getAttribute("aria-label"))) || element.id;
}

/** Counted from the end: what a reload adds or takes away stands at the top. */
const allLike = (tag: string, name: string) => [...document.querySelectorAll<HTMLElement>(tag)].filter((one) => nameOf(one) === name).reverse();

export function markOf(element: HTMLElement): Mark {
  const [tag, name] = [element.localName, nameOf(element)];
  return { tag, name, fromEnd: allLike(tag, name).indexOf(element) };
}

export const findAgain = ({ tag, name, fromEnd }: Mark) => allLike(tag, name)[fromEnd];
