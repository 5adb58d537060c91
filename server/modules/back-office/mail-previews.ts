import { Hono } from "hono";
import type { AppEnv } from "#server/platform/http/request.ts";
import { hashOf } from "#server/platform/http/security-headers.ts";
import type { MailSamples } from "#server/platform/mail/mails.ts";
import { renderHtml, renderText } from "#server/platform/mail/render-mail.ts";

/** Mail programs want their styles in the mail. Here each one is allowed by its hash, and no other. */
function policyOf(html: string) {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"|<style>([^<]*)<\/style>/g)].map(([, attribute, sheet]) => hashOf(attribute ?? sheet ?? ""));
  return `default-src 'none'; style-src 'unsafe-hashes' ${[...new Set(styles)].join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

export function mailPreviews(samples: MailSamples) {
  const mails = new Map(Object.entries(samples));
  return new Hono<AppEnv>().get("/styleguide/mails/:file{[a-z-]+\\.(?:html|txt)}", async (c, next) => {
    const [name = "", kind] = c.req.param("file").split(".");
    const content = mails.get(name);
    if (!content) return next();
    c.set("route", "/styleguide/mails");
    c.header("x-robots-tag", "noindex");
    c.header("cache-control", "no-store");
    if (kind === "txt") return c.text(renderText(content));
    const html = renderHtml(content);
    c.header("content-security-policy", policyOf(html));
    return c.html(html);
  });
}
