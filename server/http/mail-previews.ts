import { Hono } from "hono";
import type { MailPreview } from "#content/mail-previews.ts";
import type { AppEnv } from "#server/http/env.ts";
import { hashOf } from "#server/http/policy.ts";
import { sampleLetters } from "#server/modules/back-office/mail-samples.ts";
import { renderHtml, renderText } from "#server/platform/mail/letter.ts";

/** Mail programs want their styles in the mail. Here each one is allowed by its hash, and no other. */
function policyOf(html: string) {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"|<style>([^<]*)<\/style>/g)].map(([, attribute, sheet]) => hashOf(attribute ?? sheet ?? ""));
  return `default-src 'none'; style-src 'unsafe-hashes' ${[...new Set(styles)].join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Every email about nobody, as it is sent, and its plain twin: for those who build the shop. */
export function mailPreviews({ origin }: { origin: string }) {
  const letters = sampleLetters(origin);
  const letterOf = (name: string) => (Object.hasOwn(letters, name) ? letters[name as MailPreview] : undefined);
  return new Hono<AppEnv>().get("/styleguide/mails/:file{[a-z-]+\\.(?:html|txt)}", async (c, next) => {
    const [name = "", kind] = c.req.param("file").split(".");
    const letter = letterOf(name);
    if (!letter) return next();
    c.set("route", "/styleguide/mails");
    c.header("x-robots-tag", "noindex");
    c.header("cache-control", "no-store");
    if (kind === "txt") return c.text(renderText(letter));
    const html = renderHtml(letter);
    c.header("content-security-policy", policyOf(html));
    return c.html(html);
  });
}
