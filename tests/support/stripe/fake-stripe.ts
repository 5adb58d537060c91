import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { eventTypes } from "#server/providers/payments/stripe/events.ts";
import { actsFirst } from "#tests/support/answer-badly.ts";
import { answerCall } from "#tests/support/stripe/answer-call.ts";
import { createFakeState, Refusal } from "#tests/support/stripe/fake-state.ts";
import { answerAsStripe, type Fault } from "#tests/support/stripe/faults.ts";
import type { Buyer, FakeEvent } from "#tests/support/stripe/objects.ts";
import { readParams } from "#tests/support/stripe/read-params.ts";

export const stripeKeys = { secretKey: "sk_test_a_key_of_the_tests", webhookSecret: "whsec_a_secret_of_the_tests" };
/** The settings of a shop whose cards are taken here. */
export const stripeEnv = (url: string) => ({
  PAYMENTS: "stripe",
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_URL: url,
});

/** A `stripe-signature` header, by Stripe's description of it, not by its library. */
export function signAsStripe(rawBody: string, at: Date, secret: string = stripeKeys.webhookSecret) {
  const seconds = Math.floor(at.getTime() / 1000);
  return { "stripe-signature": `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex")}` };
}

export const someBuyer: Buyer = {
  email: "ada.obrien@example.com",
  name: "Ada O'Brien",
  delivery: { name: "Grace O'Malley", line1: "1 High Street", city: "London", postcode: "SW1A 1AA" },
};

async function readAll(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

type Answer = { status: number; body: string };
const broken: Answer = { status: 500, body: JSON.stringify({ error: { type: "api_error", message: "Something went wrong on Stripe's end." } }) };

type Options = { now?: () => Date; live?: boolean; secretKey?: string };

/**
 * Stripe, as far as our shop asks it: an account behind the API, a page to pay on, idempotency keys and signed events. It can be
 * told to act and then say nothing, or worse. Written by hand from the types of Stripe's library and its API reference.
 */
export async function openFakeStripe({ now = () => new Date(), secretKey = stripeKeys.secretKey, live = secretKey.startsWith("sk_live_") }: Options = {}) {
  const state = { url: "" };
  const account = createFakeState({ now, live, url: () => state.url });
  const answered = new Map<string, Answer & { asked: string }>();
  const calls: { method: string; path: string; key: string | undefined }[] = [];
  const coming: { fault: Fault; on: RegExp; left: number }[] = [];
  let elsewhere = 0;
  let taken = 0;

  function act(method: string, path: string, encoded: string, key: string | undefined): Answer {
    const asked = `${method} ${path} ${encoded}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.asked !== asked) {
      const error = { type: "idempotency_error", message: "Keys for idempotent requests can only be used with the same parameters." };
      return { status: 400, body: JSON.stringify({ error }) };
    }
    if (before) return before;
    try {
      const answer = { status: 200, body: JSON.stringify(answerCall(account, { method, path, params: readParams(encoded) })) };
      if (key !== undefined) answered.set(key, { ...answer, asked });
      return answer;
    } catch (error) {
      // What is refused before anything is done is not kept under its key.
      if (error instanceof Refusal) return { status: error.status, body: JSON.stringify(error.body) };
      throw error;
    }
  }

  function takeFault(method: string, path: string) {
    const next = coming.find(({ on, left }) => left > 0 && on.test(`${method} ${path}`));
    if (next) next.left--;
    return next?.fault;
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, { pathname, search }: URL) {
    const method = request.method ?? "";
    const key = request.headers["idempotency-key"]?.toString();
    calls.push({ method, path: pathname, key });
    const encoded = method === "GET" ? search.slice(1) : await readAll(request);
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      const error = { type: "invalid_request_error", message: "Invalid API Key provided" };
      return response.writeHead(401, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    }
    const fault = takeFault(method, pathname);
    // Stripe keeps what it said under a key, also where it broke.
    if (fault === "500, for a day" && key !== undefined) answered.set(key, { asked: `${method} ${pathname} ${encoded}`, ...broken });
    if (fault && !actsFirst(fault)) return answerAsStripe(fault, response, "{}");
    const { status, body } = act(method, pathname, encoded, key);
    if (fault) return answerAsStripe(fault, response, body);
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  }

  /** The hosted page, at its plainest: one button that pays as `someBuyer`, or under another address. */
  async function answerPage(request: IncomingMessage, response: ServerResponse, id: string) {
    const session = account.find(id);
    if (request.method !== "POST") {
      const words =
        session.status === "open" ? '<form method="post"><label>Email <input name="email"></label><button>Pay</button></form>' : "<p>This page is closed.</p>";
      const page = `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Played Stripe</h1>${words}<a href="${session.cancel_url}">Back</a></html>`;
      return response.writeHead(200, { "content-type": "text/html", "x-frame-options": "DENY" }).end(page);
    }
    const sent = new URLSearchParams(await readAll(request));
    const paid = account.pay(id, { ...someBuyer, email: sent.get("email") || someBuyer.email });
    if (!paid) return response.writeHead(409, { "content-type": "text/plain" }).end("closed");
    response.writeHead(303, { location: (paid.success_url ?? "").replace("{CHECKOUT_SESSION_ID}", id) }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "", "http://stripe");
    const page = /^\/c\/pay\/(\w+)$/.exec(url.pathname)?.[1];
    if (page) return answerPage(request, response, page);
    if (url.pathname.startsWith("/v1/")) return answerApi(request, response, url);
    elsewhere++;
    response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...account,
    url: state.url,
    calls,
    /** Requests at any place that is neither the API nor a page: followed redirects. */
    elsewhere: () => elsewhere,
    /** The next `times` calls that match, such as /POST .*refunds/, go wrong. */
    fail: (fault: Fault, { on = /./, times = 1 }: { on?: RegExp; times?: number } = {}) => void coming.push({ fault, on, left: times }),
    /** Every fault is over. */
    mend: () => void coming.splice(0),
    /** A day later: keys are forgotten. */
    forgetKeys: () => answered.clear(),
    /** Events since the last time, of the kinds that a webhook asks for. */
    takeEvents(): FakeEvent[] {
      const fresh = account.events.slice(taken).filter(({ type }) => (eventTypes as readonly string[]).includes(type));
      taken = account.events.length;
      return fresh;
    },
    /** Posts an event as Stripe does; it is sent again until it is taken. */
    async deliver(event: FakeEvent, webhook: string, { tries = 20 } = {}) {
      const rawBody = JSON.stringify(event);
      for (let left = tries; left > 0; left--) {
        const answer = await fetch(webhook, {
          method: "POST",
          headers: { "content-type": "application/json", ...signAsStripe(rawBody, now()) },
          body: rawBody,
        });
        await answer.body?.cancel();
        if (answer.ok) return true;
        await wait(100);
      }
      return false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((down) => server.close(down));
    },
  };
}
export type StripeServer = Awaited<ReturnType<typeof openFakeStripe>>;
