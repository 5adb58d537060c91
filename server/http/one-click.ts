import { Hono } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { AppEnv } from "#server/http/env.ts";
import { readBody } from "#server/http/read-body.ts";

const types = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The two words that RFC 8058 asks for, and nothing else. */
async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get("content-type") ?? "";
  if (!types.test(type)) throw new Failure("wrong-type");
  const body = await readBody(request);
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch((cause: unknown) => {
    throw new Failure("not-json", { cause });
  });
  const sent = [...form];
  return sent.length === 1 && sent[0]?.[0] === "List-Unsubscribe" && sent[0][1] === "One-Click";
}

/**
 * What a mail program sends when its reader presses "Unsubscribe": done at once, without cookie, redirect or question. The link is the credential, so
 * who sends it, and from where, does not matter. Looking at the same address is a page of the site, and changes nothing.
 */
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
