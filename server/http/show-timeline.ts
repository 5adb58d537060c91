import type { FeedState } from "#contracts/feed.ts";

type Timelines = {
  createTimeline: (source: object, place: Element, look: object) => Promise<Element | undefined>;
};

type Feed = { url: string; script: string; theme: string; around: string };

/**
 * Sent as text and run in the frame, so it may name nothing outside itself. Opened by itself, without the page that asks for
 * consent around it, the frame fetches nothing and leads there.
 */
export function showTimeline({ url, script, theme, around }: Feed) {
  if (parent === window) return location.replace(around);
  const tell = (feed: FeedState) => parent.postMessage({ feed }, location.origin);
  const element = document.createElement("script");
  element.onerror = () => tell("failed");
  element.onload = () => {
    const { twttr } = window as unknown as { twttr?: { widgets?: Timelines } };
    if (!twttr?.widgets) return tell("failed");
    const look = { theme, width: innerWidth, height: innerHeight, dnt: true, chrome: "nofooter noborders" };
    twttr.widgets.createTimeline({ sourceType: "url", url }, document.body, look).then(
      (shown) => tell(shown ? "shown" : "empty"),
      () => tell("failed"),
    );
  };
  element.src = script;
  document.head.append(element);
}
