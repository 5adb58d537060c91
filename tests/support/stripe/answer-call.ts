import type { FakeState } from "#tests/support/stripe/fake-state.ts";
import { Refusal } from "#tests/support/stripe/fake-state.ts";
import { inside, type Params, textAt } from "#tests/support/stripe/read-params.ts";

export type Call = { method: string; path: string; params: Params };

const list = (url: string, data: unknown[], has_more = false) => ({ object: "list", url, has_more, data });
const amountOf = (params: Params) => Number(textAt(params, "amount") ?? Number.NaN);

function listEvents({ events }: FakeState, params: Params) {
  const types = Object.values((inside(params, "types") ?? {}) as Record<string, string>);
  const since = Number(textAt(params, "created", "gte") ?? 0);
  const until = Number(textAt(params, "created", "lte") ?? Number.POSITIVE_INFINITY);
  const after = textAt(params, "starting_after");
  const newestFirst = events.filter(({ type, created }) => types.includes(type) && created >= since && created <= until).reverse();
  const rest = newestFirst.slice(after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1);
  const limit = Number(textAt(params, "limit") ?? 10);
  // Written for the account's own version of the API, which is seldom the library's.
  const data = rest.slice(0, limit).map((event) => ({ ...event, api_version: "2024-06-20" }));
  return list("/v1/events", data, rest.length > limit);
}

/** What the API answers to a call that has the right key: only those that our shop makes. */
export function answerCall(account: FakeState, { method, path, params }: Call): unknown {
  const [, session, expiring] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  if (method === "POST" && path === "/v1/checkout/sessions") return account.show(account.createSession(params), false);
  if (method === "POST" && session && expiring) return account.show(account.expire(session), false);
  if (method === "GET" && session) return account.show(account.find(session), textAt(params, "expand", "0") === "payment_intent");
  if (method === "POST" && path === "/v1/refunds") {
    const metadata = (inside(params, "metadata") ?? {}) as Record<string, string>;
    return account.refund(textAt(params, "payment_intent") ?? "", amountOf(params), metadata);
  }
  if (method === "GET" && path === "/v1/refunds") return list(path, account.refundsOf(textAt(params, "payment_intent") ?? ""));
  if (method === "GET" && path === "/v1/events") return listEvents(account, params);
  throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path})` });
}
