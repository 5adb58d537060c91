import { Hono } from "hono";
import { socialFeed } from "#content/social-feed.ts";
import { feedPath } from "#contracts/feed.ts";
import type { AppEnv } from "#server/http/env.ts";
import { hashOf } from "#server/http/policy.ts";
import { showTimeline } from "#server/http/show-timeline.ts";
import { html } from "#server/platform/html.ts";

const { network, url, theme } = socialFeed;
const script = "https://platform.twitter.com/widgets.js";
/** The hosts that script needs, as X's own guide to embedding names them; it writes its styles into the frame. */
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

const page = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex">
<title>Posts on ${network}</title>
<style>html{color-scheme:dark;background:#06212c}body{margin:0}</style>
</head>
<body>
<script>${{ markup: code }}</script>
</body>
</html>
`.markup;

/** The frame on /social-media in which another company's script shows its posts. */
export const socialFeedFrame = () =>
  new Hono<AppEnv>().get(feedPath, (c) => {
    c.set("route", feedPath);
    c.header("content-security-policy", feedPolicy);
    c.header("x-robots-tag", "noindex");
    return c.html(page);
  });
