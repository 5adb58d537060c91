import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { Kept } from "#app/ui/text.tsx";

/** What has happened to an order, oldest first. */
export function Timeline({ history }: { history: ShownOrder["history"] }) {
  return (
    <ol>
      {history.map(({ words, at, iso }, index) => (
        <li
          key={`${iso} ${words}`}
          className="relative pb-6 pl-6 before:absolute before:top-4 before:-bottom-2 before:left-0 before:border-warm-mid before:border-l-2 last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={`absolute top-2 -left-[0.4375rem] size-4 rounded-cap border-2 border-warm-mid ${index === history.length - 1 ? "bg-warm-mid" : "bg-surface-raised"}`}
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
