import { LegalSentence } from "#app/components/legal-sentence.tsx";
import type { LegalBlock } from "#content/legal/document.ts";

/** The paragraphs, lists, tables and forms of one section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if ("paragraph" in block) {
    return (
      <p data-only={block.only}>
        <LegalSentence words={block.paragraph} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((words) => (
          <li key={JSON.stringify(words)}>
            <LegalSentence words={words} />
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
function Table({ caption, columns, rows, only = {} }: TableWords) {
  const [first, ...rest] = columns;
  return (
    <table className="small w-full max-sm:block max-sm:[&_:is(tbody,tr,th,td)]:block">
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
          {at > 0 && at < lines.length - 1 && <div className="h-8 border-b border-border" />}
        </div>
      ))}
    </div>
  );
}
