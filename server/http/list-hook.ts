import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { Failure } from "#contracts/failure.ts";
import { answerFailure, toFailure } from "#server/http/answer-failure.ts";
import type { AppEnv } from "#server/http/env.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Log } from "#server/platform/log.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

type Needs = { secret: string; takeListEvent: () => Promise<(body: string) => Promise<void>>; log: Log };

const vendor = "mailchimp";

/** `/webhooks/mailchimp?secret=…`: Mailchimp signs nothing, so the address itself is the credential. It is read with GET before it is believed. */
export function listHook({ secret, takeListEvent, log }: Needs) {
  const wanted = hashToken(secret);
  const edge = new Hono<AppEnv>();
  edge.onError((error, c) => {
    const failure = toFailure(error);
    log.warn({ vendor, code: failure.code, error: failure.code === "broken" ? error.name : failure.code }, "event not taken");
    return answerFailure(c, failure);
  });
  edge.all(`/${vendor}`, async (c) => {
    c.set("route", `/webhooks/${vendor}`);
    // Hashed, so that neither its letters nor its length can be timed.
    if (!timingSafeEqual(hashToken(c.req.query("secret") ?? ""), wanted)) throw new Failure("forbidden");
    c.header("cache-control", "no-store");
    if (c.req.method === "GET" || c.req.method === "HEAD") return c.json({ ready: true });
    if (c.req.method !== "POST") throw new Failure("wrong-method");
    const body = new TextDecoder().decode(await readBody(c.req.raw));
    await (await takeListEvent())(body);
    return c.json({ received: true });
  });
  return edge;
}
