import autocannon from "autocannon";

/** Posts a second. */
const rate = 1_000;
/** Seconds until the server is warm, and then for the figures. */
const phases = { warm: 3, measured: 10 };

/**
 * Posts of one counted event each, at a steady rate whatever the answers take: a browser does not wait for others. Each comes from an
 * address of its own, so that every limit stays on. Latency is corrected for requests that could not be sent on time.
 */
export async function measureEvents(origin: string) {
  let count = 0;
  const post = async (duration: number) =>
    autocannon({
      url: `${origin}/functions/v1/posthog-sync`,
      connections: 50,
      duration,
      overallRate: rate,
      requests: [
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          setupRequest(request) {
            count += 1;
            const properties = { path: "/faq", session: `visit-${count % 500}-of-the-bench`, device: "phone", browser: "safari", referrer: "search.example" };
            const event = { event: "page_view", properties, distinct_id: `visitor-${count % 500}-of-the-bench`, id: count.toString(16).padStart(32, "0") };
            return {
              ...request,
              headers: { ...request.headers, "x-forwarded-for": `10.${128 | ((count >> 16) & 127)}.${(count >> 8) & 255}.${count & 255}` },
              body: JSON.stringify({ action: "track_event", data: event }),
            };
          },
        },
      ],
    });
  await post(phases.warm);
  const { latency, requests, non2xx, errors } = await post(phases.measured);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} events were refused`);
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}
