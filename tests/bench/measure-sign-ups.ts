import { askSteadily } from "#tests/bench/ask-steadily.ts";

/** Sign-ups a second. */
const rate = 500;
/** Seconds until the server is warm, and then for the figures. */
const phases = { warm: 5, measured: 10 };

/** Sign-ups through the functions edge, each of a person and an address of its own, so that every limit stays on. */
export async function measureSignUps(origin: string) {
  let count = 0;
  const next = () => {
    count += 1;
    return {
      method: "POST" as const,
      path: "/functions/v1/mailchimp-subscribe",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.${(count >> 16) & 63}.${(count >> 8) & 255}.${count & 255}` },
      body: JSON.stringify({ name: "Bench Person", email: `bench-${count}@example.com`, country: "GB" }),
    };
  };
  await askSteadily({ origin, rate, seconds: phases.warm, next });
  return askSteadily({ origin, rate, seconds: phases.measured, next });
}
