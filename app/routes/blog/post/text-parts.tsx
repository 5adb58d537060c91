import type { ComponentType, ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";

/** What a post's MDX may use beside Markdown. */
export type TextParts = {
  a: "a" | ComponentType<{ href?: string; children?: ReactNode }>;
  /** A sentence of the text once more, set large. */
  PullQuote: ComponentType<{ children: ReactNode }>;
  SideNote: ComponentType<{ title: string; children: ReactNode }>;
};

const parts: TextParts = {
  a: ({ href = "", ...rest }) => <Link to={href} {...rest} />,
  // The text has said it already.
  PullQuote: ({ children }) => (
    <p className="pull-quote" aria-hidden="true">
      {children}
    </p>
  ),
  SideNote: ({ title, children }) => (
    <aside className="side-note">
      <p className="mb-[0.35rem] font-bold font-cold font-stretch-85% text-[1.25rem] text-cold leading-[1.2]">{title}</p>
      {children}
    </aside>
  ),
};

/**
 * Posts take these unless they are given others: vite.config.ts names this file to MDX, and MDX this function.
 * @public
 */
export const useMDXComponents = () => parts;
