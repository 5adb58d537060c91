import type { Page } from "@playwright/test";
import { provenMinutes } from "#contracts/rights.ts";
import { expectAxeClean, expectSoundOnBoth } from "#tests/journeys/support/axe.ts";
import { goTo, joinAs, password, signOut } from "#tests/journeys/support/operator.ts";
import { expect, extended, hydrated, test } from "#tests/journeys/support/site.ts";

/** A device that keeps passkeys, and has made sure of its person or can't. */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const own = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", { options: { protocol: "ctap2", transport: "internal", ...own } });
  return {
    /** The person is there and is who they are; or presses Cancel. */
    answer: (isUserVerified: boolean) => client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

/** As is seen by day and by night. */
async function expectSoundAtNightToo(page: Page) {
  await expectSoundOnBoth(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAxeClean(page);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Their sign-in, and the last time that they proved it, are a quarter of an hour old. */
async function waitLong({ db }: Parameters<typeof joinAs>[1], email: string) {
  const longAgo = new Date(Date.now() - (provenMinutes + 5) * 60_000);
  const { id } = await db.selectFrom("operator_people").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  await db.updateTable("operator_sessions").set({ created_at: longAgo, proven_at: null }).where("person_id", "=", id).execute();
}

test("a passkey is made, signs in, stands for the password that's asked again, and is removed", extended, async ({ page, site, expectConsole }) => {
  test.setTimeout(90_000);
  expectConsole(/status of 40[03]/);
  const device = await plugIn(page);
  const email = await joinAs(page, site);
  await goTo(page, "Team");
  const section = page.getByRole("region", { name: "Your passkeys" });
  await section.getByRole("button", { name: "Add a passkey" }).press("Enter");
  const card = page.getByRole("region", { name: "Make a passkey" });
  await expect(card).toBeFocused();
  await card.getByRole("button", { name: "Make a passkey" }).click();
  await expect(card.getByLabel("Name")).toHaveAccessibleDescription(/Give it a name/);
  await card.getByLabel("Name").fill("Work laptop");
  await device.answer(false);
  await card.getByRole("button", { name: "Make a passkey" }).press("Enter");
  await expect(page.getByRole("group", { name: "No passkey was made" })).toContainText("Cancelled. Nothing has been done.");
  await expectSoundAtNightToo(page);
  await device.answer(true);
  await card.getByLabel("Name").press("Enter");
  await expect(page.locator(".notice:focus")).toContainText("“Work laptop” is added.");
  await expect(section.getByRole("listitem")).toContainText("Not used yet.");
  await expect(card).toHaveCount(0);
  await expectSoundAtNightToo(page);
  // One of a device is enough.
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await card.getByLabel("Name").fill("Again");
  await card.getByLabel("Name").press("Enter");
  await expect(page.getByRole("group", { name: "No passkey was made" })).toContainText("This device already has one of your passkeys.");
  expect((await site.mailTo(email, /passkey/)).text).toContain("The passkey “Work laptop” was added.");

  // From where one has signed out, and from the address of another page, which stands without the site's script.
  for (const from of ["/operator/sign-in?out", "/operator/stock"]) {
    await signOut(page);
    await expect(page.getByRole("group", { name: "You're signed out" })).toBeFocused();
    if (from === "/operator/stock") await page.goto(from);
    const button = page.getByRole("button", { name: "Sign in with a passkey" });
    await device.answer(false);
    await button.press("Enter");
    await expect(page.getByText("Cancelled. Nothing has been done.")).toBeVisible();
    await expectSoundAtNightToo(page);
    await device.answer(true);
    await button.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(from === "/operator/stock" ? "Stock" : "Overview");
    await hydrated(page);
  }

  await goTo(page, "Team");
  await expect(section.getByRole("listitem")).toContainText("Last used");
  await waitLong(site, email);
  await section.locator("summary").press("Enter");
  await section.getByRole("button", { name: "Yes, remove" }).press("Enter");
  await expect(page.getByRole("group", { name: "Enter your password to change your passkeys" })).toBeFocused();
  await expectSoundAtNightToo(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).press("Enter");
  await expect(page.locator(".notice:focus")).toContainText("“Work laptop” is removed.");
  await expect(section.getByRole("listitem")).toHaveCount(0);

  await signOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await expect(page.getByRole("group", { name: "That didn't work" })).toContainText("That passkey isn't known here.");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});

test("where the browser has no passkeys, none is offered, and the Team page says so", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/status of 403/);
  await page.addInitScript("delete window.PublicKeyCredential");
  await page.goto("/operator");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
  await joinAs(page, site);
  await goTo(page, "Team");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("region", { name: "Make a passkey" })).toContainText("This browser can't make passkeys.");
});
