import type { Locator } from "@playwright/test";
import { changesPath } from "#contracts/changes.ts";
import { provenMinutes } from "#contracts/rights.ts";
import { expectAxeClean, expectSoundOnBoth } from "#tests/journeys/support/axe.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { goTo, invite, joinAs, operatorLink, password, runOperator, signIn, signOut } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, test, toast } from "#tests/journeys/support/site.ts";
import { codeOn } from "#tests/support/phone.ts";

/** As a cold thumb does on a slow phone: before the page can be drawn as busy. */
async function sendTwice(field: Locator) {
  const client = await field.page().context().newCDPSession(field.page());
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await field.evaluate(({ form }: HTMLInputElement) => {
    form?.requestSubmit();
    setTimeout(() => form?.requestSubmit(), 60);
  });
  await client.detach();
}

test("an invited person chooses a password, signs out, and comes back by it to the page that they were on", async ({ page, site, expectConsole }) => {
  expectConsole(/status of 40[03]/);
  const email = `owner-${Date.now()}@example.com`;
  await page.goto(/https?:\/\/\S+/.exec(await runOperator(site, "invite", email))?.[0] ?? "");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your password");
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("Password").fill("too short");
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByText("Please use at least 15 characters", { exact: false }).first()).toBeVisible();
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("group", { name: "You're signed out" })).toBeFocused();

  await page.goto("/operator/orders?status=paid");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill("not the right words");
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByText("That email address and password don't match.", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/operator\/orders\?status=paid$/);
});

test("signing out without a connection says so, and leaves the page as it is", extended, async ({ page, context, site, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await joinAs(page, site);
  await open(page, "/operator/stock");
  const reason = page.getByLabel("Reason, for your records").first();
  await reason.fill("counted twice");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(toast(page, "You seem to be offline. We couldn't tell whether it arrived.")).toContainText("You're offline");
  await expect(page).toHaveURL(/\/operator\/stock$/);
  await expect(reason).toHaveValue("counted twice");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("group", { name: "You're signed out" })).toBeFocused();
});

test(
  "a tab that was left open says that another has signed out, keeps what's typed, and leads back in",
  extended,
  async ({ page, context, site, expectConsole }) => {
    expectConsole(/status of 403/);
    const email = await joinAs(page, site);

    const left = await context.newPage();
    await left.clock.install();
    const heard = await listenToLiveRegions(left);
    // Nothing has changed since it was read, so it isn't read again as it begins to listen.
    const again: string[] = [];
    left.on("request", (request) => request.url().includes(".data") && again.push(request.url()));
    const listens = left.waitForResponse(`**${changesPath}*`);
    await left.goto("/operator/stock");
    await hydrated(left);
    await listens;
    for (let seconds = 0; seconds < 5; seconds++) await left.clock.runFor(1_000);
    expect(again).toEqual([]);
    await left.getByLabel("Reason, for your records").first().fill("counted twice");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("group", { name: "You're signed out" })).toBeFocused();
    await left.clock.runFor(30_000);
    const notice = left.getByRole("group", { name: "You're signed out" });
    await expect(notice).toBeInViewport();
    await left.clock.runFor(60_000);
    expect(heard.filter((words) => words.startsWith("You're signed out"))).toHaveLength(1);
    await expectNoSidewaysScroll(left);
    await expectAxeClean(left);

    const [back] = await Promise.all([context.waitForEvent("page"), notice.getByRole("link", { name: "Sign in" }).click()]);
    await back.getByLabel("Email address").fill(email);
    await back.getByLabel("Password").fill(password);
    await back.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(back).toHaveURL(/\/operator\/stock$/);
    await hydrated(back);
    await left.clock.runFor(30_000);
    await expect(left.getByText("You're signed in again")).toBeVisible();
    await expect(left.getByLabel("Reason, for your records").first()).toHaveValue("counted twice");

    // A press that's refused for it brings the way back in at once, whatever the clock says.
    await context.clearCookies();
    await left.getByLabel("Tubes (+ or −)").fill("7");
    await left.getByRole("button", { name: "Change stock" }).click();
    await expect(left.getByText("You're signed out, so nothing was done.", { exact: false })).toBeVisible();
    await expect(notice.getByRole("link", { name: "Sign in" })).toBeVisible();
  },
);

test(
  "what a page shows once stays there when one signs in again elsewhere, and when one's own role has changed",
  extended,
  async ({ page, context, site, expectConsole }) => {
    expectConsole(/status of 403/);
    const email = await joinAs(page, site);

    const left = await context.newPage();
    await left.clock.install();
    await open(left, "/operator/people");
    await left.getByText("Invite someone", { exact: true }).click();
    await left.getByLabel("Email address").fill("new@example.com");
    await left.getByLabel("Role", { exact: true }).selectOption("Staff");
    await left.getByRole("button", { name: "Invite them" }).click();
    const link = left.getByRole("textbox", { name: "Invitation" });
    await expect(link).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await left.clock.runFor(30_000);
    await expect(left.getByRole("group", { name: "You're signed out" })).toBeVisible();
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
    await left.clock.runFor(30_000);
    await expect(left.getByText("You're signed in again")).toBeVisible();
    await expect(link).toBeVisible();

    // Others of that name may be on the same site.
    const own = left.getByRole("listitem").filter({ hasText: email });
    await own.getByRole("button", { name: "Change role of Ann Lee" }).press("Enter");
    const said = left.locator(".notice").filter({ hasText: "The role is changed." });
    await expect(said).toBeFocused();
    const asked = left.waitForResponse(/\/operator\/session$/);
    await left.clock.runFor(30_000);
    await asked;
    await expect(said).toBeFocused();
  },
);

test("the pages by which people come in have nothing that axe finds", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/status of 40[034]/);
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await invite(site, "axe@example.com");
  await page.goto("/operator/mailbox");
  await expectSoundOnBoth(page);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("group", { name: "Validation Error" })).toBeFocused();
  await expect(page.getByLabel("Email address")).toHaveAccessibleDescription("Email is required");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Enter your password");
  await page.getByLabel("Email address").fill("ann@example.com");
  await page.getByLabel("Password").fill("x");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("don't match", { exact: false })).toBeVisible();
  await expectSoundOnBoth(page);
  const late = await page.context().newPage();
  await open(late, link);
  await open(page, link);
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expectSoundOnBoth(page);
  for (const tab of [page, late]) {
    await tab.getByLabel("Your name").fill("Ann Lee");
    await tab.getByLabel("Password").fill(password);
    await tab.getByRole("button", { name: "Open the back office" }).click();
    await expect(tab.getByRole("heading", { level: 1, name: tab === page ? "Mailbox" : "This link doesn't work" })).toBeFocused();
  }
  await page.goto("/operator/people");
  await hydrated(page);
  await page.getByText("Invite someone", { exact: true }).press("Enter");
  await page.getByLabel("Their email address").fill("new@example.com");
  await page.getByLabel("Role", { exact: true }).selectOption("accountant");
  await page.getByRole("button", { name: "Invite them" }).click();
  await expect(page.getByLabel("Invitation", { exact: true })).toHaveValue(/\/operator\/join\//);
  const invited = page.getByRole("listitem").filter({ hasText: "new@example.com" });
  await page.getByText("Invite someone", { exact: true }).press("Enter");
  await page.getByLabel("Their email address").fill("typed@example.com");
  // A role that was refused gives way to the one that stands.
  await invited
    .locator('[name="person"]')
    .first()
    .evaluate((field) => field.setAttribute("value", "gone"));
  await invited.getByRole("combobox").selectOption("owner");
  await invited.getByRole("button", { name: /^Change role/ }).click();
  await expect(page.locator(".notice:focus")).toContainText("That person no longer has access.");
  await expect(page.getByLabel("Their email address"), "whoever was invited before").toHaveValue("typed@example.com");
  await expect(invited.getByRole("combobox")).toHaveValue("accountant");
  await invited.locator("summary").press("Enter");
  await expect(invited).toContainText("new@example.com is signed out at once");
  await expectSoundOnBoth(page);
  await invited.getByRole("button", { name: "Yes, remove" }).click();
  await expect(page.locator(".notice:focus")).toContainText("new@example.com no longer has access.");
  await expect(invited).toHaveCount(0);
  await open(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn't work");
  await expectSoundOnBoth(page);
});

test("a lost password", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 403/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/operator");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await hydrated(page);
  await expectSoundOnBoth(page);
  await page.getByLabel("Email address").fill("ann@example.com");
  await page.getByLabel("Email address").press("Enter");
  await expect(page.getByRole("group", { name: "This shop doesn't send email yet" })).toBeFocused();
  await expectSoundOnBoth(page);
});

test("the audit, and a password asked again", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/status of 403/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await invite(site, "later@example.com"));
  await hydrated(page);
  await page.getByLabel("Your name").fill("Ann Lee");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await goTo(page, "Activity");
  await expect(page.getByText("Ann Lee chose a password and signed in").first()).toBeVisible();
  // On a busy machine the link was pressed before the page woke: then this is a page of its own.
  await hydrated(page);
  await page.getByText(/^Filter/).click();
  await page.getByLabel("What", { exact: true }).selectOption("refunds");
  await page.getByLabel("Words to find").fill("EMB-0000-0000");
  await page.getByRole("button", { name: "Search" }).press("Enter");
  await expect(page.getByText("Nothing matches.", { exact: false })).toBeVisible();
  await expect(page.locator("details.filters:not([open]) > summary"), "folded again: what was found comes first").toContainText("Filter: Refunds");
  await expect(page).toHaveTitle(/^Activity: Refunds/);
  await page.getByRole("link", { name: "Show everything" }).press("Enter");
  await expect(page.getByLabel("What", { exact: true })).toHaveValue("");
  await expectSoundOnBoth(page);

  // Left open for a while.
  const { id } = await site.db.selectFrom("operator_people").select("id").where("email", "=", "later@example.com").executeTakeFirstOrThrow();
  const longAgo = new Date(Date.now() - (provenMinutes + 5) * 60_000);
  await site.db.updateTable("operator_sessions").set({ created_at: longAgo }).where("person_id", "=", id).execute();
  await goTo(page, "Team");
  await page.getByText("Invite someone", { exact: true }).press("Enter");
  await page.getByLabel("Their email address").fill("new@example.com");
  await page.getByLabel("Role", { exact: true }).selectOption("staff");
  await page.getByRole("button", { name: "Invite them" }).press("Enter");
  await expect(page.getByRole("group", { name: "Enter your password to invite new@example.com" })).toBeFocused();
  await expectSoundOnBoth(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Invitation", { exact: true })).toHaveValue(/\/operator\/join\//);
  await expectSoundOnBoth(page);
});

test(
  "a code from a phone is set up, asked for after the password, replaced by a recovery code and turned off, by keys alone",
  extended,
  async ({ page, context, site, expectConsole }) => {
    test.setTimeout(90_000);
    expectConsole(/status of 40[03]|ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 390, height: 844 });
    const email = "phone@example.com";
    await page.goto(await invite(site, email));
    await hydrated(page);
    await page.getByLabel("Your name").fill("Ann Lee");
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Password").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
    await goTo(page, "Team");
    const section = page.getByRole("region", { name: "Your sign-in code" });
    await section.getByRole("button", { name: "Set up a code" }).press("Enter");
    const card = page.getByRole("region", { name: "Set up your phone" });
    await expect(card).toBeFocused();
    await expect(card.getByRole("img", { name: "QR code of the key below" })).toBeVisible();
    await expectSoundOnBoth(page);
    const key = (await card.locator(".readout").textContent()) ?? "";
    const show = (later = 0) => codeOn(key, new Date(Date.now() + later * 30_000));

    const field = card.getByLabel("The six digits your phone shows now");
    await field.fill("12");
    await field.press("Enter");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription("Enter the six digits that your phone shows");
    await field.fill(show(20));
    await field.press("Enter");
    await expect(page.getByRole("group", { name: "Validation Error" })).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/^That isn't the code your phone should show now/);
    await expectSoundOnBoth(page);
    await field.fill(show());
    // The recovery codes are shown once, in the answer to the first press.
    await sendTwice(field);
    const recovery = page.getByRole("region", { name: "It's on. Keep your recovery codes" });
    await expect(recovery).toBeFocused();
    await expect(recovery.getByRole("listitem")).toHaveCount(10);
    await expect(section).toContainText("You have 10 recovery codes left.");
    await expectNoSidewaysScroll(page);
    await expectSoundOnBoth(page);
    const kept = (await recovery.getByRole("listitem").first().textContent()) ?? "";
    await page.emulateMedia({ media: "print" });
    await expect(recovery).toBeVisible();
    await expect(section).toBeHidden();
    await page.emulateMedia({ media: "screen" });

    for (const code of [show(1), kept]) {
      await signOut(page);
      await expect(page.getByRole("group", { name: "You're signed out" })).toBeFocused();
      await page.goto("/operator/people");
      await page.getByLabel("Email address").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.getByLabel("Password").press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
      await hydrated(page);
      const asked = page.getByLabel("Code from your phone");
      await asked.fill("123 456 789");
      await asked.press("Enter");
      await expect(page.getByRole("group", { name: "Validation Error" })).toBeFocused();
      await expect(asked).toHaveAccessibleDescription(/That code doesn't match/);
      if (code !== kept) await expectSoundOnBoth(page);
      await context.setOffline(true);
      await asked.fill(code);
      await asked.press("Enter");
      await expect(page.getByRole("group", { name: "You're offline" })).toBeFocused();
      await context.setOffline(false);
      // The code counts once, and lets in all the same.
      await sendTwice(asked);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
    }
    await hydrated(page);
    await expect(section).toContainText("You have 9 recovery codes left.");
    await section.locator("summary").filter({ hasText: "Turn off" }).press("Enter");
    await section.getByRole("button", { name: "Yes, turn it off" }).press("Enter");
    await expect(page.locator(".notice:focus")).toContainText("It's off.");
    await expect(section.getByRole("button", { name: "Set up a code" })).toBeVisible();
  },
);

test("what ends something, pressed twice on a slow computer, ends that alone and says so", extended, async ({ page, browser, site }) => {
  test.slow();
  // The link works once, and lets in all the same.
  await open(page, await operatorLink(site));
  await sendTwice(page.getByRole("button", { name: "Open the back office" }));
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await joinAs(page, site);
  const others = await Promise.all([1, 2].map(async () => (await browser.newContext({ baseURL: site.origin })).newPage()));
  for (const other of others) await signIn(other, site);
  await Promise.all(others.map((other) => other.context().close()));
  const invited = `new-${Date.now()}@example.com`;
  await invite(site, invited);
  await open(page, "/operator/people");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const end = page.getByRole("button", { name: /^End this session: By a link/ });
  const before = await end.count();
  for (const ended of [1, 2]) {
    await end.first().dblclick({ delay: 60 });
    await expect(page.locator(".notice:focus")).toHaveText("That session has ended.");
    await expect(end).toHaveCount(before - ended);
  }
  const card = page.getByRole("listitem").filter({ hasText: invited });
  await card.locator("summary").press("Enter");
  await card.getByRole("button", { name: "Yes, remove" }).dblclick({ delay: 60 });
  await expect(page.locator(".notice:focus")).toHaveText(`${invited} no longer has access.`);
  await expect(page).not.toHaveTitle(/Error/);
});
