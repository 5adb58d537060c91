import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Kept } from "#app/ui/text.tsx";

/** What has happened to an order, oldest first. */
export function Timeline({ history }: { history: ShownOrder["history"] }) {
  return (
    <ol className="border-warm-mid border-l-2">
      {history.map(({ words, at, iso }, index) => (
        <li key={`${iso} ${words}`} className="relative pb-6 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-2 -left-[0.5625rem] size-4 rounded-cap border-2 border-warm-mid ${index === history.length - 1 ? "bg-warm-mid" : "bg-surface-raised"}`}
          />
          <p className="font-bold">
            <Kept words={words} />
          </p>
          <p className="small soft">
            <time dateTime={iso}>{at}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
