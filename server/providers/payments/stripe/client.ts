import Stripe from "stripe";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { PaymentsRefused, ProviderUnavailable } from "#server/providers/errors.ts";

/** Stripe understood and said no. Its own words stay out of the log: they may quote what was sent. */
export class StripeRefused extends PaymentsRefused {
  override readonly name = "StripeRefused";
  readonly status: number;
  constructor({ statusCode = 0, type, code, param }: Stripe.errors.StripeError) {
    super(`Stripe answered ${[statusCode, type, code, param].filter(Boolean).join(" ")}`);
    this.status = statusCode;
  }
}

/** Whoever says one of these may have acted or not, and may say something else the next time. */
const unsettled = (status: number) => status < 400 || status === 409 || status === 429 || status >= 500;

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return new ProviderUnavailable("Stripe", error);
  if (unsettled(error.statusCode ?? 0)) return new ProviderUnavailable("Stripe", error);
  if (error.statusCode === 404) return new Failure("not-found", { cause: error });
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new Failure("conflict", { cause: error });
  return new StripeRefused(error);
}

/** Reads an answer by its schema. Throws `ProviderUnavailable` for none or nonsense, `not-found`, `conflict` (a key used before), or `StripeRefused`. */
export async function askStripe<S extends v.GenericSchema>(schema: S, call: Promise<Stripe.Response<unknown>>): Promise<v.InferOutput<S>> {
  try {
    const answer = await call;
    // The library takes any JSON without an error in it for a success, whatever its status.
    if (answer.lastResponse.statusCode !== 200) throw new Error(`status ${answer.lastResponse.statusCode}`);
    return v.parse(schema, answer);
  } catch (error) {
    throw translate(error);
  }
}

type Needs = {
  key: string;
  url: string;
  timeoutMs: number;
  fetch: typeof globalThis.fetch;
};

/** Stripe's library, held to one address. It tries nothing again by itself: whoever asks knows whether that is worth a wait. */
export function openClient({ key, url, timeoutMs, fetch }: Needs): Stripe {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "https:";
  return new Stripe(key, {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? "https" : "http",
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    // By default a redirect would be followed, with the key.
    httpClient: Stripe.createFetchHttpClient((address: string | URL | Request, init?: RequestInit) => fetch(address, { ...init, redirect: "error" })),
  });
}
