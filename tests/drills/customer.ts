import { offer as ours } from "#tests/support/offer.ts";
import { filledForm } from "#tests/support/open-local-card.ts";

/** What the shop has promised to this drill's customers: each entry was answered with a success. */
export type Promised = { signUps: string[]; orders: string[]; payments: { session: string; email: string }[] };

type CheckoutPage = { cookie: string; stamp: string };

/** The checkout's page, as a browser that comes for the first time has it. Throws where it is not answered. */
export async function openCheckout(origin: string, headers: Record<string, string>, timeoutMs: number): Promise<CheckoutPage> {
  const answer = await fetch(`${origin}/checkout.data`, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const [stamp] = /\d{13}\.[\w-]{43}/.exec(await answer.text()) ?? [];
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  if (!stamp || !cookie) throw new Error(`no checkout's page: ${answer.status}`);
  return { cookie, stamp };
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** A customer at another machine, with an address of their own behind one proxy. */
export function createCustomer(origin: string, number: number, { timeoutMs = 5_000, address = addressOf(number), offer = ours } = {}) {
  const forwarded = { "x-forwarded-for": address };
  const send = (path: string, headers: Record<string, string>, body: string) =>
    fetch(origin + path, { method: "POST", headers: { ...forwarded, ...headers }, body, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  const call = (name: string, input: object, headers: Record<string, string> = {}) =>
    send(`/functions/v1/${name}`, { "content-type": "application/json", ...headers }, JSON.stringify(input));
  const email = `customer-${number}@example.com`;
  let page: CheckoutPage | undefined;

  return {
    email,
    joinList: () => call("mailchimp-subscribe", { name: "Drill Person", email, country: "GB", acceptTerms: true }),
    /** Opens the page where it is not open yet, and presses its button: asking again finds the unit that is held already. */
    async startCheckout() {
      page ??= await openCheckout(origin, forwarded, timeoutMs);
      return call("start-checkout", { agreedToTerms: true, offer, stamp: page.stamp }, { cookie: page.cookie, origin });
    },
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
