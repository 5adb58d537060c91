import type { ReactNode } from "react";

/** For those who listen, not those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
