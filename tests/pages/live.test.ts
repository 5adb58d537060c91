import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preOrderForm } from "#content/site/checkout.ts";
import { frame } from "#content/site/frame.ts";
import { testOrder } from "#content/site/shared.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { offer } from "#tests/support/offer.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { readSeen } from "#tests/support/read-text.ts";

const ofPreview = [testOrder.before, testOrder.title, testOrder.text, frame.preview];

describe.each(["live", "preview"])("%s", (stage) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ renderPage: await loadApp(), env: { SITE_STAGE: stage } });
  }, 60_000);
  afterAll(() => test.close());

  const read = async (path: string, cookie = "") =>
    readSeen(await (await test.request(path, { headers: { accept: "text/html", cookie, "x-forwarded-for": test.newAddress() } })).text()).replaceAll(
      /\s+/g,
      " ",
    );

  it("says at the button what pressing it means", async () => {
    const checkout = await read("/checkout");
    expect(checkout.includes(preOrderForm.obligation("£15.00"))).toBe(stage === "live");
    expect(checkout.includes(testOrder.before)).toBe(stage === "preview");
  });

  it("says on an order's pages that it's a test, or nothing of the kind", async () => {
    const { cookie, stamp } = await test.openCheckout();
    const { url } = (await (await test.call("start-checkout", { agreedToTerms: true, offer, stamp }, { origin: "https://shop.example", cookie })).json()) as {
      url: string;
    };
    await test.payCard(url, { email: "ann@example.com", cardName: "Ann Lee" });
    await test.drain();
    const pages = [await read("/payment-success", cookie), await read("/checkout", cookie), await read("/order/find")];
    for (const page of pages) expect(ofPreview.some((words) => page.includes(words))).toBe(stage === "preview");
  });
});
