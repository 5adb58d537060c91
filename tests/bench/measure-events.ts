import { askInRounds } from "#tests/bench/ask-in-rounds.ts";

/** Posts a second. */
const rate = 1_000;

/** Posts of one counted event each: a browser does not wait for others. Each comes from an address of its own, so that every limit stays on. */
export function measureEvents({ origin, yardstick }: { origin: string; yardstick: string }) {
  let count = 0;
  const next = () => {
    count += 1;
    const properties = { path: "/faq", session: `visit-${count % 500}-of-the-bench`, device: "phone", browser: "safari", referrer: "search.example" };
    const event = { event: "page_view", properties, distinct_id: `visitor-${count % 500}-of-the-bench`, id: count.toString(16).padStart(32, "0") };
    return {
      method: "POST" as const,
      path: "/functions/v1/posthog-sync",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `10.${128 | ((count >> 16) & 127)}.${(count >> 8) & 255}.${count & 255}`,
      },
      body: JSON.stringify({ action: "track_event", data: event }),
    };
  };
  return askInRounds({ origin, yardstick, rate, next });
}
