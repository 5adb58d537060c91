import type { Row } from "#app/features/insights/shape-insights.ts";

/** Words, numbers, and a bar as long as the number is large; of the largest, or of `whole`. */
export function BarList({ rows, whole = Math.max(1, ...rows.map(({ count }) => count)) }: { rows: readonly Row[]; whole?: number }) {
  return (
    <ul className="bars">
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          <span className={key ? "wrap-anywhere" : "soft"}>{label}</span>
          <span className="readout">{count.toLocaleString("en-GB")}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="1" className="bar-track" />
            <rect width={(100 * count) / whole} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
