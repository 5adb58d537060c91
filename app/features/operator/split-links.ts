export type Part = { text: string; href?: string };

/** A mail's text in parts: web addresses become links, all else stays text. Only http and https are ever links. */
export function splitLinks(text: string): Part[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: part } : { text: part }))
    .filter((part) => part.text !== "");
}
