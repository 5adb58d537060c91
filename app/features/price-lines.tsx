type Line = { words: string; amount: string; soft?: boolean; total?: boolean };

/** A bill: what, and how much, the total last and under a rule. */
export function PriceLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid gap-2">
      {lines.map(({ words, amount, soft, total }) => (
        <div
          key={words}
          className={["flex items-baseline justify-between gap-6", soft && "soft", total && "mt-2 border-ice-200 border-t pt-3 font-bold"]
            .filter(Boolean)
            .join(" ")}
        >
          <dt>{words}</dt>
          <dd className={`readout text-right ${total ? "font-bold" : ""}`}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
