import type { ComponentProps, ReactNode } from "react";
import { ColdToWarm } from "#app/ui/text.tsx";
import { frame } from "#content/site/frame.ts";

/** The page itself, between bar and footer: where "Skip to content" leads. */
export function Page(rest: ComponentProps<"main">) {
  return <main id="main" aria-label={frame.main} {...rest} />;
}

type Words = {
  /** The narrow, cold words that open the h1. */
  cold?: string | undefined;
  /** The wide, warm words that end it. One of the two is needed. */
  warm?: string | undefined;
};

/** The h1 of a page: it takes the focus after navigation. */
export function Headline({ cold, warm }: Words) {
  return (
    <h1 tabIndex={-1}>
      <ColdToWarm cold={cold} warm={warm} />
    </h1>
  );
}

type HeaderWords = Words & {
  /** One sentence under it. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** Opens most pages, and leaves room for the bar above. */
export function PageHeader({ cold, warm, lead, children }: HeaderWords) {
  return (
    <header className="page-header">
      <div className="wrap">
        <Headline cold={cold} warm={warm} />
        {lead && <p className="lead soft">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
