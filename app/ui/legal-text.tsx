import { type ReactNode, useEffect, useRef } from "react";
import { followDock } from "#app/ui/dock.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Prose } from "#app/ui/text.tsx";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { LegalBlock, LegalDocument } from "#content/legal/document.ts";
import { sampleNotice } from "#content/legal/seller.ts";
import { legalPage } from "#content/site/legal-pages.ts";

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
    <Page>
      <PageHeader cold={title}>
        <Dates {...document} />
        {top}
      </PageHeader>
      <div className="wrap grid gap-x-18 gap-y-8 pb-26 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Contents {...document} />
        <Prose>
          {sampleNotice && (
            <Notice kind="warn" title={legalPage.sample} role="note">
              <p>{sampleNotice}</p>
            </Notice>
          )}
          {introduction.map((words) => (
            <p key={JSON.stringify(words)}>
              <Sentence words={words} />
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
    </Page>
  );
}

/** The date a page has always shown, and after it the day its words really last changed. */
function Dates({ shownDate, revised }: Pick<LegalDocument, "shownDate" | "revised">) {
  return (
    <p className="small soft">
      <span>{legalPage.revised(shownDate)}</span>
      <time dateTime={revised} className="whitespace-nowrap">
        {formatIsoDay(revised)}
      </time>
    </p>
  );
}

/** Beside the text where there is room; folded above it where there is not. */
function Contents({ sections }: Pick<LegalDocument, "sections">) {
  const beside = useRef<HTMLElement>(null);
  useEffect(() => (beside.current ? followDock(beside.current) : undefined), []);
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
      <details className="card card-flat group max-w-measure py-0! lg:hidden print:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
          {legalPage.contents}
          <span className="group-open:rotate-180">
            <Icon name="down" size={20} />
          </span>
        </summary>
        <nav aria-label={legalPage.sections} className="pb-5">
          {links}
        </nav>
      </details>
      <nav
        ref={beside}
        aria-label={legalPage.contents}
        className="sticky top-26 hidden max-h-[calc(100dvh-8rem-var(--covered-below))] self-start overflow-y-auto lg:block print:hidden"
      >
        <p className="mb-2 font-bold">{legalPage.contents}</p>
        {links}
      </nav>
    </>
  );
}

/** The paragraphs, lists, tables and forms of one section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if ("paragraph" in block) {
    return (
      <p data-only={block.only}>
        <Sentence words={block.paragraph} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((words) => (
          <li key={JSON.stringify(words)}>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
    );
  }
  if ("table" in block) return <Table {...block.table} />;
  return <PaperForm lines={block.form} />;
}

type TableWords = Extract<LegalBlock, { table: unknown }>["table"];

/** On a narrow screen each row is a small sheet of its own, and each cell says what it is. */
function Table({ caption, columns, rows, only = {}, under }: TableWords) {
  const [first, ...rest] = columns;
  return (
    <table data-only={under} className="small w-full table-fixed max-sm:block max-sm:[&_:is(tbody,tr,th,td)]:block">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col">{first}</th>
          {rest.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} data-only={only[name ?? ""]} className="max-sm:py-3">
            <th scope="row" className="readout max-sm:border-0! max-sm:pb-0!">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={rest[at]} className="max-sm:not-last:border-0! max-sm:py-0! max-sm:last:pb-3!">
                <span className="font-bold sm:hidden">{rest[at]}: </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On paper it has a sheet to itself, with rules to write on. */
function PaperForm({ lines }: { lines: readonly string[] }) {
  return (
    <div className="card card-flat print:break-inside-avoid">
      {lines.map((line, at) => (
        <div key={line} className="mt-4 first:mt-0">
          <p>{line}</p>
          {at > 0 && at < lines.length - 1 && <div className="h-8 border-b border-field-edge" />}
        </div>
      ))}
    </div>
  );
}
