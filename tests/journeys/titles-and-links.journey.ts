import { frame } from "#content/site/frame.ts";
import { box, buy, buyer, goToPay, orderLink } from "#tests/journeys/support/buy.ts";
import { meetBanner } from "#tests/journeys/support/consent.ts";
import { meetGate, withPassword } from "#tests/journeys/support/gate.ts";
import { expect, open, test } from "#tests/journeys/support/site.ts";

test("a title says where one is and what has become of the order", async ({ page, site }) => {
  await open(page, "/checkout");
  await expect(page).toHaveTitle(/^Checkout: almost there!/);
  await box(page).press("Space");
  await box(page).press("Space");
  await page.getByRole("button", { name: /^Secure/ }).press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Checkout/);
  await box(page).press("Space");
  await expect(page).toHaveTitle(/^Checkout/);

  await goToPay(page);
  await page.goBack();
  const who = buyer();
  await buy(page, who);
  await expect(page).toHaveTitle(/^Paid: thank you!/);
  await expect(page.locator("header[aria-live]")).toContainText(/^Thank you! \S/);
  await page.goto(await orderLink(site, who));
  await expect(page).toHaveTitle(/^Your order: Paid, and reserved for you/);
  await open(page, "/payment-success");
  await expect(page).toHaveTitle(/^Your payment: We can't find this payment/);
});

test("a link that opens a new tab says so, and the banner's says what it is about", async ({ page }) => {
  for (const path of ["/checkout", "/contact", "/warmth-list", "/social-media"])
    await test.step(path, async () => {
      await open(page, path);
      const away = page.locator("main a[target=_blank]");
      expect(await away.count()).toBeGreaterThan(0);
      for (const link of await away.all()) {
        const told = await link.evaluate((element) => `${element.textContent} ${element.querySelector("svg")?.getAttribute("aria-label")}`);
        if (!told.includes(frame.newTab)) await expect(link).toHaveAccessibleDescription(frame.newTab);
      }
    });
  await meetBanner(page);
  await expect(page.getByRole("link", { name: "Privacy Policy on cookies", exact: true })).toBeVisible();
});

test("nothing is called wrong before it's touched", async ({ page }) => {
  for (const path of ["/checkout", "/contact", "/warmth-list", "/shipping", "/order/find"])
    await test.step(path, async () => {
      await open(page, path);
      const client = await page.context().newCDPSession(page);
      const { nodes } = (await client.send("Accessibility.getFullAXTree")) as {
        nodes: { role?: { value: string }; name?: { value: string }; properties?: { name: string; value: { value?: unknown } }[] }[];
      };
      const wrong = nodes.filter(({ properties }) => properties?.some(({ name, value }) => name === "invalid" && value.value !== "false"));
      expect(wrong.map(({ role, name }) => `${role?.value} ${name?.value}`)).toEqual([]);
      await client.detach();
    });
});

test("the questions are printed with their answers", async ({ page }) => {
  await open(page, "/faq");
  const answers = page.locator(".faq-answer");
  await expect(answers.nth(3)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});

withPassword("the gate leads to help and to the accessibility page, which is the gate's own", async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await meetGate(page);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await page.getByRole("link", { name: "Accessibility" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessibility");
  await expect(page).toHaveURL(/\/accessibility$/);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" })).toBeVisible();
});
