import type { Page } from "@playwright/test";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { banner, countLoads, expectNotAsked, inBanner, keepBefore, meetBanner, readChoice } from "#tests/journeys/support/consent.ts";
import { expectFocusSeen } from "#tests/journeys/support/focus.ts";
import { fillJoinForm, someone } from "#tests/journeys/support/join.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const refused = { necessary: true, functional: false, analytics: false, advertising: false };
const settings = (page: Parameters<typeof banner>[0]) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" });

// That it moves nothing on any page is held by every-page.journey.ts, on a clock of its own; here by the browser's.
test("asks three seconds after the page has loaded, takes no focus, moves nothing and is never the largest paint", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { at: 0, shifts: 0, largest: "" };
    new MutationObserver(() => {
      if (seen.at === 0 && document.querySelector(".consent")) seen.at = performance.now();
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (seen.at > 0 && entry.startTime >= seen.at) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.closest(".dock") ? "dock" : "page";
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  for (const [path, width] of [
    ["/terms", 1440],
    ["/pre-order", 390],
  ] as const)
    await test.step(path, async () => {
      // Where confetti falls, it may be stopped above the dock.
      await page.emulateMedia({ reducedMotion: path === "/pre-order" ? "no-preference" : "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      // It may come up under a thumb: for half a second no press counts, with motion and without.
      for (const reducedMotion of ["reduce", "no-preference"] as const) {
        await page.emulateMedia({ reducedMotion });
        await expect(page.locator(".consent")).toHaveCSS("animation-name", /no-press/);
      }
      // Long enough for what its coming might have moved to be counted.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      const { after, ...seen } = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const { at, ...rest } = (window as unknown as { seen: { at: number; shifts: number; largest: string } }).seen;
        return { ...rest, focus: document.activeElement?.tagName, after: at - (entry?.loadEventEnd ?? 0) };
      });
      expect(seen).toEqual({ shifts: 0, largest: "page", focus: "BODY" });
      expect(after, "milliseconds after load").toBeGreaterThan(2_990);
      // Its code has to come first; a busy machine takes its time.
      expect(after, "milliseconds after load").toBeLessThan(10_000);
    });
});

test("its code comes only when it is due, and is no more than 5 KB; three buttons of one size and weight, and the policy, which the keyboard meets before the page", async ({
  page,
}) => {
  const late: Promise<number>[] = [];
  await page.clock.install();
  await open(page, "/terms");
  await page.waitForLoadState("networkidle");
  page.on("response", (answer) =>
    late.push(
      answer
        .request()
        .sizes()
        .then((sizes) => sizes.responseBodySize),
    ),
  );
  await page.clock.fastForward(3_000);
  await expect(banner(page)).toBeVisible();
  const sizes = await Promise.all(late);
  expect(sizes.length, "files").toBeGreaterThan(0);
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    "bytes",
  ).toBeLessThan(5 * 1024);

  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const looks = await Promise.all(
      ["Accept all", "Reject non-essential", "Customise"].map((name) =>
        inBanner(page, name).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
          return [Math.round(width), Math.round(height), color, backgroundColor, fontSize, fontWeight, borderColor];
        }),
      ),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
    expect(looks[0]?.[1]).toBeGreaterThanOrEqual(44);
  }
  await expect(banner(page).getByRole("heading", { name: "Cookie preferences" })).toBeVisible();
  await expect(banner(page).getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/cookies-policy");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", { name: "Privacy Policy" })).toBeFocused();
  for (const name of ["Accept all", "Reject non-essential", "Customise"]) {
    await page.keyboard.press("Tab");
    await expect(inBanner(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
});

/** What the server's own cookie says of the choice; script may read it, and it goes to this site alone. */
const serverCopy = async (page: Page) => {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "cc_prefs");
  if (cookie) expect(cookie).toMatchObject({ httpOnly: false, sameSite: "Lax", path: "/", secure: false });
  return cookie?.value;
};

for (const [button, allowed] of [
  ["Accept all", true],
  ["Reject non-essential", false],
] as const)
  test(
    `${button}: kept, the page loaded anew once, not asked again, written down, and stands for a year by the server's cookie`,
    allowed ? {} : extended,
    async ({ page, site }) => {
      await meetBanner(page);
      const loads = countLoads(page);
      const proof = page.waitForRequest("**/functions/v1/record-consent");
      await inBanner(page, button).click();
      expect((await proof).postDataJSON().signal).toBe(false);
      await expect(banner(page)).toBeHidden();
      await expect.poll(loads).toBe(1);
      await hydrated(page);
      await expectNotAsked(page);
      expect(loads(), "reloads").toBe(1);

      const choice = await readChoice(page);
      expect(choice).toEqual({
        necessary: true,
        functional: allowed,
        analytics: allowed,
        advertising: allowed,
        policy: cookiePolicyVersion,
        at: expect.any(String),
        receipt: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(await page.evaluate(() => localStorage.getItem("cc_visited"))).toBe("true");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("cc_receipts")), "what is still to be sent").toBeNull();
      expect(await site.db.selectFrom("consent_receipts").selectAll().where("id", "=", choice.receipt).execute()).toEqual([
        {
          id: choice.receipt,
          functional: allowed,
          analytics: allowed,
          advertising: allowed,
          policy: cookiePolicyVersion,
          wording: "cookies-2",
          signal: false,
          at: expect.any(Date),
        },
      ]);

      expect(await serverCopy(page)).toMatch(new RegExp(`^${allowed ? "111" : "000"}\\.\\d+\\.${choice.receipt}\\.`));
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "cc_prefs");
      expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
      // The browser has forgotten what script stored.
      await page.evaluate(() => localStorage.clear());
      await open(page, "/privacy-policy");
      await expectNotAsked(page);
      const { functional, analytics, advertising, receipt } = await readChoice(page);
      expect({ functional, analytics, advertising, receipt }).toEqual({
        functional: allowed,
        analytics: allowed,
        advertising: allowed,
        receipt: choice.receipt,
      });
      expect(await page.evaluate(() => localStorage.getItem("cc_visited"))).toBe("true");
    },
  );

test(
  "on a screen of 320 by 480 or 256 the page stays in sight, and every button in reach; four boxes, the necessary one fixed; what is saved is what was ticked",
  extended,
  async ({ page }) => {
    await meetBanner(page);
    await page.setViewportSize({ width: 320, height: 480 });
    for (const view of ["main", "customise"]) {
      if (view === "customise") await inBanner(page, "Customise").click();
      for (const height of [480, 256]) {
        await page.setViewportSize({ width: 320, height });
        // What is docked is measured with the next frame.
        await expect.poll(async () => (await banner(page).boundingBox())?.height, "how much of the screen it takes").toBeLessThanOrEqual(0.7 * height);
        const box = await banner(page).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        await expectNoSidewaysScroll(page);
        for (const button of await banner(page).getByRole("button").all()) {
          await button.scrollIntoViewIfNeeded();
          await expect(button).toBeInViewport({ ratio: 0.9 });
        }
      }
    }
    await expect(banner(page).getByRole("heading", { name: "Customise cookie preferences" })).toBeVisible();
    const box = (name: string) => banner(page).getByRole("checkbox", { name, exact: true });
    await expect(banner(page).getByRole("checkbox")).toHaveCount(4);
    await expect(box("Strictly necessary")).toBeChecked();
    await expect(box("Strictly necessary")).toBeDisabled();
    for (const name of ["Functional", "Analytics", "Advertising"]) await expect(box(name)).not.toBeChecked();
    for (const name of ["Save preferences", "Accept all", "Reject non-essential"]) await expect(inBanner(page, name)).toBeVisible();
    // Every page is read with the first view: every-page.journey.ts.
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAxeClean(page);
      await expectNoSidewaysScroll(page);
    }
    await box("Functional").check();
    await inBanner(page, "Save preferences").click();
    await expect.poll(() => readChoice(page)).toMatchObject({ ...refused, functional: true });
  },
);

test("Escape leaves the customise view, then refuses; but only when it is meant for the banner", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await meetBanner(page, "/warmth-list");
  await page.getByLabel("Full Name").fill("Ada");
  await page.keyboard.press("Escape");
  await expect(banner(page), "Escape in a field is the field's").toBeVisible();

  await page.mouse.wheel(0, 100);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect(banner(page), "the drawer has the screen to itself").toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(banner(page)).toBeVisible();

  await inBanner(page, "Customise").click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(inBanner(page, "Customise")).toBeVisible();
  expect(await readChoice(page)).toBeNull();
  await page.keyboard.press("Escape");
  await expect.poll(() => readChoice(page)).toMatchObject(refused);
});

test("Escape in the banner is the banner's, with the assistant open beside it", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await meetBanner(page, "/faq");
  await page.getByRole("main").getByRole("button", { name: "Got questions? Ask me!" }).click();
  const chat = page.getByRole("textbox", { name: "Your question" });
  await expect(chat).toBeFocused();
  await inBanner(page, "Customise").focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => readChoice(page)).toMatchObject(refused);
  await expect(chat).toBeVisible();
});

test("a half-filled form and the place on the page survive the reload", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await meetBanner(page, "/warmth-list");
  const person = someone();
  await fillJoinForm(page, person);
  // What was touched last is brought into view with the next frame, and once more when the banner takes presses.
  await inBanner(page, "Accept all").hover();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.evaluate(() => scrollTo({ top: 240, behavior: "instant" }));
  const loads = countLoads(page);
  await inBanner(page, "Accept all").click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(page.locator("[name=country]")).toHaveValue(person.country);
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Optional." })).not.toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(240);
  await expectNotAsked(page);
  expect(loads()).toBe(1);
});

test("an address that names a section does not pull the reader back to it", extended, async ({ page }) => {
  // On the browser's own clock: the test's hides that a page was loaded again.
  await open(page, "/terms#changes");
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 150, behavior: "instant" }));
  const loads = countLoads(page);
  await inBanner(page, "Reject non-essential").click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  // Longer than a section waits before it is gone to.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await page.evaluate(() => scrollY)).toBe(150);
});

const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const kept = (change: object = {}) => ({
  cc_prefs: JSON.stringify({ ...refused, policy: cookiePolicyVersion, at: at(30), receipt: "0".repeat(32), ...change }),
  cc_visited: "true",
});

// How long and under which policy a choice stands is in stored-consent.test.ts; privacy.journey.ts asks again once one does not.
test("does not ask where a choice stands, also one without a date, whose year begins now; asks where the visit flag is absent", extended, async ({ page }) => {
  await keepBefore(page, { cc_prefs: JSON.stringify({ ...refused, analytics: true }), cc_visited: "true" });
  await page.clock.install();
  await open(page, "/terms");
  await expectNotAsked(page);
  expect(await readChoice(page)).toMatchObject({ policy: cookiePolicyVersion, at: expect.any(String) });
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, kept());
  await open(page, "/terms");
  await expectNotAsked(page);
  await page.evaluate(() => localStorage.removeItem("cc_visited"));
  await open(page, "/terms");
  await page.clock.fastForward(3_000);
  await expect(banner(page)).toBeVisible();
});

test("Global Privacy Control is a refusal: nobody is asked, until they choose otherwise themselves", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }));
  await page.clock.install();
  await open(page, "/terms");
  await expectNotAsked(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await settings(page).click();
  await expect(banner(page)).toContainText("Your browser sends Global Privacy Control. We take that as a no");
  const proof = page.waitForRequest("**/functions/v1/record-consent");
  await inBanner(page, "Accept all").click();
  expect((await proof).postDataJSON()).toMatchObject({ signal: true, choices: { analytics: true } });
  await expect.poll(() => readChoice(page)).toMatchObject({ necessary: true, functional: true, analytics: true, advertising: true });
  await hydrated(page);
  await settings(page).click();
  await expect(banner(page)).not.toContainText("Global Privacy Control");
});

test("Cookie Settings shows how things stand, takes the focus and gives it back; Escape there changes nothing", async ({ page }) => {
  await keepBefore(page, kept({ analytics: true }));
  await page.clock.install();
  await open(page, "/terms");
  await settings(page).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText(/On \d+ \w+ \d{4} you allowed: analytics\./);
  const before = await readChoice(page);
  await inBanner(page, "Close").click();
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await readChoice(page), "looking changes nothing").toEqual(before);

  await page.keyboard.press("Enter");
  await inBanner(page, "Customise").click();
  await expect(banner(page).getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  await expect(banner(page).getByRole("checkbox", { name: "Functional" })).not.toBeChecked();
  const loads = countLoads(page);
  await banner(page).getByRole("checkbox", { name: "Functional" }).check();
  await inBanner(page, "Save preferences").click();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  expect(await readChoice(page)).toMatchObject({ ...refused, functional: true, analytics: true });
  await expect(settings(page), "after the reload too").toBeFocused();

  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeFocused();
  const standing = await readChoice(page);
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect(await readChoice(page)).toEqual(standing);
  expect(loads()).toBe(1);

  // From the drawer: it closes, and its own button gets the focus back.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Cookie Settings" }).click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test(
  "a choice made anew without a network is sent from the next page; one taken back is as if it had never been; neither leaves a cookie that says otherwise",
  extended,
  async ({ page, site, expectConsole }) => {
    expectConsole(/ERR_FAILED|Failed to load resource/);
    await meetBanner(page);
    const loads = countLoads(page);
    await inBanner(page, "Accept all").click();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expect.poll(() => serverCopy(page)).toMatch(/^111/);

    await page.route("**/functions/v1/record-consent", (route) => route.abort());
    await settings(page).click();
    await inBanner(page, "Reject non-essential").click();
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    expect(await serverCopy(page), "withdrawn, and not sent yet").toBeUndefined();
    const { receipt, ...choices } = await readChoice(page);
    expect(choices).toMatchObject(refused);
    const rows = () => site.db.selectFrom("consent_receipts").select("id").where("id", "=", receipt).execute();
    expect(await page.evaluate(() => localStorage.getItem("cc_receipts"))).toContain(receipt);
    expect(await rows()).toEqual([]);
    await page.unroute("**/functions/v1/record-consent");
    await open(page, "/privacy-policy");
    await expect.poll(() => serverCopy(page), "sent by the next page").toMatch(/^000/);
    expect(await rows()).toEqual([{ id: receipt }]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cc_receipts"))).toBeNull();

    await settings(page).click();
    await inBanner(page, "Customise").click();
    await inBanner(page, "Forget my choice").click();
    await expect(inBanner(page, "Customise")).toBeVisible();
    await expect(banner(page)).not.toContainText("you refused");
    await expect.poll(() => serverCopy(page)).toBeUndefined();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test("a choice made without a connection is kept, and leaves the page as it is", extended, async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await meetBanner(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await inBanner(page, "Reject non-essential").click();
  await asked;
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await readChoice(page)).toMatchObject(refused);
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await open(page, "/privacy-policy");
  await expectNotAsked(page);
});

test("the answer to an earlier choice, come too late, is not taken for the later one", extended, async ({ page, context, site }) => {
  await keepBefore(page, kept());
  await context.addCookies([{ name: "cc_prefs", value: `111.${Math.floor(Date.now() / 1000)}.${"a".repeat(32)}.${cookiePolicyVersion}`, url: site.origin }]);
  await page.clock.install();
  await open(page, "/terms");
  await expectNotAsked(page);
  expect(await readChoice(page)).toMatchObject(refused);
  await expect.poll(() => serverCopy(page)).toBeUndefined();
});

test("a choice in one tab settles the question in the other", extended, async ({ page, context }) => {
  await meetBanner(page);
  const other = await context.newPage();
  await meetBanner(other, "/privacy-policy");
  await inBanner(other, "Reject non-essential").click();
  await expect(banner(page)).toBeHidden();
});

test("a browser whose storage is full is not reloaded: the choice holds, and the server's cookie keeps it for the next page", extended, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  await meetBanner(page);
  const loads = countLoads(page);
  await inBanner(page, "Accept all").click();
  await expect(banner(page)).toBeHidden();
  await page.clock.fastForward(5_000);
  expect(loads()).toBe(0);
  expect(await readChoice(page)).toBeNull();
  await expect.poll(() => serverCopy(page)).toMatch(/^111\./);
  await settings(page).click();
  await expect(banner(page)).toContainText("you allowed: functional, analytics and advertising.");
  await open(page, "/cookies-policy");
  await expectNotAsked(page);
  await expect(page.getByRole("main")).toContainText("you allowed: functional, analytics and advertising.");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is stored, so there is no banner and no button for it", async ({ page, context }) => {
    await page.goto("/terms");
    await expect(settings(page)).toBeHidden();
    await expect(page.locator(".dock-consent")).toBeEmpty();
    expect(await context.cookies()).toEqual([]);
  });
});

// The second is higher than the room that the banner leaves.
for (const name of ["Your name", "Your message"])
  test(`the banner that comes up over the field "${name}" in a low window leaves it to be seen`, extended, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, "/contact");
    const field = page.getByLabel(name).first();
    await field.focus();
    // So that it's known to be reached by keys.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await field.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(banner(page)).toBeVisible();
    // In its first half second it takes no press, and a point in it would answer what's behind it.
    await banner(page).evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    await expectFocusSeen(page);
    await expect(field).toBeFocused();
  });
