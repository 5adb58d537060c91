import Stripe from "stripe";

type Needs = {
  key: string;
  /** Where the API is. */
  url: string;
  /** Milliseconds that one try may take, to the answer's last byte. */
  patience: number;
  fetch: typeof globalThis.fetch;
};

/** Stripe's library, held to one address. It tries nothing again by itself: whoever asks knows whether that is worth a wait. */
export function openClient({ key, url, patience, fetch }: Needs): Stripe {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "https:";
  return new Stripe(key, {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? "https" : "http",
    timeout: patience,
    maxNetworkRetries: 0,
    telemetry: false,
    // By default a redirect would be followed, with the key.
    httpClient: Stripe.createFetchHttpClient((address: string | URL | Request, init?: RequestInit) => fetch(address, { ...init, redirect: "error" })),
  });
}
