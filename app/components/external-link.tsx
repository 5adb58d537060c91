import type { ComponentProps } from "react";
import { Icon } from "#app/components/icon.tsx";

/** A link that leaves the site: a new tab, marked as such, and told nothing about where the reader was. */
export function ExternalLink({ children, ...rest }: Omit<ComponentProps<"a">, "target" | "rel">) {
  return (
    <a {...rest} className={["external", rest.className].filter(Boolean).join(" ")} target="_blank" rel="noopener noreferrer">
      {children}&nbsp;
      <Icon name="out" size={14} label="(opens in a new tab)" />
    </a>
  );
}
