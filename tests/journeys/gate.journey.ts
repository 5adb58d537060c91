import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { buy, buyer, orderLink } from "#tests/journeys/support/buy.ts";
import { walkByTab } from "#tests/journeys/support/focus.ts";
import {
  accessCode,
  codeField,
  enterButton,
  expectInside,
  gateWords,
  meetGate,
  passwordField,
  said,
  sitePassword,
  tryCode,
  tryPassword,
  withCode,
  withPassword,
} from "#tests/journeys/support/gate.ts";
import { linkIn, someone } from "#tests/journeys/support/join.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { operatorLink, runOperator } from "#tests/journeys/support/operator.ts";
import { refusals, refuseStorage } from "#tests/journeys/support/refused-storage.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, toast } from "#tests/journeys/support/site.ts";
import { translate } from "#tests/journeys/support/translate.ts";

// One after the other, and all that meet a closed site: each worker that takes part starts a site of its own.
withPassword.describe.configure({ mode: "default" });

const kept = (names: string[]) => names.map((name) => localStorage.getItem(name));
const passwordKeys = ["site-access-token", "site-token-expires"];
const codeKeys = ["one-time-access-granted", "one-time-access-timestamp"];

withPassword.describe("the password", () => {
  withPassword.beforeEach(({ expectConsole }) => expectConsole(/status of 403/));

  withPassword("opens the page that was asked for, keeps its receipts, and is left again", async ({ page, context }) => {
    await meetGate(page, "/faq?from=gate#how");
    await expect(page.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
    await expect(page.getByText("This site is currently in development. Please enter the access password to continue.")).toBeVisible();
    await expect(passwordField(page)).toHaveAttribute("placeholder", "Enter password");
    await expect(passwordField(page)).toHaveAttribute("type", "password");
    await expect(enterButton(page)).toHaveText("Enter Site");
    await expect(enterButton(page)).toBeDisabled();
    await passwordField(page).fill("   ");
    await expect(enterButton(page)).toBeDisabled();
    // To see it; it still hears a press, as Enter in the field, and says what's missing.
    const heard = page.locator("[data-lock-progress]");
    for (const press of [() => enterButton(page).press("Space"), () => passwordField(page).press("Enter")]) {
      await press();
      await expect(passwordField(page)).toBeFocused();
      await expect(passwordField(page)).toHaveAccessibleDescription("Enter the access password.");
      await expect(page).toHaveTitle(/^Error: Site Access/);
      await passwordField(page).fill("");
    }
    // No focus moved the second time.
    await passwordField(page).press("Enter");
    await expect(heard).toHaveText("Enter the access password.");

    await passwordField(page).fill(sitePassword);
    await page.route("**/functions/v1/verify-site-access", async (route) => {
      await expect(enterButton(page)).toHaveText("Checking...");
      await route.continue();
    });
    await page.keyboard.press("Enter");
    await expect(said(page, gateWords.granted)).toBeVisible();
    await expectInside(page);
    await expect(page).toHaveURL(/\/faq\?from=gate#how$/);
    await expect(page.getByRole("navigation").first()).toBeVisible();

    const [token, expires] = await page.evaluate(kept, passwordKeys);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(Date.parse(expires ?? "") - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === "site-access");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000).toBeCloseTo(24, 1);

    await page.goto("/site-access");
    await page.getByRole("button", { name: "Leave and lock" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
    expect(await page.evaluate(kept, passwordKeys)).toEqual([null, null]);
  });

  withPassword("says what was wrong, warns, blocks, and stays blocked over a reload", async ({ page }) => {
    const heard = await listenToLiveRegions(page);
    await meetGate(page);
    for (const left of [4, 3, 2, 1]) {
      // By the button, and by Enter in the field, which then has the focus already.
      const byEnter = left % 2 === 1;
      await passwordField(page).fill("not it");
      await (byEnter ? passwordField(page) : enterButton(page)).press("Enter");
      await expect(said(page, gateWords.wrongPassword(left))).toBeVisible();
      await expect(passwordField(page)).toHaveValue("");
      await expect(passwordField(page)).toBeFocused();
      await expect(passwordField(page)).toHaveAccessibleDescription(gateWords.wrongPassword(left).description);
      await expect(page.getByText("Warning", { exact: true })).toBeVisible({ visible: left < 3 });
      await expect(page).toHaveTitle(/^Error: Site Access/);
    }
    // A message that is put away by keys gives the focus back.
    const dismiss = page.getByRole("button", { name: "Dismiss" });
    await dismiss.focus();
    await page.keyboard.press("Enter");
    await expect(passwordField(page)).toBeFocused();
    await tryPassword(page, "not it");
    await expect(page.locator("[data-toasts]").getByText(/^Too many failed attempts\. Try again after \d\d:\d\d\.$/)).toBeVisible();
    await expect(page.getByRole("group", { name: "Access temporarily blocked" })).toBeFocused();
    // Each of the five times once: by the field, where that is given the focus, else by the message. Never by the warning as well.
    const [checking, wrong] = ["Checking...", (left: number) => expect.stringContaining(gateWords.wrongPassword(left).description)];
    expect(heard).toEqual([checking, checking, wrong(3), checking, checking, wrong(1), checking, expect.stringContaining("Too many failed attempts.")]);
    for (let look = 0; look < 2; look++) {
      await expect(page.getByText("Access temporarily blocked")).toBeVisible();
      await expect(page.getByText("Warning", { exact: true })).toBeHidden();
      await expect(enterButton(page)).toHaveText("Access Blocked");
      await expect(enterButton(page)).toBeDisabled();
      await expect(passwordField(page)).toBeDisabled();
      await expectAxeClean(page);
      await meetGate(page);
    }
  });

  withPassword("unblocks by itself when the time is over", async ({ page }) => {
    await page.clock.install();
    await page.route("**/functions/v1/verify-site-access", (route) =>
      route.fulfill({ json: { success: false, attempts_remaining: 0, blocked_until: new Date(Date.now() + 60_000).toISOString() } }),
    );
    await meetGate(page);
    await tryPassword(page, "not it");
    await expect(enterButton(page)).toHaveText("Access Blocked");
    await page.clock.fastForward(62_000);
    await expect(enterButton(page)).toHaveText("Enter Site");
    await expect(passwordField(page)).toBeEnabled();
    await expect(page.getByText("Access temporarily blocked")).toBeHidden();
    // Whoever waited at the notice, which is gone, is told by the field.
    await expect(passwordField(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Site Access/);
  });

  withPassword("a server or a network that fails has words of its own", extended, async ({ page, expectConsole }) => {
    expectConsole(/status of (429|500)|ERR_FAILED/);
    await meetGate(page);
    await page.route("**/functions/v1/verify-site-access", (route) => route.fulfill({ status: 500, body: "{}" }));
    await tryPassword(page, sitePassword);
    await expect(said(page, gateWords.failed)).toBeVisible();
    await page.unrouteAll();
    await page.route("**/functions/v1/verify-site-access", (route) => route.fulfill({ status: 429, headers: { "retry-after": "700" }, body: "{}" }));
    await tryPassword(page, sitePassword);
    await expect(passwordField(page)).toHaveAccessibleDescription("Please wait before submitting again. You can try again in 12 minutes.");
    await expect(passwordField(page)).toHaveValue("");
    await page.unrouteAll();
    await page.route("**/functions/v1/verify-site-access", (route) => route.abort());
    await tryPassword(page, sitePassword);
    await expect(said(page, gateWords.away)).toBeVisible();
    await expect(said(page, gateWords.failed)).toBeHidden();
    await expect(enterButton(page)).toHaveText("Enter Site");
  });

  withPassword("a receipt without an access session is looked into, and thrown away", extended, async ({ page }) => {
    await meetGate(page);
    await page.evaluate(() => {
      localStorage.setItem("site-access-token", "a");
      localStorage.setItem("site-token-expires", new Date(Date.now() + 3_600_000).toISOString());
    });
    let answer = () => {};
    await page.route("**/site-access/held", async (route) => {
      await new Promise<void>((done) => (answer = done));
      await route.continue();
    });
    await page.goto("/faq");
    await expect(page.getByText("Checking access...")).toBeVisible();
    await expect(passwordField(page)).toBeHidden();
    answer();
    await expect(passwordField(page)).toBeVisible();
    await expect(page.getByText("Checking access...")).toBeHidden();
    expect(await page.evaluate(kept, passwordKeys)).toEqual([null, null]);
  });

  withPassword("what one tab opens, the other finds open", extended, async ({ page, context }) => {
    await meetGate(page, "/faq");
    const other = await context.newPage();
    await meetGate(other, "/contact");
    await tryPassword(other, sitePassword);
    await expectInside(page);
    await expect(page).toHaveURL(/\/faq$/);
  });

  withPassword("the page behind it begins at its top, wherever the gate was scrolled to", extended, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await meetGate(page, "/pre-order");
    await passwordField(page).fill(sitePassword);
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await page.keyboard.press("Enter");
    await expectInside(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  withPassword("an open tab whose access session ends meets the gate at its next page", extended, async ({ page, context, expectConsole }) => {
    // Its own script and style are refused first, and the page is loaded anew.
    expectConsole(/dynamically imported module|Error loading route module|Refused to apply style/);
    await meetGate(page, "/faq");
    await tryPassword(page, sitePassword);
    await expectInside(page);
    await context.clearCookies({ name: "site-access" });
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
  });

  withPassword("a whole purchase works behind it, and its mail's link without it", extended, async ({ page, site, context }) => {
    await meetGate(page);
    await tryPassword(page, sitePassword);
    await expectInside(page);
    const who = buyer();
    await buy(page, who);
    const link = await orderLink(site, who);
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole("main")).toContainText(who.line1);
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
  });

  withPassword("a guest's link lets in, and a spoilt one says so", extended, async ({ page, site }) => {
    const link = /https?:\/\/\S+/.exec(await runOperator(site, "preview-link", "--days", "7"))?.[0] ?? "";
    await page.goto(link);
    await hydrated(page);
    await expect(page).toHaveURL(`${site.origin}/`);
    await expect(page.getByRole("heading", { level: 1, name: /Wave goodbye/ })).toBeVisible();
    // An open page fetches its late parts yet, and would meet the gate.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto(`${link}x`);
    await expect(page.getByText("This preview link no longer works")).toBeVisible();
  });

  withPassword("the box below takes a place on the Warmth List, and its mail leads to that place", extended, async ({ page, site }) => {
    await meetGate(page);
    await page.getByText("Tell me when you open").click();
    const person = someone();
    await page.getByLabel("Full Name").fill(person.name);
    await page.getByLabel("Email Address").fill(person.email);
    await page.getByLabel("Country").selectOption(person.country);
    await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
    await expectAxeClean(page);
    await page.getByRole("button", { name: "Join Warmth List" }).click();
    await expect(page.getByRole("group", { name: "Nearly there" })).toBeFocused();
    await page.goto(linkIn(await site.mailTo(person.email), "/warmth-list/confirm"));
    await expectAxeClean(page);
    await page.getByRole("button", { name: "Confirm my place" }).click();
    await expect(page.getByRole("group", { name: "You're on the Warmth List" })).toBeFocused();
    await expect(passwordField(page)).toBeVisible();
    await page.goto(linkIn(await site.mailTo(person.email, /You're on the Warmth List/), "/warmth-list/place"));
    await expect(page.getByRole("heading", { name: "Your place in the queue" })).toBeVisible();
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "See or change what we hold, or leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leave the Warmth List" })).toBeVisible();
  });

  withPassword("terms and policies can be read", extended, async ({ page }) => {
    await meetGate(page);
    for (const [words, path] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Cookies Policy", "/cookies-policy"],
      ["Pre-Order Terms", "/pre-order-terms"],
      ["Terms & Conditions", "/terms"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name: words, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("main")).toContainText("1.");
    }
    await expectAxeClean(page);
    await page.goto("/cookies-policy");
    await expect(page.getByRole("main")).toContainText("site-access-token");
    await expect(page.getByRole("main")).not.toContainText("one-time-access-granted");
  });
});

withPassword.describe("without script", () => {
  withPassword.use({ javaScriptEnabled: false });

  withPassword("the form says the same, blocks, and lets in", extended, async ({ page, expectConsole, extraHTTPHeaders }) => {
    expectConsole(/status of (403|429)/);
    await page.goto("/faq");
    await expect(enterButton(page)).toBeEnabled();
    await tryPassword(page, "not it");
    await expect(page.getByText("Access denied")).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAccessibleDescription("Incorrect password. 4 attempts remaining.");
    for (let wrong = 2; wrong <= 4; wrong++) await tryPassword(page, "not it");
    await expect(page.getByText("Warning", { exact: true })).toBeVisible();
    await tryPassword(page, "not it");
    await expect(page.getByRole("group", { name: "Access temporarily blocked" })).toBeFocused();
    await expect(enterButton(page)).toHaveText("Access Blocked");
    await expect(enterButton(page)).toBeDisabled();

    await page.setExtraHTTPHeaders({ ...extraHTTPHeaders, "x-forwarded-for": "10.200.0.7" });
    await page.goto("/faq");
    await tryPassword(page, sitePassword);
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole("navigation").first()).toBeVisible();
  });
});

withPassword("the lock is sound at every width, by keyboard and in forced colours", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await meetGate(page);
  const everywhere = async (act: () => Promise<void>) => {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // What axe reads cannot see the colours that are forced.
      await page.emulateMedia({ forcedColors: width === 820 ? "active" : "none" });
      await expectNoSidewaysScroll(page);
      await act();
    }
  };
  await expect(page.locator("h1")).toHaveCount(1);
  await everywhere(async () => {
    const width = page.viewportSize()?.width;
    if (width === 390 || width === 1440) await expectAxeClean(page, ["best-practice"]);
  });
  await passwordField(page).focus();
  await page.keyboard.type("not it");
  await page.keyboard.press("Tab");
  await expect(enterButton(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(said(page, gateWords.wrongPassword(4))).toBeVisible();
  await everywhere(async () => {});
  // On a low screen the message covers a third of it, and nothing that has the focus.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator(".toasts [role=alert] > *, [data-toasts=silent] > *").hover();
  expect((await walkByTab(page)).faults).toEqual([]);
});

withPassword.describe("previews", () => {
  withPassword.beforeEach(({ expectConsole }) => expectConsole(/status of 403/));

  withPassword("the owner makes a guest's link by one press, copies it, and ends it again", extended, async ({ page, site, browser, context }) => {
    // Another test of this site leaves a guest's link that stands.
    await site.db.deleteFrom("secret_links").where("purpose", "=", "preview-link").execute();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await meetGate(page);
    await tryPassword(page, sitePassword);
    await expectInside(page);
    await page.goto(await operatorLink(site));
    await hydrated(page);
    await page.getByRole("button", { name: "Open the back office" }).click();
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Site access" }).click();
    await expect(page.getByText("None. A link made here is listed until it ends.")).toBeVisible();
    await page.getByRole("button", { name: "Make a link for 7 days" }).click();
    const link = await page.getByRole("textbox", { name: "Preview link" }).inputValue();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectAxeClean(page);

    const guests = await browser.newContext();
    const guest = await guests.newPage();
    await guest.goto(link);
    await hydrated(guest);
    await expect(guest.getByRole("contentinfo").getByRole("link", { name: "Leave preview" })).toBeVisible();

    await page.getByRole("button", { name: /^End this link/ }).click();
    await expect(toast(page, "The link has ended.")).toBeVisible();
    await expect(page.getByText("None. A link made here is listed until it ends.")).toBeVisible();
    await guest.goto(`${site.origin}/faq`);
    await expect(guest.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByText("This preview link no longer works")).toBeVisible();
    await guests.close();
  });

  withPassword("whoever is inside finds the way out at the foot of every page", extended, async ({ page }) => {
    await meetGate(page, "/faq");
    await tryPassword(page, sitePassword);
    await expectInside(page);
    for (const path of ["/faq", "/checkout", "/warmth-list_2"]) {
      await open(page, path);
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Leave preview" })).toBeVisible();
    }
    await page.getByRole("link", { name: "Leave preview" }).click();
    await page.getByRole("button", { name: "Leave and lock" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
  });
});

for (const how of refusals)
  withPassword(`storage that ${how}: the gate opens`, extended, async ({ page, expectConsole }) => {
    expectConsole(/status of 403|Failed to save scroll positions/);
    await refuseStorage(page, how);
    await meetGate(page, "/faq");
    await tryPassword(page, "wrong");
    await expect(enterButton(page)).toBeDisabled();
    await expect(passwordField(page)).toBeFocused();
    await tryPassword(page, sitePassword);
    await expectInside(page);
  });

withPassword("translated: the gate's button says what is going on, and the gate opens", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await translate(page);
  await meetGate(page, "/faq");
  await expect(enterButton(page).locator("font").first()).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route("**/functions/v1/verify-site-access", async (route) => {
    await held.promise;
    await route.continue();
  });
  await tryPassword(page, sitePassword);
  await expect(enterButton(page)).toHaveText("Checking...");
  held.resolve();
  await expectInside(page);
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

withCode.describe("the access code", () => {
  withCode.beforeEach(({ expectConsole }) => expectConsole(/status of 403/));

  withCode("hints after three wrong ones, never locks, and opens", extended, async ({ page }) => {
    await meetGate(page, "/blog");
    await expect(page.getByRole("heading", { level: 1, name: "Access Code Required" })).toBeVisible();
    await expect(page.getByText("Please enter the temporary access code to continue.")).toBeVisible();
    await expect(codeField(page)).toHaveAttribute("placeholder", "Enter access code");
    await expect(codeField(page)).toHaveAttribute("maxlength", "10");
    await expect(enterButton(page)).toBeDisabled();
    for (let wrong = 1; wrong <= 4; wrong++) {
      await tryCode(page, `no ${wrong}`);
      await expect(said(page, gateWords.wrongCode)).toBeVisible();
      await expect(codeField(page)).toBeEnabled();
      await expect(codeField(page)).toBeFocused();
      await expect(page.getByText("Multiple failed attempts")).toBeVisible({ visible: wrong >= 3 });
    }
    await expect(page.getByText("Please make sure you have the correct access code.")).toBeVisible();
    await expectAxeClean(page);

    await page.route("**/functions/v1/verify-access-code", async (route) => {
      await expect(enterButton(page)).toHaveText("Verifying...");
      await route.continue();
    });
    await tryCode(page, accessCode);
    await expect(said(page, gateWords.granted)).toBeVisible();
    await expectInside(page);
    await expect(page).toHaveURL(/\/blog$/);
    const [granted, timestamp] = await page.evaluate(kept, codeKeys);
    expect(granted).toBe("true");
    expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000);
  });
});
