import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

export type PostHogEvent = { uuid: string; event: string; distinct_id: string; timestamp: string; properties: Record<string, string | undefined> };
type Query = { query: string; values: { from: string; to: string; host: string } };

export const postHogKeys = { project: "phc_test_project_key", personal: "phx_test_personal_key", projectId: "4711" };

async function readAll(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const packed = request.headers["content-encoding"] === "gzip" || (request.url ?? "").includes("compression=gzip");
  return (packed ? gunzipSync(body) : body).toString("utf8");
}

/** What each of our HogQL texts asks for, told by the property that it names. */
function keyOf(query: string, host: string): (event: PostHogEvent) => string {
  const property = /properties\.(\$(?:pathname|referring_domain|geoip_country_code|device_type|browser))\b/.exec(query)?.[1];
  if (!property) return ({ timestamp }) => new Date(timestamp).toLocaleDateString("sv-SE", { timeZone: "Europe/London" });
  return ({ properties }) => {
    const value = properties[property] ?? "";
    return property === "$referring_domain" && value === host ? "" : value;
  };
}

/** Rows as PostHog answers them: key, count, the whole. */
function answer(events: PostHogEvent[], { query, values: { from, to, host } }: Query) {
  const within = events
    .filter(({ timestamp }) => Date.parse(timestamp) >= Date.parse(`${from}Z`) && Date.parse(timestamp) < Date.parse(`${to}Z`))
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  if (query.includes("count(distinct properties.$session_id)")) {
    const pairs = new Set(within.map(({ event, properties }) => JSON.stringify([event, properties.$session_id])));
    for (const pair of pairs) add(JSON.parse(pair)[0]);
  } else {
    const views = within.filter(({ event }) => event === "$pageview");
    const key = keyOf(query, host);
    const firsts = new Map(views.toReversed().map((event) => [event.properties.$session_id, event]));
    for (const event of query.includes("argMin") ? firsts.values() : views) add(key(event));
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const limit = Number(/limit (\d+)$/.exec(query)?.[1]);
  const rows = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, limit);
  return rows.map(([key, count]) => [key, count, total]);
}

/**
 * PostHog, as far as we ask it: takes events under the project's key (each UUID once), answers queries under the personal key, and
 * gives a browser's library its configuration. It remembers who asked for what. Sources: PostHog's API reference, Capture and Query.
 */
export async function playPostHog() {
  const taken = new Map<string, PostHogEvent>();
  const requests: { method: string; path: string; body: string }[] = [];
  const state = { away: false, url: "", requests, events: () => [...taken.values()], close: async () => {} };

  function take(body: string) {
    const sent = JSON.parse(body) as { api_key?: string; batch?: PostHogEvent[] } | PostHogEvent[] | PostHogEvent;
    const batch = Array.isArray(sent) ? sent : "batch" in sent && sent.batch ? sent.batch : [sent as PostHogEvent];
    const key = !Array.isArray(sent) && "api_key" in sent ? sent.api_key : (batch[0]?.properties.token ?? "");
    if (key !== postHogKeys.project) return { status: 401, body: { type: "authentication_error", code: "invalid_api_key" } };
    for (const event of batch) taken.set(event.uuid, { ...event, timestamp: event.timestamp ?? new Date().toISOString() });
    return { status: 200, body: { status: 1 } };
  }

  function query(body: string, authorization = "") {
    if (authorization !== `Bearer ${postHogKeys.personal}`) return { status: 401, body: { type: "authentication_error", code: "authentication_failed" } };
    const asked = JSON.parse(body) as { query: { kind: string } & Query };
    if (asked.query.kind !== "HogQLQuery") return { status: 400, body: { type: "validation_error" } };
    const results = answer(state.events(), asked.query);
    return { status: 200, body: { results, columns: ["key", "n", "total"], types: [], hasMore: false, error: null, hogql: asked.query.query } };
  }

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const cross = { "access-control-allow-origin": headers.origin ?? "*", "access-control-allow-headers": "*", "access-control-allow-credentials": "true" };
    if (method === "OPTIONS") return response.writeHead(204, cross).end();
    const body = await readAll(request);
    const path = new URL(url, "http://posthog").pathname;
    requests.push({ method, path, body });
    const answered = state.away
      ? { status: 503, body: {} }
      : path === `/api/projects/${postHogKeys.projectId}/query/`
        ? query(body, headers.authorization)
        : /^\/(batch|e|i\/v0\/e)\/$/.test(path)
          ? take(body)
          : // Flags, surveys, experiments, configuration: there are none.
            { status: 200, body: { featureFlags: {}, featureFlagPayloads: {}, surveys: [], experiments: [], supportedCompression: [] } };
    response.writeHead(answered.status, { "content-type": "application/json", ...cross }).end(JSON.stringify(answered.body));
  }

  const server = createServer((request, response) => {
    reply(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return state;
}
export type PostHogServer = Awaited<ReturnType<typeof playPostHog>>;
