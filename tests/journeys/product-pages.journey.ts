import { catalogue } from "#content/catalogue.ts";
import { outsidePath } from "#content/site/outside.ts";
import { partners } from "#content/site/partners.ts";
import { tubePictures } from "#content/site/pictures.ts";
import { preOrder } from "#content/site/pre-order.ts";
import { team } from "#content/team.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { banner, expectNotAsked, keepBefore, refusedBefore } from "#tests/journeys/support/consent.ts";
import { tabTo } from "#tests/journeys/support/focus.ts";
import { expect, extended, hydrated, open, openSiteUnderTest, test, withFreeTubes } from "#tests/journeys/support/site.ts";

test("/pre-order throws confetti on load, and none for those who mind motion", extended, async ({ page }) => {
  await open(page, "/pre-order");
  await expect(page.locator("canvas#confetti")).toHaveAttribute("aria-hidden", "true");
  await page.getByRole("button", { name: "Stop the confetti" }).click();
  await expect(page.locator("canvas#confetti")).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.locator("canvas#confetti"), "once more after a reload").toHaveCount(0);
  await open(page, "/faq");
  await open(page, "/pre-order");
  await expect(page.locator("canvas#confetti")).toBeAttached();
  await page.keyboard.press("Shift");
  await expect(page.getByRole("button", { name: "Stop the confetti" })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/pre-order");
  await expect(page.getByText("Pre-orders are open")).toBeVisible();
  await expect(page.locator("canvas#confetti")).toHaveCount(0);

  // The pictures fill their part to its edges, and the frame of the focus isn't behind them.
  const picture = page.getByRole("link", { name: /^See it larger: / }).first();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const edge = async () => {
      const { x, y, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 };
      return page.screenshot({ clip: { x, y: y + height / 2, width: 8, height: 20 } });
    };
    await page.locator(".skip-link").focus();
    const before = await edge();
    await tabTo(page, picture);
    expect((await edge()).equals(before), `the edge of the focus, ${width} px wide`).toBe(false);
  }
});

test("/pre-order leads to the checkout, says when it is sent, and is whole without script", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/pre-order");
  const main = page.getByRole("main");
  await expect(main.getByText("£15", { exact: true })).toBeVisible();
  await expect(main.getByText("Limited pre-order")).toBeVisible();
  await expect(main.getByText("by 31 March 2027", { exact: true })).toBeVisible();
  await main.getByText("Do you post abroad, or to Northern Ireland?").click();
  await expect(main.getByText("Not yet. This first batch")).toBeVisible();
  await main.getByText("Can I order more than one?").click();
  await expect(main.getByText("Not yet. This first batch")).toBeHidden();
  await main.getByRole("link", { name: "Pre-order Now" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await context.close();
});

test("/pre-order when few are left and when sold out: said, never counted; the button joins the Warmth List, and nothing has moved", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const main = page.getByRole("main");
  await withFreeTubes(site, 7, async () => {
    await page.goto("/pre-order");
    await expect(main.getByText("Only a few tubes left")).toBeVisible();
    await expect(main).not.toContainText(/\b7 tubes/);
  });
  await withFreeTubes(site, 0, async () => {
    await open(page, "/pre-order");
    await expect(main.getByText("Sold out for now")).toBeVisible();
    await expect(main.getByRole("link", { name: "Pre-order Now" })).toHaveCount(0);
    expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0)).toBeLessThan(0.01);
    await main.getByRole("link", { name: "Join Warmth List" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Join the Warmth List/);
  });
});

test("the hub's cards open their pages, and each leads back", extended, async ({ page }) => {
  await open(page, outsidePath);
  for (const [name, path] of [
    ["Running", "running"],
    ["Swimming", "swim"],
    ["Hiking", "hike"],
    ["Feet", "feet"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${outsidePath}/${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Outside$/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Outside$/);
  }
});

test("Get Connected: the drop-down opens by keyboard and holds a mail and a profile in a new tab", extended, async ({ page }) => {
  await open(page, "/more-information");
  await page.getByRole("link", { name: "See the page for partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Connected");
  // The page takes the focus to its heading as it comes.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const menu = page.getByText(`Connect with ${team[0].name}`);
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Write an email" })).toHaveAttribute("href", /^mailto:/);
  const profile = page.getByRole("link", { name: /See the profile/ });
  await expect(profile).toHaveAttribute("target", "_blank");
  await expect(profile).toHaveAttribute("href", team[0].profile);
  await page.getByRole("checkbox", { name: partners.certify }).check();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "See our deck" }).click();
  const deck = await opened;
  await expect(deck.getByRole("heading", { level: 1 })).toContainText("The deck");
  await expect(deck.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(6);
});

// On one site with three settings of its own. What the last does elsewhere is in when-to-ask.test.ts.
test(
  "with LANDING=pre-order the home page's address gives way within the site too, and Back is not caught; with CONSENT_ON_LOCAL_HOSTS=never nobody is asked on this machine",
  extended,
  async ({ browser }) => {
    const site = await openSiteUnderTest({ LANDING: "pre-order", MORE_INFORMATION: "partners", CONSENT_ON_LOCAL_HOSTS: "never" });
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page).toHaveURL(/\/pre-order$/);
    await page.goto("/more-information");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Connected");
    await page.getByRole("link", { name: "The product, on one page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overcomes Cold Discomfort");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Wave goodbye to/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: catalogue.tube.name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pre-order$/);
    await page.goto("/nothing-here");
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/pre-order$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nothing-here$/);

    await page.clock.install();
    for (const path of ["/terms", "/checkout"]) {
      await open(page, path);
      await expectNotAsked(page);
    }
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
    await expect(banner(page), "by its button it always comes").toBeVisible();
    await context.close();
    expect(await site.stop()).toBe(0);
  },
);

test(
  "a picture of the tube opens as large as it was made, by keys, and gives the focus back; without script its link leads to it",
  extended,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keepBefore(page, refusedBefore);
    await open(page, "/pre-order");
    const door = page.getByRole("link", { name: preOrder.larger(tubePictures.open) });
    await door.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: tubePictures.open });
    const picture = dialog.getByRole("img", { name: tubePictures.open });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    expect(await picture.evaluate((image) => image.clientWidth), "larger than the window").toBe(960);
    await expect.poll(() => dialog.evaluate(({ scrollLeft }) => scrollLeft), "its middle first").toBeGreaterThan(200);
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(door).toBeFocused();
    const address = await door.getAttribute("href");
    expect((await page.request.get(address ?? "")).headers()["content-type"]).toBe("image/webp");
  },
);
