import type { ReactNode } from "react";

/** Where the feed stands: 500 by 600 and dark from the start, so that nothing moves when posts arrive. */
export function FeedFrame({ children }: { children: ReactNode }) {
  return (
    <section className="feed on-dark" id="feed" aria-label="Post feed">
      {children}
    </section>
  );
}
