import { timingSafeEqual } from "node:crypto";
import { type ErrorHandler, Hono } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { answerFailure, readBody, readFields, toFailure } from "#server/platform/http/failures.ts";
import { type AppEnv, isLook } from "#server/platform/http/request.ts";
import type { Log } from "#server/platform/log.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** Who reports to `/webhooks/<vendor>`. Nobody reports of parcels that do not travel. */
export const eventVendors = ({ PAYMENTS, SHIPPING }: { PAYMENTS: string; SHIPPING: string }) => (SHIPPING === "local" ? [PAYMENTS] : [PAYMENTS, SHIPPING]);

type ReceiveVendorEvent = (vendor: string, rawBody: string, header: (name: string) => string | undefined) => Promise<void>;
type WebhooksNeeds = { vendors: readonly string[]; receiveEvent: ReceiveVendorEvent; log: Log };

/** Events with addresses of a cart are larger than any form of ours. */
const eventLimit = 256 * 1024;

const refuseEvent =
  (log: Log): ErrorHandler<AppEnv> =>
  (error, c) => {
    const failure = toFailure(error);
    const vendor = c.get("route").split("/").at(-1) ?? "";
    log.warn({ vendor, code: failure.code, error: failure.code === "broken" ? error.name : failure.code }, "event not taken");
    return answerFailure(c, failure);
  };

/** `/webhooks/<vendor>`: outside every gate, for a vendor holds no cookie; its signature is its only credential. */
export function webhooks({ vendors, receiveEvent, log }: WebhooksNeeds) {
  const edge = new Hono<AppEnv>().onError(refuseEvent(log));
  for (const vendor of vendors)
    edge.all(`/${vendor}`, async (c) => {
      c.set("route", `/webhooks/${vendor}`);
      if (c.req.method !== "POST") throw new Failure("wrong-method");
      const body = new TextDecoder().decode(await readBody(c.req.raw, eventLimit));
      await receiveEvent(vendor, body, (name) => c.req.header(name));
      return c.json({ received: true });
    });
  edge.all("/*", () => {
    throw new Failure("not-found");
  });
  return edge;
}

type ListWebhookNeeds = { secret: string; receive: (body: string) => Promise<void>; log: Log };

/** `/webhooks/mailchimp?secret=…`: Mailchimp signs nothing, so the address itself is the credential. It is read with GET before it is believed. */
export function listWebhook({ secret, receive, log }: ListWebhookNeeds) {
  const wanted = hashToken(secret);
  return new Hono<AppEnv>().onError(refuseEvent(log)).all("/mailchimp", async (c) => {
    c.set("route", "/webhooks/mailchimp");
    // Hashed, so that neither its letters nor its length can be timed.
    if (!timingSafeEqual(hashToken(c.req.query("secret") ?? ""), wanted)) throw new Failure("forbidden");
    c.header("cache-control", "no-store");
    if (isLook(c.req.method)) return c.json({ ready: true });
    if (c.req.method !== "POST") throw new Failure("wrong-method");
    await receive(new TextDecoder().decode(await readBody(c.req.raw)));
    return c.json({ received: true });
  });
}

const types = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get("content-type") ?? "";
  if (!types.test(type)) throw new Failure("wrong-type");
  const sent = [...(await readFields(await readBody(request), type))];
  return sent.length === 1 && sent[0]?.[0] === "List-Unsubscribe" && sent[0][1] === "One-Click";
}

/** "Unsubscribe" in a mail program (RFC 8058): done at once, without cookie, redirect or question. The link is the credential. A GET changes nothing. */
export function oneClick(backend: () => Promise<Backend>) {
  return new Hono<AppEnv>().post("/warmth-list/leave/:token{[^/.]+}", async (c) => {
    c.set("route", "/warmth-list/leave");
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
    c.header("referrer-policy", "no-referrer");
    if (!(await isOneClick(c.req.raw))) throw new Failure("invalid", { message: "This address takes one thing: List-Unsubscribe=One-Click." });
    const { leaveWarmthList } = await backend();
    await leaveWarmthList({ token: c.req.param("token") }, { ...c.get("caller"), source: "one-click unsubscribe" });
    return c.text("You have left the Warmth List.\n");
  });
}
