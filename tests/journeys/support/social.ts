import type { Page } from "@playwright/test";

const script = "https://platform.twitter.com/widgets.js";

const answers = {
  /** A timeline that has posts in it. */
  posts: `window.twttr = { widgets: { createTimeline: async (source, place, look) => {
    const posts = Object.assign(document.createElement("p"), { className: "stand-in", textContent: JSON.stringify({ ...source, ...look }) });
    place.append(posts);
    return posts;
  } } };`,
  /** An account that has none, or is gone. */
  none: "window.twttr = { widgets: { createTimeline: async () => undefined } };",
} as const;

/** Stands in for X: nothing in a test asks the real one. */
export const standInForX = (page: Page, answer: keyof typeof answers | "refused" | "silent") =>
  page.context().route(`${new URL(script).origin}/**`, async (route) => {
    if (answer === "refused") return route.abort();
    if (answer !== "silent") return route.fulfill({ contentType: "text/javascript", body: answers[answer] });
  });
