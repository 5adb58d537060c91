import type { Page } from "@playwright/test";
import { banner, meetBanner } from "#tests/journeys/support/consent.ts";
import { chooseCountry, fillJoinForm, joinButton, linkIn, someone } from "#tests/journeys/support/join.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";

const subscribe = "**/functions/v1/mailchimp-subscribe";
const confetti = "canvas#confetti";
const somethingWrong = "Please try again later or contact support if the problem persists.";

// Falling confetti is drawn by the processor here; those tests that are about it ask for motion.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Everything that was typed still stands in the form, and it can be sent again. */
async function expectKept(page: Page, { name, email, country }: ReturnType<typeof someone>) {
  await expect(page.getByLabel("Full Name")).toHaveValue(name);
  await expect(page.getByLabel("Email Address")).toHaveValue(email);
  await expect(page.locator("[name=country]")).toHaveValue(country);
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeChecked();
  await expect(joinButton(page)).toBeEnabled();
}

test(
  "the button takes no press while the form is sent, and whoever pressed it by keyboard has the focus afterwards",
  extended,
  async ({ page, expectConsole }) => {
    expectConsole(/status of 503/);
    await open(page, "/warmth-list");
    await fillJoinForm(page, someone());
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(subscribe, async (route) => {
      sent++;
      await held.promise;
      await route.fulfill({
        status: 503,
        json: { error: { code: "unavailable", message: "We can't save anything right now. Please try again in a minute." } },
      });
    });
    await joinButton(page).focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Joining..." })).toBeDisabled();
    await page.keyboard.press("Enter");
    held.resolve();
    await expect(joinButton(page)).toBeEnabled();
    await expect(page.locator(":focus")).toHaveCount(1);
    expect(sent).toBe(1);
  },
);

test("a visitor joins, confirms with a button and goes on to pre-order", async ({ page, site }) => {
  const person = someone();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/warmth-list");
  const join = joinButton(page);
  await expect(join).toBeDisabled();
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  await expect(join).toBeDisabled();
  await chooseCountry(page, "GB");
  await expect(join).toBeDisabled();
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  await expect(page.getByRole("checkbox", { name: "Optional." })).not.toBeChecked();
  await expect(join).toBeEnabled();

  const held = Promise.withResolvers<void>();
  await page.route(subscribe, async (route) => {
    await held.promise;
    await route.continue();
  });
  const answered = page.waitForResponse(subscribe);
  await join.click();
  await expect(page.getByRole("button", { name: "Joining..." })).toBeDisabled();
  await expect(page.locator(confetti), "nothing to celebrate yet").toHaveCount(0);
  held.resolve();
  await answered;
  const before = performance.now();
  await expect(page.locator(confetti)).toBeAttached();
  await page.waitForURL("**/warmth-list/success");
  expect(performance.now() - before, "milliseconds before the success page").toBeGreaterThan(1_300);

  await expect(page.getByRole("heading", { level: 1, name: "You're In!" })).toBeFocused();
  await expect(page.getByText("Thanks for signing up. One more step and you're on the Warmth List.")).toBeVisible();

  const mail = await site.mailTo(person.email, /confirm/i);
  expect(mail.text).not.toContain("Ada");
  const statusOf = async () => (await site.db.selectFrom("sign_ups").select("status").where("email", "=", person.email).executeTakeFirstOrThrow()).status;
  await page.goto(linkIn(mail, "/warmth-list/confirm/"));
  const confirm = page.getByRole("button", { name: "Confirm my place" });
  await expect(confirm).toBeVisible();
  expect(await statusOf(), "after the link was only opened").toBe("pending");
  await confirm.click();
  await page.waitForURL("**/warmth-list/joined/*");
  expect(await statusOf()).toBe("confirmed");

  await expect(page.getByRole("heading", { level: 1, name: "You're in!" })).toBeVisible();
  await expect(page.getByText("Pre-orders are open, and stock is limited.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute("href", "/");
  const order = page.getByRole("button", { name: "Pre-Order Now" });
  await expect(order).toBeDisabled();
  await page.getByRole("checkbox", { name: "I agree to the Pre-Order Terms" }).check();
  await order.click();
  await page.waitForURL("**/card/*");

  await page.goto(linkIn(mail, "/warmth-list/confirm/"));
  await expect(page.getByRole("heading", { level: 1, name: "Already confirmed" })).toBeVisible();
});

test("every field says what is wrong with it, in its own words", async ({ page }) => {
  await open(page, "/warmth-list");
  // What a password manager or an assistant does: it sends a form whose button is still closed.
  const send = () => page.locator("form", { has: page.getByLabel("Full Name") }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await send();
  await expect(toast(page, "Validation Error").filter({ hasText: "Please fix the errors below and try again." })).toBeVisible();
  const said = (field: string) => page.locator(`#${field}-error`);
  await expect(said("name")).toHaveText("Name must be at least 2 characters long");
  await expect(said("email")).toHaveText("Email is required");
  await expect(said("country")).toHaveText("Please select a country");
  await expect(said("acceptTerms")).toHaveText("You must accept the terms and conditions.");
  await expect(page.getByLabel("Full Name")).toBeFocused();

  // `fill` sets all at once; the browser's own limit, if there is one, must not cut a name in silence.
  await page.getByLabel("Full Name").fill("x".repeat(100));
  await expect(said("name")).toHaveText("Name must be less than 100 characters");
  await page.getByLabel("Full Name").fill("Ng");
  await expect(said("name")).toHaveCount(0);
  await page.getByLabel("Email Address").fill("ada@example");
  await expect(said("email")).toHaveText("Please enter a valid email address");
  await page.getByLabel("Email Address").fill("ada@example.org");
  await expect(said("email")).toHaveCount(0);
  // A complaint about a filled field comes when it is left, and goes as soon as it is right.
  await page.getByLabel("Email Address").fill("ada@example.c");
  await page.getByLabel("Email Address").press("Tab");
  await expect(said("email")).toHaveText("Please enter a valid email address");
  await page.getByLabel("Email Address").fill("ada@example.com");
  await expect(said("email")).toHaveCount(0);
  // A finger that began to scroll there holds nothing back: the page is never told that it was lifted.
  await page.getByLabel("Email Address").fill("ada@example.c");
  for (const event of ["pointerdown", "pointercancel"]) await page.getByLabel("Email Address").dispatchEvent(event);
  await page.getByLabel("Email Address").press("Tab");
  await expect(said("email")).toHaveText("Please enter a valid email address");
  await page.getByLabel("Email Address").fill("ada@example.com");
  await chooseCountry(page, "FR");
  await expect(said("country")).toHaveCount(0);
});

test("the country list is the browser's own until its form is touched, then searchable", async ({ page }) => {
  await open(page, "/warmth-list");
  expect(await page.locator("select#country option").count()).toBeGreaterThan(240);
  const box = await page.locator("select#country").boundingBox();
  await page.getByLabel("Email Address").click();
  await expect(page.locator("input#country")).toBeVisible();
  expect(await page.locator("input#country").boundingBox(), "nothing moves").toEqual(box);
  await expect(page.getByLabel("Email Address")).toBeFocused();
  const field = page.getByRole("combobox", { name: "Country" });
  const options = page.getByRole("option");
  await field.click();
  await expect(page.getByRole("listbox")).toBeVisible();

  for (const [typed, first] of [
    ["kINGDO", "United Kingdom"],
    ["holland", "Netherlands"],
    ["UK", "United Kingdom"],
    ["cote d'iv", "Côte d’Ivoire"],
  ] as const) {
    await field.fill(typed);
    await expect(options.first()).toHaveText(first);
  }
  await field.fill("zzz");
  await expect(page.locator(".country-none")).toBeVisible();
  await expect(options).toHaveCount(0);

  await page.locator("h1").click();
  await expect(page.locator(".country-none")).toBeHidden();
  await expect(field, "it stays, and is wrong").toHaveValue("zzz");
  await expect(page.locator("#country-error")).toHaveText("Please select a country");
  await field.click();
  await field.fill("fran");
  await options.filter({ hasText: /^France$/ }).click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveValue("France");
  await expect(page.locator("#country-error")).toHaveCount(0);
  await expect(page.locator("input[name=country]")).toHaveValue("FR");
});

test("the country list ends above the cookie banner", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await meetBanner(page, "/warmth-list");
  await page.getByLabel("Email Address").click();
  const field = page.getByRole("combobox", { name: "Country" });
  await field.click();
  const list = page.getByRole("listbox");
  const box = await list.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((await banner(page).boundingBox())?.y ?? 0);
  // Where there's no room for it, two countries can be seen once the page is scrolled.
  await field.press("Escape");
  await page.setViewportSize({ width: 390, height: 460 });
  await page.getByLabel("Email Address").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(list).toHaveCSS("height", "96px");
});

test("a searchable list that comes late leaves alone whoever is in the browser's own, or has gone on", extended, async ({ page }) => {
  const late = Promise.withResolvers<void>();
  const chunk = `**${chunkOf("app/features/warmth-list/country-combobox.tsx")}`;
  await page.route(chunk, async (route) => {
    await late.promise;
    await route.continue();
  });
  await open(page, "/warmth-list");
  await page.locator("select#country").focus();
  await page.keyboard.type("fran");
  const loaded = page.waitForResponse(chunk);
  late.resolve();
  await (await loaded).finished();
  await page.keyboard.press("Tab");
  await page.getByLabel("Email Address").click();
  await page.keyboard.type("ada@example.org");
  await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.org");
  await expect(page.locator("select#country")).toHaveValue("FR");
});

test("the whole form works by keyboard alone", extended, async ({ page }) => {
  const person = someone();
  await open(page, "/warmth-list");
  const { keyboard } = page;
  await page.getByLabel("Full Name").focus();
  await keyboard.type(person.name);
  await keyboard.press("Tab");
  await keyboard.type(person.email);
  await keyboard.press("Tab");
  const field = page.getByRole("combobox", { name: "Country" });
  await expect(page.locator("input#country")).toBeFocused();
  const status = page.getByRole("status").filter({ hasText: /found/ });
  // In the middle of a name, and nobody has said which: what was typed stays, and is wrong.
  await keyboard.type("zz");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
  await keyboard.press("Tab");
  await expect(field).toHaveValue("zz");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription("Please select a country");
  await keyboard.press("Shift+Tab");
  await keyboard.type("qq");
  await expect(status).toHaveText("No countries found");
  // A list long enough to be scrolled is no place where Tab stops.
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("un");
  await expect(status).toHaveText(/^\d+ countries found$/);
  await keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeFocused();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(status).toHaveCount(0);
  await keyboard.press("Shift+Tab");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("united");
  await expect(status).toHaveText(/^\d+ countries found$/);
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText("United Arab Emirates");
  await keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await keyboard.type("united k");
  await expect(page.getByRole("option")).toHaveCount(1);
  await keyboard.press("Enter");
  await expect(field).toHaveValue("United Kingdom");
  await keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeFocused();
  await keyboard.press("Space");
  await expect(joinButton(page)).toBeEnabled();
  await joinButton(page).focus();
  await keyboard.press("Enter");
  await page.waitForURL("**/warmth-list/success");
});

test("the fourth send within 15 minutes stays in the browser", extended, async ({ page, context, expectConsole }) => {
  expectConsole(/status of 500/);
  let sent = 0;
  await context.route(subscribe, (route) => {
    sent++;
    return route.fulfill({ status: 500, json: { error: { code: "broken", message: "no" } } });
  });
  const other = await context.newPage();
  const person = someone();
  for (const tab of [page, other]) {
    await open(tab, "/warmth-list");
    await fillJoinForm(tab, person);
  }
  const send = async (tab: typeof page) => {
    await joinButton(tab).click();
    await expect(joinButton(tab)).toBeEnabled();
    await expect(toast(tab, "Something went wrong").filter({ hasText: somethingWrong })).toBeVisible();
  };
  await send(page);
  await send(other);
  const third = page.waitForResponse(subscribe);
  await send(page);
  await third;
  await expect.poll(() => sent).toBe(3);
  await joinButton(other).click();
  await expect(
    toast(other, "Too Many Requests").filter({ hasText: /Please wait before submitting again\. You can try again in 1[45] minutes\./ }),
  ).toBeVisible();
  expect(sent).toBe(3);
  await expectKept(other, person);
});

test("the server's own limit is told in the same words", extended, async ({ page, request, expectConsole }) => {
  expectConsole(/status of 429/);
  const person = someone();
  for (let time = 0; time < 3; time++) expect((await request.post("/functions/v1/mailchimp-subscribe", { data: person })).status()).toBe(200);
  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  const answer = page.waitForResponse(subscribe);
  await joinButton(page).click();
  expect((await answer).status()).toBe(429);
  expect(Number((await answer).headers()["retry-after"])).toBeGreaterThan(0);
  await expect(toast(page, "Too Many Requests").filter({ hasText: "Please wait before submitting again." })).toBeVisible();
  await expectKept(page, person);
});

test("an error of ours, and a refusal by the list, costs nothing that was typed", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 50[03]/);
  const person = someone();
  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  for (const answer of [
    { status: 500, json: { error: { code: "broken", message: "no" } } },
    { status: 200, json: { success: false, error: "Failed to subscribe to Mailchimp" } },
  ]) {
    await page.route(subscribe, (route) => route.fulfill(answer));
    await joinButton(page).click();
    await expect(toast(page, "Something went wrong").filter({ hasText: somethingWrong })).toBeVisible();
    await expectKept(page, person);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast(page, "Something went wrong")).toHaveCount(0);
    await page.unroute(subscribe);
  }
});

test("offline costs nothing that was typed, and sending again joins once", async ({ page, context, site, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const person = someone();
  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  await context.setOffline(true);
  await joinButton(page).click();
  await expect(toast(page, "You're offline")).toBeVisible();
  await expectKept(page, person);
  await context.setOffline(false);
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  expect(await site.db.selectFrom("sign_ups").select("id").where("email", "=", person.email).execute()).toHaveLength(1);
});

test(
  "an answer that is a network's own page, or never comes, ends the wait in true words; pressed again it joins once",
  extended,
  async ({ page, site, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    const person = someone();
    await page.clock.install();
    await open(page, "/warmth-list");
    await fillJoinForm(page, person);
    const words = "We couldn't tell whether it arrived. It's safe to press again: we'll only count it once.";
    const isTold = () => expect(toast(page, "Something went wrong").filter({ hasText: words })).toBeVisible();

    await page.route(subscribe, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Welcome to our Wi-Fi</h1>" }));
    await joinButton(page).click();
    await isTold();
    await expectKept(page, person);
    await page.unroute(subscribe);

    const asked = Promise.withResolvers<void>();
    await page.route(subscribe, async (route) => {
      // It arrives, and is never answered.
      await route.fetch();
      asked.resolve();
    });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await joinButton(page).click();
    await asked.promise;
    await page.clock.fastForward(31_000);
    await isTold();
    await expectKept(page, person);
    await page.unroute(subscribe);

    await joinButton(page).click();
    await page.clock.fastForward(2_000);
    await page.waitForURL("**/warmth-list/success");
    expect(await site.db.selectFrom("sign_ups").select("id").where("email", "=", person.email).execute()).toHaveLength(1);
  },
);

test("a known address gets the same answer as a new one", extended, async ({ page, request, site }) => {
  const person = someone();
  const ask = async (data: typeof person) => {
    const answer = await request.post("/functions/v1/mailchimp-subscribe", { data });
    return { status: answer.status(), body: await answer.text() };
  };
  const first = await ask(person);
  await page.goto(linkIn(await site.mailTo(person.email), "/warmth-list/confirm/"));
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await page.waitForURL("**/warmth-list/joined/*");
  expect(await ask(person)).toEqual(first);
  expect(await ask(someone())).toEqual(first);

  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  await expect(page.getByRole("heading", { level: 1, name: "You're In!" })).toBeVisible();
  expect(await site.db.selectFrom("sign_ups").select("status").where("email", "=", person.email).execute()).toEqual([{ status: "confirmed" }]);
});

test("two tabs with one address make one place", extended, async ({ page, context, site }) => {
  const person = someone();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, "/warmth-list");
    await fillJoinForm(tab, person);
  }
  await Promise.all([joinButton(page).click(), joinButton(other).click()]);
  await Promise.all([page.waitForURL("**/warmth-list/success"), other.waitForURL("**/warmth-list/success")]);
  await site.mailTo(person.email);
  expect(await site.db.selectFrom("sign_ups").select("id").where("email", "=", person.email).execute()).toHaveLength(1);
});

test("confetti falls for 7 seconds", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await open(page, "/warmth-list/success");
  await expect(page.locator(confetti)).toBeAttached();
  await page.clock.fastForward(6_000);
  await expect(page.locator(confetti)).toBeAttached();
  await page.clock.fastForward(1_500);
  await expect(page.locator(confetti)).toHaveCount(0);
});

test("reduced motion: no confetti, not even its code; Back finds a form that works, and Forward the success page", extended, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/warmth-list");
  await fillJoinForm(page, someone());
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  await expect(page.getByRole("heading", { level: 1, name: "You're In!" })).toBeFocused();
  await expect(page.locator(confetti)).toHaveCount(0);
  expect(asked.filter((url) => url.endsWith(chunkOf("app/ui/confetti/confetti-canvas.ts")))).toEqual([]);
  await page.goBack();
  await fillJoinForm(page, someone());
  await expect(joinButton(page)).toBeEnabled();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "You're In!" })).toBeVisible();
});

test("whoever goes on before the success page comes isn't called back to it", extended, async ({ page }) => {
  await page.clock.install();
  await open(page, "/warmth-list");
  await fillJoinForm(page, someone());
  await joinButton(page).click();
  await page.getByRole("link", { name: "See what happens next" }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
  await page.waitForURL("**/terms");
  await page.clock.fastForward(2_000);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/terms$/);
});

test("sharing copies the site's address where there is no share sheet", extended, async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/warmth-list/success");
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
  await page.getByRole("button", { name: "Share with a friend" }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("joining works from the form to the confirmed place", async ({ page, site }) => {
    const person = someone();
    await page.goto("/warmth-list");
    await fillJoinForm(page, person);
    await joinButton(page).click();
    await expect(page).toHaveURL(/\/warmth-list\/success$/);
    await expect(page.getByText("Thanks for signing up. One more step and you're on the Warmth List.")).toBeVisible();
    await page.goto(linkIn(await site.mailTo(person.email), "/warmth-list/confirm/"));
    await page.getByRole("button", { name: "Confirm my place" }).click();
    await expect(page).toHaveURL(/\/warmth-list\/joined\/[\w-]+$/);
    await page.getByRole("checkbox", { name: "I agree to the Pre-Order Terms" }).check();
    await page.getByRole("button", { name: "Pre-Order Now" }).click();
    await expect(page).toHaveURL(/\/card\//);
  });

  test("a mistake comes back with words and with everything typed", async ({ page, expectConsole }) => {
    expectConsole(/status of 400/);
    const person = { ...someone(), email: "ada@example" };
    await page.goto("/warmth-list");
    await fillJoinForm(page, person);
    await joinButton(page).click();
    await expect(page.getByRole("group", { name: "Validation Error" })).toContainText("Please fix the errors below and try again.");
    await expect(page.locator("#email-error")).toHaveText("Please enter a valid email address");
    await expectKept(page, person);
  });

  test("a link that has ended says so, and leads back to the list", extended, async ({ page }) => {
    await page.goto(`/warmth-list/confirm/${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { level: 1, name: "This link doesn't work" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Join Warmth List" })).toHaveAttribute("href", "/warmth-list");
  });
});
