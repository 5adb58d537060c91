import { useEffect, useRef, useState } from "react";
import type { FeedMessage, FeedState } from "#contracts/feed.ts";

/** Milliseconds that the posts may take. */
const patience = 8_000;

/** How the posts in the frame are getting on, by what the frame says; silent for too long, they have failed. */
export function useFeedState() {
  const [state, setState] = useState<FeedState | "loading">("loading");
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => setState((before) => (before === "loading" ? "failed" : before)), patience);
    const onMessage = ({ source, origin, data }: MessageEvent<FeedMessage>) => {
      if (origin === location.origin && source === frame.current?.contentWindow) setState(data.feed);
    };
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
    };
  }, []);

  return { state, frame };
}
