import type { ReactNode } from "react";
import { LegalBlocks } from "#app/components/legal-blocks.tsx";
import { LegalSentence } from "#app/components/legal-sentence.tsx";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { Prose } from "#app/components/prose.tsx";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { sampleNotice } from "#content/legal/seller.ts";

type Props = {
  document: LegalDocument;
  /** Stands under the headline. */
  top?: ReactNode;
  /** Stands at the end. */
  children?: ReactNode;
};

/** A whole legal page: dates, table of contents, text. */
export function LegalText({ document, top, children }: Props) {
  const { title, introduction, sections } = document;
  return (
    <main id="main">
      <PageHeader cold={title}>
        <Dates {...document} />
        {top}
      </PageHeader>
      <div className="wrap grid gap-x-18 gap-y-8 pb-26 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents {...document} />
        <Prose>
          {sampleNotice && (
            <Notice kind="warn" title="Sample" role="note">
              <p>{sampleNotice}</p>
            </Notice>
          )}
          {introduction.map((words) => (
            <p key={JSON.stringify(words)}>
              <LegalSentence words={words} />
            </p>
          ))}
          {sections.map(({ id, heading, blocks }, at) => [
            <h2 key={id} id={id} tabIndex={-1} className="focus:outline-none print:break-after-avoid">
              {at + 1}. {heading}
            </h2>,
            <LegalBlocks key={`${id} blocks`} blocks={blocks} />,
          ])}
          {children}
        </Prose>
      </div>
    </main>
  );
}

/** The date a page has always shown, and beside it the day its words really last changed. */
function Dates({ shownDate, revised }: Pick<LegalDocument, "shownDate" | "revised">) {
  return (
    <p className="small soft">
      <span>{shownDate ? `${shownDate} · Revised ` : "Last updated "}</span>
      <time dateTime={revised} className="whitespace-nowrap">
        {formatIsoDay(revised)}
      </time>
    </p>
  );
}

/** Beside the text where there is room; folded above it where there is not. */
function Contents({ sections }: Pick<LegalDocument, "sections">) {
  const links = (
    <ol className="small">
      {sections.map(({ id, heading }, at) => (
        <li key={id} className="flex items-baseline gap-2">
          <span className="readout w-6 shrink-0 text-right" aria-hidden="true">
            {at + 1}
          </span>
          <Link to={`#${id}`} className="grow py-2.5 lg:py-1">
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="card card-flat max-w-measure lg:hidden print:hidden">
        <summary className="cursor-pointer font-bold">On this page</summary>
        <nav aria-label="Sections of this page" className="mt-3">
          {links}
        </nav>
      </details>
      <nav aria-label="On this page" className="sticky top-26 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:block print:hidden">
        <p className="mb-2 font-bold">On this page</p>
        {links}
      </nav>
    </>
  );
}
