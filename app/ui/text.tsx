import type { ComponentProps, ReactNode } from "react";
import { useSite } from "#app/lib/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import type { LegalWords } from "#content/legal/document.ts";
import type { SheetLine } from "#content/product.ts";
import { frame } from "#content/site/frame.ts";

type Words = { cold?: string | undefined; warm?: string | undefined };

/** A headline that runs from cold and narrow to warm and wide. Read aloud it is one sentence. */
export function ColdToWarm({ cold, warm }: Words): ReactNode {
  return (
    <>
      {cold && <span className="cold">{cold}</span>}
      {cold && warm && " "}
      {warm && <span className="warm">{warm}</span>}
    </>
  );
}

/** Running text: measure, rhythm, lists and tables. Its page imports styles/legal.css or styles/prose.css, for most pages have none. */
export function Prose(rest: ComponentProps<"div">) {
  return <div {...rest} className={["prose", rest.className].filter(Boolean).join(" ")} />;
}

/** The visible mark on everything that is not a real fact yet. */
export function Sample() {
  return <span className="readout sample">{frame.sample}</span>;
}

/** Lines of the product sheet, marked where nobody has confirmed them. `term` is how their labels look. */
export function SheetLines({ lines, term, className }: { lines: readonly SheetLine[]; term: string; className?: string }) {
  return (
    <dl className={className}>
      {lines.map(({ label, value, sample }) => (
        <div key={label}>
          <dt className={term}>{label}</dt>
          <dd>
            {value} {sample && <Sample />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** References of orders, and days such as "26 November 2026", with the mark after them. */
const whole = /(\(?(?:\b[A-Z]{3,4}-[0-9A-Z]{4}-[0-9A-Z]{4}|\b\d{1,2}\s[A-Z][a-z]+\s\d{4})\b[.,:;)]?)/;

/** Words in which no line ends within a reference or a day, unless that alone is wider than the line. */
export const Kept = ({ words }: { words: string }) =>
  words.split(whole).map((part, nth) =>
    nth % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words have the same parts
      <span key={nth} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** For those who listen, not those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

/** Ticked lines. */
export const Checklist = ({ lines, className = "" }: { lines: readonly string[]; className?: string }) => (
  <ul className={`ticks ${className}`.trim()}>
    {lines.map((line) => (
      <li key={line}>
        <Icon name="tick" />
        <span>{line}</span>
      </li>
    ))}
  </ul>
);

/** Ticked points, each with a title and a sentence. */
export function Reasons({ list }: { list: readonly (readonly [title: string, words: LegalWords])[] }) {
  return (
    <ul className="ticks mt-6 max-w-measure">
      {list.map(([title, words]) => (
        <li key={title}>
          <Icon name="tick" />
          <div>
            <p className="font-bold">{title}</p>
            <p className="soft">{typeof words === "string" ? <Kept words={words} /> : <Sentence words={words} beside="form" />}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the cream is not, word for word as the register has it. */
export const CosmeticNote = ({ className = "" }: { className?: string }) => <p className={`cosmetic-note ${className}`.trim()}>{claims.cosmetic.words}</p>;

/** In the header of every page: that nothing is sold here yet, or not now. `data-only`: the server leaves it out of a built page where it doesn't hold. `mail`: in the back office, what becomes of emails where none goes out. */
export function Ribbons({ mail }: { mail?: string | undefined }) {
  const { stage, closed } = useSite();
  return (
    <>
      {stage !== "live" && (
        <p data-only="SITE_STAGE=preview" className="ribbon">
          {mail ? `${frame.previewShort} ${mail}` : frame.preview}
        </p>
      )}
      {stage === "live" && mail && <p className="ribbon">{mail}</p>}
      {closed && (
        <p data-only="SALES=closed" className="ribbon">
          {closed}
        </p>
      )}
    </>
  );
}

const since = 2025;

/** `year` is the year the page was made in. */
export function Copyright({ year, className = "" }: { year: number; className?: string }) {
  return <p className={`readout ${className}`.trim()}>{`© ${year > since ? `${since}–${year}` : since} ${company.name}`}</p>;
}
