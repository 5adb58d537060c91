import type { Page } from "@playwright/test";
import { box, freeUnits, orderButton } from "#tests/journeys/support/buy.ts";
import { linkIn } from "#tests/journeys/support/join.ts";
import { test as base, expect, extended, open, openSiteUnderTest, type SiteUnderTest } from "#tests/journeys/support/site.ts";
import { openFakeStripe, type StripeServer, stripeEnv } from "#tests/support/stripe/fake-stripe.ts";

// One after the other: each worker that takes part starts a site of its own.
base.describe.configure({ mode: "default" });

/** A shop whose cards a played Stripe takes, and that Stripe. */
const test = base.extend<object, { stripe: StripeServer }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const stripe = await openFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ stripe }, use) => {
      const site = await openSiteUnderTest(stripeEnv(stripe.url));
      await use(site);
      expect(await site.stop(), "the server's exit code").toBe(0);
    },
    { scope: "worker" },
  ],
});
test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const email = () => `${crypto.randomUUID()}@example.org`;

async function goToStripe(page: Page, stripe: StripeServer) {
  await open(page, "/checkout");
  await box(page).check();
  await orderButton(page).click();
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Stripe's word, as it comes: to the webhook, sealed. */
async function report(stripe: StripeServer, site: SiteUnderTest) {
  for (const event of stripe.takeEvents()) expect(await stripe.deliver(event, `${site.origin}/webhooks/stripe`)).toBe(true);
}

async function pay(page: Page, as: string) {
  await page.getByLabel("Email").fill(as);
  await page.getByRole("button", { name: "Pay" }).click();
}

async function confirmed(page: Page, site: SiteUnderTest, who: string) {
  const mail = await site.mailTo(who, /is confirmed$/);
  await page.goto(linkIn(mail, "/order/"));
  await expect(heading(page, "Paid, and reserved for you")).toBeVisible();
  await expect(page.getByText("1 High Street")).toBeVisible();
  const mails = await site.db.selectFrom("mailbox").select("key").where("to_address", "=", who).execute();
  expect(mails).toHaveLength(1);
}

test("from the checkout to Stripe's page, back, and paid as soon as its event comes", async ({ page, site, stripe }) => {
  const who = email();
  await goToStripe(page, stripe);
  stripe.fail("500", { on: /^GET .*sessions/, times: 99 });
  await pay(page, who);
  await expect(heading(page, "Waiting for your payment")).toBeVisible();
  await report(stripe, site);
  await expect(heading(page, "Thank you!")).toBeVisible();
  stripe.mend();
  await confirmed(page, site, who);
});

test(
  "paid at Stripe, and its event lost: the page that one comes back to asks; a refund made there shows on the order's page",
  extended,
  async ({ page, site, stripe }) => {
    const who = email();
    await goToStripe(page, stripe);
    await pay(page, who);
    await expect(heading(page, "Thank you!")).toBeVisible();
    await report(stripe, site);
    await confirmed(page, site, who);
    const { payment_id } = await site.db.selectFrom("orders").select("payment_id").where("email", "=", who).executeTakeFirstOrThrow();
    stripe.refund(String(payment_id), 1500);
    await report(stripe, site);
    await page.reload();
    await expect(page.getByText("Refunded in full").first()).toBeVisible();
  },
);

test("who comes back unpaid finds the tube held, and goes on to the same page", extended, async ({ page, stripe }) => {
  const session = await goToStripe(page, stripe);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
  expect(await goToStripe(page, stripe)).toBe(session);
});

for (const script of [true, false])
  test.describe(`Stripe is away, ${script ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled: script });
    test("the words are true, and the tube is free again", extended, async ({ page, site, stripe, expectConsole }) => {
      expectConsole(/503/);
      const before = await freeUnits(site);
      stripe.fail("500", { on: /^POST .*sessions$/, times: 2 });
      await page.goto("/checkout");
      await box(page).check();
      await orderButton(page).click();
      await expect(page.getByText("The payment page isn't available. Nothing was charged. Please try again in a minute.")).toBeVisible();
      stripe.mend();
      expect(await freeUnits(site)).toBe(before);
    });
  });

test("Stripe's page is connected to, never framed, and let go after 30 seconds", extended, async ({ page, stripe }) => {
  await page.clock.install();
  await open(page, "/checkout");
  const hint = page.locator(`link[rel=preconnect][href="${stripe.url}"]`);
  await expect(hint).toHaveCount(0);
  await box(page).check();
  await expect(hint).toHaveCount(1);
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.clock.fastForward(30_500);
  await expect(hint).toHaveCount(0);
});

test("the Privacy Policy names Stripe", async ({ request }) => {
  expect(await (await request.get("/privacy-policy")).text()).toMatch(/Stripe, our payment provider, in .*takes your card on its own page/);
});
