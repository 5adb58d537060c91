type Part = { text: string; href?: string };

/** A mail's text in parts: web addresses become links, all else stays text. Only http and https are ever links. */
export function splitLinks(text: string): Part[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
    .map((part, index) => (index % 2 === 1 ? { text: part, href: part } : { text: part }))
    .filter((part) => part.text !== "");
}

/** Runs nothing that came from outside. */
export const MailText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap break-words">
    {splitLinks(text).map((part, index) =>
      part.href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        <a key={index} href={part.href} className="wrap-anywhere">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
);
