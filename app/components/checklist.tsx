import { Icon } from "#app/components/icon.tsx";

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
