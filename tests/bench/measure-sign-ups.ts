import { askInRounds } from "#tests/bench/ask-in-rounds.ts";

/** Sign-ups a second. */
const rate = 500;

/** Sign-ups through the functions edge, each of a person and an address of its own, so that every limit stays on. */
export function measureSignUps({ origin, yardstick }: { origin: string; yardstick: string }) {
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
  return askInRounds({ origin, yardstick, rate, next });
}
