import autocannon from "autocannon";

/** Sign-ups through the functions edge, each from an address of its own, so that every limit stays on. */
export async function measureSignUps(origin: string) {
  let count = 0;
  const {
    requests,
    latency,
    non2xx,
    errors,
    "2xx": kept,
  } = await autocannon({
    url: `${origin}/functions/v1/mailchimp-subscribe`,
    connections: 20,
    amount: 6_000,
    requests: [
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        setupRequest(request) {
          count += 1;
          const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
          return {
            ...request,
            headers: { ...request.headers, "x-forwarded-for": address },
            body: JSON.stringify({ name: "Bench Person", email: `bench-${count}@example.com`, country: "GB" }),
          };
        },
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} sign-ups were refused`);
  return { kept, perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}
