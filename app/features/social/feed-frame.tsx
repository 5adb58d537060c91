import type { ReactNode, Ref } from "react";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

/** Where the feed stands: 500 by 600 and dark from the start, so that nothing moves when posts arrive. */
export function FeedFrame({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section className="feed on-dark" id="feed" aria-label="Post feed" ref={ref} tabIndex={-1}>
      <img className="feed-lines" src={calm} alt="" width="1904" height="604" />
      {children}
    </section>
  );
}
