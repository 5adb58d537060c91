import { Hono } from "hono";
import { html, raw } from "hono/html";
import { socialFeed } from "#content/site/social-media.ts";
import { colour } from "#content/tokens.ts";
import { type FeedState, feedPath } from "#contracts/feed.ts";
import { htmlPage } from "#server/platform/http/html-page.ts";
import type { AppEnv } from "#server/platform/http/request.ts";
import { contentPolicy, hashOf } from "#server/platform/http/security-headers.ts";

/** On to the mailing provider's own form. Not by a redirect: browsers hold those against form-action, which names our own origin only. */
export function contactForm(url: string) {
  const title = "Opening the contact form";
  const page = htmlPage({
    title,
    head: html`<meta http-equiv="refresh" content="0; url=${url}">`,
    body: html`<main>
<h1>${title}</h1>
<p>It is another company's page. <a href="${url}">Go there now</a> if it does not open by itself.</p>
</main>`,
  });
  return new Hono<AppEnv>().get("/contact/form", (c) => {
    c.set("route", "/contact/form");
    c.header("content-security-policy", contentPolicy({ scripts: [] }));
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
    return c.html(page);
  });
}

type Timelines = {
  createTimeline: (source: object, place: Element, look: object) => Promise<Element | undefined>;
};

type Feed = { url: string; script: string; theme: string; around: string };

/** Sent as text and run in the frame, so it names nothing outside itself. Opened alone, without the page that asks for consent, it fetches nothing. */
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

const { network, url, theme } = socialFeed;
const script = "https://platform.twitter.com/widgets.js";
const policy = {
  "script-src": ["https://platform.twitter.com"],
  "style-src": ["https://platform.twitter.com", "'unsafe-inline'"],
  "img-src": ["https://*.twimg.com", "https://syndication.twitter.com"],
  "connect-src": ["https://syndication.twitter.com"],
  "frame-src": ["https://platform.twitter.com", "https://syndication.twitter.com"],
} as const;
const code = `(${showTimeline})(${JSON.stringify({ url, script, theme, around: "/social-media" })})`;

/** The only policy of ours that names another company; no other page can run its script, whichever way the visitor came. */
const feedPolicy = [
  "default-src 'none'",
  ...Object.entries(policy).map(([directive, sources]) => [directive, ...(directive === "script-src" ? [hashOf(code)] : []), ...sources].join(" ")),
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

const page = htmlPage({
  title: `Posts on ${network}`,
  head: html`<style>html{color-scheme:dark;background:${colour("sea-950")}}body{margin:0}</style>`,
  body: html`<script>${raw(code)}</script>`,
});

export const socialFeedFrame = () =>
  new Hono<AppEnv>().get(feedPath, (c) => {
    c.set("route", feedPath);
    c.header("content-security-policy", feedPolicy);
    c.header("x-robots-tag", "noindex");
    return c.html(page);
  });
