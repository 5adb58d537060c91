import { filledForm } from "#tests/support/open-local-card.ts";

/** What the shop has promised to this drill's customers: each entry was answered with a success. */
export type Promised = { signUps: string[]; orders: string[]; payments: { session: string; email: string }[] };

/** A customer at another machine, with an address of their own behind one proxy. */
export function createCustomer(origin: string, number: number, { patience = 5_000 } = {}) {
  const forwarded = { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
  const send = (path: string, headers: Record<string, string>, body: string) =>
    fetch(origin + path, { method: "POST", headers: { ...forwarded, ...headers }, body, redirect: "manual", signal: AbortSignal.timeout(patience) });
  const call = (name: string, input: object, headers: Record<string, string> = {}) =>
    send(`/functions/v1/${name}`, { "content-type": "application/json", ...headers }, JSON.stringify(input));
  const email = `customer-${number}@example.com`;

  return {
    email,
    joinList: () => call("mailchimp-subscribe", { name: "Drill Person", email, country: "GB", acceptTerms: true }),
    /** Under a key of this customer's own, as a browser has its cookie: asking again finds the unit that is held already. */
    startCheckout: () => call("start-checkout", { agreedToTerms: true }, { "idempotency-key": `customer-${String(number).padStart(12, "0")}` }),
    payCard: (page: string) =>
      send(
        `${new URL(page).pathname}/pay`,
        { "content-type": "application/x-www-form-urlencoded", origin, "sec-fetch-site": "same-origin" },
        new URLSearchParams(filledForm({ email })).toString(),
      ),
  };
}
export type Customer = ReturnType<typeof createCustomer>;

export const sessionOf = (page: string) => new URL(page).pathname.split("/").at(-1) ?? "";

/** Joins, orders and pays; notes each success the moment it is answered. Stops at the first thing that is not one. */
export async function shopOnce(customer: Customer, promised: Promised, { pay = true } = {}): Promise<void> {
  const joined = await customer.joinList();
  if (joined.status !== 200) return void (await joined.body?.cancel());
  await joined.body?.cancel();
  promised.signUps.push(customer.email);

  const started = await customer.startCheckout();
  if (started.status !== 200) return void (await started.body?.cancel());
  const { url } = (await started.json()) as { url: string };
  promised.orders.push(sessionOf(url));

  if (!pay) return;
  const paid = await customer.payCard(url);
  await paid.body?.cancel();
  if (paid.status === 303 && paid.headers.get("location")?.includes("/payment-success")) {
    promised.payments.push({ session: sessionOf(url), email: customer.email });
  }
}
