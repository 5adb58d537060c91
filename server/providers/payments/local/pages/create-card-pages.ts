import { readFileSync } from "node:fs";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Failure, isFailure } from "#contracts/failure.ts";
import type { Limit } from "#contracts/limit.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { readPaymentForm, type Typed } from "#server/providers/payments/local/cards.ts";
import { answerBank, payByCard } from "#server/providers/payments/local/create-local-payments.ts";
import type { RecordNeeds } from "#server/providers/payments/local/events.ts";
import { bankPath, cardPath, lookAgainHash, successLink } from "#server/providers/payments/local/pages/layout.ts";
import { authenticatePage, bankPage, expiredPage, paymentPage, shellPage, unknownPage } from "#server/providers/payments/local/pages/pages.ts";
import { sendMoney } from "#server/providers/payments/local/refunds.ts";
import { readSession, statusOf } from "#server/providers/payments/local/sessions.ts";
import type { Customer } from "#server/providers/payments/port.ts";

const declined = {
  declined: "Your card was declined. Nothing was charged. Try another card.",
  "no-funds": "Your card was declined: insufficient funds. Nothing was charged. Try another card.",
} as const;
const refused = "Your bank did not approve this payment. Nothing was charged. Try again, or use another card.";

const maxBytes = 32 * 1024;
const tooLarge = () => {
  throw new Failure("too-large");
};

/** A body that was cut off is the sender's connection, and no fault of ours. */
const readText = (c: Context) =>
  c.req.text().catch((cause: unknown) => {
    throw isFailure(cause) ? cause : new Failure("timed-out", { cause });
  });

/**
 * The provider's own site: answers `/card/…`, whole without script, and known to the shop only by its addresses.
 * What goes wrong inside is thrown on to whoever mounts it.
 */
export function createCardPages(needs: RecordNeeds): Hono {
  const { db, now } = needs;
  const pay = payByCard(needs);
  const answer = answerBank(needs);
  const send = sendMoney(needs);
  const css = readFileSync(new URL("./card.css", import.meta.url), "utf8");

  const pages = new Hono();
  pages.use(cardPageHeaders, bodyLimit({ maxSize: maxBytes, onError: tooLarge }));

  pages.get("/card.css", (c) => c.body(css, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=3600" }));
  pages.get("/shell", (c) => c.html(shellPage()));

  pages.get("/:id", async (c) => {
    const session = await readSession(db, c.req.param("id"));
    if (!session) return c.html(unknownPage(), 404);
    const status = statusOf(session, now());
    if (status === "complete") return c.redirect(session.money === "awaited" ? bankPath(session) : successLink(session), 303);
    if (status === "expired") return c.html(expiredPage(session), 410);
    const problem = c.req.query("bank") === "declined" ? refused : undefined;
    return c.html(paymentPage({ session, typed: typedBy(session.customer), problem }));
  });

  // The address bar shows it after a refusal.
  pages.get("/:id/pay", (c) => c.redirect(cardPath({ id: c.req.param("id") }), 303));

  pages.post("/:id/pay", async (c) => {
    const session = await readSession(db, c.req.param("id"));
    if (!session) return c.html(unknownPage(), 404);
    const form = readPaymentForm(await readText(c), now());
    // Asked before the fields are judged: on a closed session no words about a postcode help anyone.
    const status = statusOf(session, now());
    if (form.errors && status === "open") return c.html(paymentPage({ session, typed: form.typed, errors: form.errors }), 422);

    const paid = form.errors ? { session, result: status } : await pay({ sessionId: session.id, ...form });
    switch (paid?.result) {
      case "complete":
        return c.redirect(successLink(session), 303);
      case "later":
        return c.redirect(bankPath(session), 303);
      case "authenticate":
        return c.redirect(`${cardPath(session)}/authenticate`, 303);
      case "declined":
      case "no-funds":
        return c.html(paymentPage({ session, typed: form.typed, problem: declined[paid.result] }), 402);
      default:
        return c.html(expiredPage(session), 410);
    }
  });

  pages.get("/:id/authenticate", async (c) => {
    const session = await readSession(db, c.req.param("id"));
    if (!session) return c.html(unknownPage(), 404);
    if (statusOf(session, now()) !== "open" || !session.authenticating) return c.redirect(cardPath(session), 303);
    return c.html(authenticatePage(session));
  });

  pages.post("/:id/authenticate", async (c) => {
    const said = new URLSearchParams(await readText(c)).get("answer");
    const answered = await answer({ sessionId: c.req.param("id"), approved: said === "approve" });
    if (!answered) return c.html(unknownPage(), 404);
    const { session, result } = answered;
    if (result === "complete") return c.redirect(successLink(session), 303);
    return c.redirect(`${cardPath(session)}${result === "refused" ? "?bank=declined" : ""}`, 303);
  });

  pages.get("/:id/bank", async (c) => {
    const session = await readSession(db, c.req.param("id"));
    if (!session) return c.html(unknownPage(), 404);
    return session.status === "complete" && session.money === "awaited" ? c.html(bankPage(session)) : c.redirect(cardPath(session), 303);
  });

  pages.post("/:id/bank", async (c) => {
    const said = new URLSearchParams(await readText(c)).get("answer");
    const session = await send({ sessionId: c.req.param("id"), arrives: said === "arrives" });
    if (!session) return c.html(unknownPage(), 404);
    return c.redirect(session.status === "complete" ? successLink(session) : cardPath(session), 303);
  });

  pages.all("*", (c) => c.html(unknownPage(), 404));
  return new Hono().route("/card", pages).onError((error) => {
    throw error;
  });
}

const policy = (ancestors: "'self'" | "'none'") =>
  `default-src 'none'; script-src ${lookAgainHash}; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors ${ancestors}; base-uri 'none'`;

/** Only the shell may be framed, by our own checkout: no page that takes a payment can be laid under another. */
export const cardPageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("content-security-policy", policy(c.req.path.endsWith("/card/shell") ? "'self'" : "'none'"));
  c.header("x-robots-tag", "noindex");
  // The address of a page is its key: it goes to nobody, not even to the shop.
  c.header("referrer-policy", "strict-origin");
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};

/** The fields of a buyer who comes back from their bank: all but the card, which was not kept. */
export const typedBy = (customer: Customer | null): Typed =>
  customer
    ? {
        email: customer.email,
        cardName: customer.name,
        deliverTo: customer.delivery?.name ?? "",
        line1: customer.delivery?.line1 ?? "",
        line2: customer.delivery?.line2 ?? "",
        city: customer.delivery?.city ?? "",
        postcode: customer.delivery?.postcode ?? "",
      }
    : {};

/** Presses of "Pay" from one network address: enough for an office, too few to try out stolen cards. */
const limit: Limit = { times: 60, minutes: 15 };

/** What whoever mounts the card pages knows of a request. */
export type CardBindings = { address: string };

/** The local card provider's pages, which take a form only so often from one address. */
export const limitCardPosts = (pages: Hono, throttle: Throttle) =>
  new Hono<{ Bindings: CardBindings }>()
    .post("*", async (c, next) => {
      await throttle([`card:${c.env.address}`, limit]);
      await next();
    })
    .route("/", pages)
    .onError((error) => {
      throw error;
    });
