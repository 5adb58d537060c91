import type { ReactNode } from "react";
import { ColdToWarm } from "#app/ui/text.tsx";

type Words = {
  /** The narrow, cold words that open the h1. */
  cold?: string;
  /** The wide, warm words that end it. One of the two is needed. */
  warm?: string;
  /** One sentence under it. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** Opens every page but home: the h1 takes the focus after navigation and leaves room for the bar above. */
export function PageHeader({ cold, warm, lead, children }: Words) {
  return (
    <header className="page-header">
      <div className="wrap">
        <h1 tabIndex={-1}>
          <ColdToWarm {...(cold && { cold })} {...(warm && { warm })} />
        </h1>
        {lead && <p className="lead soft">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
