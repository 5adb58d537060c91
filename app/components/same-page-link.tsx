import type { ComponentProps, MouseEvent } from "react";
import { goToSection } from "#app/components/go-to-section.ts";

/**
 * Leads to a place of this very page. Not by the address: to the router that would be a change of page, at which a form forgets what it was told
 * and what was typed.
 */
export function SamePageLink({ id, children, ...rest }: Omit<ComponentProps<"a">, "href" | "onClick" | "id"> & { id: string }) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goToSection(id);
  };
  return (
    <a {...rest} href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}
