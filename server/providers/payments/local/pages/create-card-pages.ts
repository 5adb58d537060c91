import { readFileSync } from "node:fs";
import { Hono, type MiddlewareHandler } from "hono";
import type { Limit } from "#contracts/limit.ts";
import { readBody } from "#server/platform/http/failures.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { fieldsOf, readPaymentForm } from "#server/providers/payments/local/cards.ts";
import { lookAgainHash } from "#server/providers/payments/local/pages/layout.ts";
import {
  authenticatePage,
  cardPath,
  expiredPage,
  paymentPage,
  shellPage,
  successLink,
  unknownPage,
  waitingPage,
} from "#server/providers/payments/local/pages/pages.ts";
import { createSessions, type Session, statusOf } from "#server/providers/payments/local/sessions.ts";
import type { CardNeeds } from "#server/providers/payments/local/tables.ts";

const problems = {
  declined: "Your card was declined. Nothing was charged. Try another card.",
  "no-funds": "Your card was declined: insufficient funds. Nothing was charged. Try another card.",
  refused: "Your bank did not approve this payment. Nothing was charged. Try again, or use another card.",
} as const;

/** Presses of "Pay" from one network address: enough for an office, too few to try out stolen cards. */
const limit: Limit = { times: 60, minutes: 15 };

export type CardBindings = { address: string };

/** The provider's own site, whole without script. What goes wrong inside is thrown on to whoever mounts it. */
export function createCardPages({ throttle, ...needs }: CardNeeds & { throttle: Throttle }): Hono<{ Bindings: CardBindings }> {
  const { now } = needs;
  const sessions = createSessions(needs);
  // As card providers do, this one takes on its shop's colours.
  const css = [import.meta.resolve("#content/tokens.css"), new URL("card.css", import.meta.url)].map((file) => readFileSync(new URL(file), "utf8")).join("\n");

  const pages = new Hono<{ Bindings: CardBindings; Variables: { session: Session; form: URLSearchParams } }>();
  pages.post("*", async (c, next) => {
    await throttle([`card:${c.env.address}`, limit]);
    c.set("form", new URLSearchParams(new TextDecoder().decode(await readBody(c.req.raw))));
    await next();
  });
  pages.use(cardPageHeaders);

  pages.get("/card.css", (c) => c.body(css, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" }));
  pages.get("/shell", (c) => c.html(shellPage()));

  pages.use("/:id/*", async (c, next) => {
    const session = await sessions.read(c.req.param("id"));
    if (!session) return c.html(unknownPage(), 404);
    c.set("session", session);
    return next();
  });

  pages.get("/:id", (c) => {
    const { session } = c.var;
    const status = statusOf(session, now());
    if (status === "complete") return c.redirect(session.money === "awaited" ? `${cardPath(session)}/bank` : successLink(session), 303);
    if (status === "expired") return c.html(expiredPage(session), 410);
    return c.html(paymentPage(session, { typed: fieldsOf(session.customer) }, c.req.query("bank") === "declined" ? problems.refused : undefined));
  });

  // The address bar shows it after a refusal: an address of its own, so that a browser that loses the answer still has the filled-in page behind it.
  pages.get("/:id/pay", (c) => c.redirect(cardPath(c.var.session), 303));

  pages.post("/:id/pay", async (c) => {
    const { session } = c.var;
    const { paid, ...state } = readPaymentForm(c.var.form, now());
    // Asked before the fields are judged: on a closed session no words about a postcode help anyone.
    const status = statusOf(session, now());
    if (!paid && status === "open") return c.html(paymentPage(session, state), 422);

    const result = paid ? await sessions.pay(session.id, paid.customer, paid.outcome) : status;
    switch (result) {
      case "complete":
        return c.redirect(successLink(session), 303);
      case "later":
        return c.redirect(`${cardPath(session)}/bank`, 303);
      case "authenticate":
        return c.redirect(`${cardPath(session)}/authenticate`, 303);
      case "declined":
      case "no-funds":
        return c.html(paymentPage(session, state, problems[result]), 402);
      default:
        return c.html(expiredPage(session), 410);
    }
  });

  pages.get("/:id/authenticate", (c) => {
    const { session } = c.var;
    const isAsked = statusOf(session, now()) === "open" && session.authenticating;
    return isAsked ? c.html(authenticatePage(session)) : c.redirect(cardPath(session), 303);
  });

  pages.post("/:id/authenticate", async (c) => {
    const { session } = c.var;
    const result = await sessions.answerBank(session.id, c.var.form.get("answer") === "approve");
    if (result === "complete") return c.redirect(successLink(session), 303);
    return c.redirect(`${cardPath(session)}${result === "refused" ? "?bank=declined" : ""}`, 303);
  });

  pages.get("/:id/bank", (c) => {
    const { session } = c.var;
    return session.status === "complete" && session.money === "awaited" ? c.html(waitingPage(session)) : c.redirect(cardPath(session), 303);
  });

  pages.post("/:id/bank", async (c) => {
    const { session } = c.var;
    await sessions.sendMoney(session.id, c.var.form.get("answer") === "arrives");
    return c.redirect(session.status === "complete" ? successLink(session) : cardPath(session), 303);
  });

  pages.all("*", (c) => c.html(unknownPage(), 404));
  return new Hono<{ Bindings: CardBindings }>().route("/card", pages).onError((error) => {
    throw error;
  });
}

const policy = (ancestors: "'self'" | "'none'") =>
  `default-src 'none'; script-src ${lookAgainHash}; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors ${ancestors}; base-uri 'none'`;

/** Only the shell may be framed, by our own checkout: no page that takes a payment can be laid under another. */
const cardPageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("content-security-policy", policy(c.req.path.endsWith("/card/shell") ? "'self'" : "'none'"));
  c.header("x-robots-tag", "noindex");
  // The address of a page is its key: it goes to nobody, not even to the shop.
  c.header("referrer-policy", "strict-origin");
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};
