import { Hono } from "hono";
import type { AppEnv } from "#server/http/env.ts";
import { contentPolicy } from "#server/http/policy.ts";
import { html } from "#server/platform/html.ts";

/**
 * Where "Open Contact Form" leads, in its new tab: on to the mailing provider's own form. Not by a redirect: browsers hold
 * those against form-action, which names our own origin only.
 */
export function contactForm(url: string) {
  const page = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Opening the contact form</title>
</head>
<body>
<main>
<h1>Opening the contact form</h1>
<p>It is another company's page. <a href="${url}">Go there now</a> if it does not open by itself.</p>
</main>
</body>
</html>
`.markup;
  return new Hono<AppEnv>().get("/contact/form", (c) => {
    c.set("route", "/contact/form");
    c.header("content-security-policy", contentPolicy({ scripts: [], paymentOrigin: null }));
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
    return c.html(page);
  });
}
