import type { ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Kept } from "#app/ui/text.tsx";

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

type Props = { back: { to: string; words: string }; subject: string; facts: readonly (readonly [string, string])[]; text: string; children?: ReactNode };

/** A mail's text. Its HTML says the same, and is not rendered here: a page of the back office runs nothing that came from outside. */
export const ShownMail = ({ back, subject, facts, text, children }: Props) => (
  <>
    <p>
      <Link to={back.to} className="inline-block min-h-11 content-center">
        {back.words}
      </Link>
    </p>
    <h1 tabIndex={-1} className="mt-2 text-h2">
      <Kept words={subject} />
    </h1>
    <dl className="small mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([words, fact]) => (
        <div key={words} className="contents">
          <dt className="soft">{words}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
    {children}
    <Card tone="flat" className="mt-6 max-w-[45rem]">
      <MailText text={text} />
    </Card>
  </>
);
