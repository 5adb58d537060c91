import { frame } from "#content/site/frame.ts";
import { signUpForm } from "#content/site/warmth-list.ts";
import { box, buy, buyer, goToPay, orderLink } from "#tests/journeys/support/buy.ts";
import { meetBanner } from "#tests/journeys/support/consent.ts";
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

test("a link that opens a new tab says so, nothing is called wrong before it's touched, and the banner's link says what it is about", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  for (const path of ["/checkout", "/contact", "/warmth-list", "/shipping", "/order/find", "/social-media"])
    await test.step(path, async () => {
      await open(page, path);
      const away = page.locator("main a[target=_blank]");
      if (path !== "/shipping" && path !== "/order/find") expect(await away.count()).toBeGreaterThan(0);
      for (const link of await away.all()) {
        const told = await link.evaluate((element) => `${element.textContent} ${element.querySelector("svg")?.getAttribute("aria-label")}`);
        if (!told.includes(frame.newTab)) await expect(link).toHaveAccessibleDescription(frame.newTab);
      }
      // And says it once: words that say it of several aren't read out as well.
      if (path === "/warmth-list") expect(await page.getByRole("main").ariaSnapshot()).not.toContain(signUpForm.read.after);
      const { nodes } = (await client.send("Accessibility.getFullAXTree")) as {
        nodes: { role?: { value: string }; name?: { value: string }; properties?: { name: string; value: { value?: unknown } }[] }[];
      };
      const wrong = nodes.filter(({ properties }) => properties?.some(({ name, value }) => name === "invalid" && value.value !== "false"));
      expect(wrong.map(({ role, name }) => `${role?.value} ${name?.value}`)).toEqual([]);
    });
  await meetBanner(page);
  await expect(page.getByRole("link", { name: "Privacy Policy on cookies", exact: true })).toBeVisible();
});

test("the questions are printed with their answers", async ({ page }) => {
  await open(page, "/faq");
  const answers = page.locator(".faq-answer");
  await expect(answers.nth(3)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});
