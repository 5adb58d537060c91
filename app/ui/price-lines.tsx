type Line = { words: string; amount: string; soft?: boolean; total?: boolean };

/** A bill: what, and how much, the total last and under a rule. */
export function PriceLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {lines.map(({ words, amount, soft, total }) => (
        <div
          key={words}
          className={["flex flex-wrap items-baseline justify-between gap-x-4", soft && "soft", total && "mt-2 border-cold-soft border-t pt-3 font-bold"]
            .filter(Boolean)
            .join(" ")}
        >
          <dt>{words}</dt>
          <dd className={`readout ml-auto text-right ${total ? "font-bold" : ""}`}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
