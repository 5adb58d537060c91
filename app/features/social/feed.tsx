import { useRef } from "react";
import { useConsent } from "#app/features/consent/use-consent.ts";
import { FeedFrame } from "#app/features/social/feed-frame.tsx";
import { FeedQuestion } from "#app/features/social/feed-question.tsx";
import { Timeline } from "#app/features/social/timeline.tsx";
import { wordingInPlace } from "#content/cookie-wording.ts";

const { category } = wordingInPlace["feed-1"];

/** The posts, while functional consent stands; before it, and as soon as it is withdrawn, the question. */
export function Feed() {
  const { allowed, grant } = useConsent();
  const frame = useRef<HTMLElement>(null);
  const show = () => {
    // The button that was pressed is about to go.
    frame.current?.focus();
    return grant(category, "feed-1");
  };
  return <FeedFrame ref={frame}>{allowed(category) ? <Timeline /> : <FeedQuestion show={show} />}</FeedFrame>;
}
