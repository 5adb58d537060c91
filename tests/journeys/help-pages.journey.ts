import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { profiles } from "#content/brand.ts";
import { consentBanner } from "#content/site/consent.ts";
import { enquiries } from "#content/site/enquiries.ts";
import { noteLostFocus } from "#tests/journeys/support/focus.ts";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { runOperator, signIn } from "#tests/journeys/support/operator.ts";
import { expect, extended, hydrated, open, type SiteUnderTest, test } from "#tests/journeys/support/site.ts";

const newEmail = () => `${randomUUID()}@example.org`;
const question = (page: Page, id: string) => page.locator("details", { has: page.locator(`#${id}`) });

test.describe("questions", () => {
  test("there are fifteen, and opening one folds the other, and stays where it was pressed", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, "/faq");
    const all = page.locator("main details");
    await expect(all).toHaveCount(15);
    await page.getByText("Is it waterproof?").click();
    await expect(question(page, "waterproof")).toHaveAttribute("open");
    // The answer above it is taller than where it stands.
    for (const id of ["who-is-it-for", "feet", "daily-safety"]) {
      const next = question(page, id).locator("summary");
      await next.focus();
      // What has the focus is scrolled clear of the dock with a later frame: until it stands still.
      const top = async () => (await next.boundingBox())?.y ?? 0;
      let y = await top();
      await expect(async () => {
        const before = y;
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        y = await top();
        expect(y).toBe(before);
      }).toPass();
      await page.keyboard.press("Enter");
      await expect(question(page, id)).toHaveAttribute("open");
      await expect(page.locator("main details[open]")).toHaveCount(1);
      await expect.poll(async () => Math.abs((await top()) - y), id).toBeLessThan(2);
    }
  });

  test("an address opens its question, from outside and from another page of ours", extended, async ({ page }) => {
    // One that was cut off on its way opens none, and breaks nothing.
    await open(page, "/faq#50%");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Good questions, plain answers");
    await open(page, "/faq#redness");
    await expect(question(page, "redness")).toHaveAttribute("open");
    await expect(page.locator("#redness")).toBeInViewport();
    await page.getByRole("link", { name: "Report a reaction" }).first().click();
    await expect(page).toHaveURL(/reaction-report$/);
    await page.goBack();
    await expect(question(page, "redness")).toHaveAttribute("open");
    await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Contact");
  });
});

const external = (page: Page) => page.getByRole("button", { name: "Open Contact Form", exact: true });

test("the provider's form opens in a new tab once the terms are agreed to", async ({ page, context }) => {
  await context.route("https://forms.example.com/**", (route) => route.fulfill({ body: "<title>The provider's form</title>", contentType: "text/html" }));
  await open(page, "/contact");
  await expect(external(page)).toBeDisabled();
  await expect(page.getByRole("main").getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms");
  await page.getByRole("checkbox", { name: "I agree to the Terms & Conditions." }).check();
  const opened = context.waitForEvent("page");
  await external(page).click();
  await expect(await opened).toHaveURL("https://forms.example.com/contact");
  await expect(page).toHaveURL(/\/contact$/);
});

async function writeMessage(page: Page, email: string, message = "Does it come in a larger tube?\nAnn") {
  await page.getByLabel("Your name").fill("Ann O'Brien");
  await page.getByLabel("Your email address").fill(email);
  await page.getByLabel("What is it about?").selectOption("cream");
  await page.getByLabel("Your message").fill(message);
}
const send = (page: Page, words = "Send message") => page.getByRole("button", { name: words }).click();
/** What is said at the head of a form that came back. */
const summary = (page: Page) => page.getByRole("main").locator("[role=group].notice");
const reference = (page: Page) => page.locator(".received-reference");

test("a message is kept and acknowledged, and the owner reads and closes it", extended, async ({ page, site }) => {
  const email = newEmail();
  const lost = await noteLostFocus(page);
  await open(page, "/contact");
  await writeMessage(page, email);
  await page.getByRole("button", { name: "Send message" }).press("Enter");
  await expect(page).toHaveURL(/\/received\/MSG-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message is with us");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(lost).toEqual([]);
  const name = (await reference(page).textContent()) ?? "";
  expect((await site.mailTo(email)).subject).toContain(name);
  expect(await runOperator(site, "messages")).toContain(`${name}  `);
  await signIn(page, site);
  await open(page, "/operator/messages");
  const line = page.getByRole("listitem").filter({ hasText: name });
  await line.getByRole("link").click();
  await expect(page.getByText("Does it come in a larger tube? Ann")).toBeVisible();
  await page.getByRole("button", { name: "Close without an answer" }).click();
  await expect(page.getByText("The message is closed.")).toBeVisible();
  await open(page, "/operator");
  await expect(line).toHaveCount(0);
});

test("what is missing is said at each field, and nothing typed is lost when the server is away", async ({ page, expectConsole }) => {
  expectConsole(/status of 503|Failed to load resource|net::ERR_FAILED/);
  const heard = await listenToLiveRegions(page);
  await open(page, "/contact");
  await send(page);
  await expect(page.getByText("Please choose what it is about")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await writeMessage(page, newEmail());
  await page.route("**/contact.data*", (route) => route.abort());
  await send(page);
  await expect(summary(page)).toContainText("What you typed is still here.");
  await expect(summary(page)).toBeFocused();
  // The cookie question comes after its three seconds, on a slow machine before this.
  const ofForm = heard.filter((words) => words !== consentBanner.comes);
  expect(ofForm, "what has the focus is read out, and said no second time").toEqual([enquiries.sending]);
  await expect(page.getByLabel("Your message")).toHaveValue("Does it come in a larger tube?\nAnn");
  await page.unroute("**/contact.data*");
  await send(page);
  await expect(page).toHaveURL(/\/received\/MSG-/);
});

test("Back after sending and sending again is the same message", extended, async ({ page }) => {
  const email = newEmail();
  const references: string[] = [];
  for (let times = 0; times < 2; times++) {
    await open(page, "/contact");
    await writeMessage(page, email);
    await send(page);
    references.push((await reference(page).textContent()) ?? "");
  }
  expect(references[1]).toBe(references[0]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an address opens its question, and another that's pressed folds it", async ({ page }) => {
    await page.goto("/faq#testing");
    await expect(page.locator("#testing")).toBeVisible();
    await page.getByText("What is Emberly?").click();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("the provider's form needs the box, by the browser itself", extended, async ({ page, context }) => {
    await context.route("https://forms.example.com/**", (route) => route.fulfill({ body: "<title>The provider's form</title>", contentType: "text/html" }));
    await page.goto("/contact");
    await expect(external(page)).toBeEnabled();
    await external(page).click();
    expect(context.pages()).toHaveLength(1);
    await page.getByRole("checkbox", { name: "I agree to the Terms & Conditions." }).check();
    const opened = context.waitForEvent("page");
    await external(page).click();
    await expect(await opened).toHaveURL("https://forms.example.com/contact");
  });

  test("a skin reaction is reported", async ({ page, site }) => {
    const email = newEmail();
    await page.goto("/reaction-report");
    await page.getByLabel("What happened?").fill("Red and warm for an hour.");
    await page.getByLabel("When did it begin?").fill("Today");
    await page.getByLabel("Where on your body?").fill("Left hand");
    await page.getByLabel(/^Serious:/).check();
    await page.getByLabel("Yes", { exact: true }).check();
    await page.getByLabel("Your name").fill("Ann Lee");
    await page.getByLabel("Your email address").fill(email);
    await page.getByRole("checkbox", { name: /about my health/ }).check();
    await send(page, "Send report");
    await expect(page).toHaveURL(/\/received\/SKIN-/);
    await expect(page.getByText("Call 999 now")).toBeVisible();
    expect((await site.mailTo(email)).text).toContain("Call 999 now");
  });

  test("a privacy complaint that breaks a limit comes back whole", extended, async ({ page, expectConsole }) => {
    expectConsole(/status of 429/);
    const email = newEmail();
    for (let times = 0; times <= 5; times++) {
      await page.goto("/privacy-complaint");
      await page.getByLabel("What went wrong?").fill(`You wrote to me ${times} times.`);
      await page.getByLabel("Your name").fill("Ann Lee");
      await page.getByLabel("Your email address").fill(email);
      await send(page, "Send complaint");
      if (times < 5) await expect(page).toHaveURL(/\/received\/DATA-/);
    }
    await expect(summary(page)).toContainText("Please wait before submitting again.");
    await expect(summary(page), "by the browser itself").toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("What went wrong?")).toHaveValue("You wrote to me 5 times.");
    await expect(page.getByLabel("Your email address")).toHaveValue(email);
  });

  test("the cancellation form is sent, its receipt comes by mail", async ({ page, site, expectConsole }) => {
    expectConsole(/status of 400/);
    const email = newEmail();
    await page.goto("/cancellation");
    await page.getByLabel("Your name").fill("Ann Lee");
    await page.getByLabel("Your email address").fill("ann@example");
    await page.getByLabel("Your address").fill("1 High Street\nLeeds");
    // The law asks for no reference: one that is mistyped holds nothing up.
    await page.getByLabel(/^Order reference/).fill("the one from May");
    await send(page, "Send cancellation");
    await expect(summary(page)).toContainText("Please enter a valid email address");
    await expect(summary(page)).toBeInViewport();
    await page.getByLabel("Your email address").fill(email);
    await send(page, "Send cancellation");
    await expect(page).toHaveURL(/\/received\/STOP-/);
    expect((await site.mailTo(email)).subject).toContain("We've got your cancellation");
  });
});

test("on paper there is the cancellation form and nothing else", extended, async ({ page }) => {
  await open(page, "/cancellation");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Signature of consumer(s)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send cancellation" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test("a reference that is none of ours is not thanked for", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  expect((await page.goto("/received/HELLO"))?.status()).toBe(404);
  await hydrated(page);
});

test("the unlinked list page has its own header and footer, its form joins, and search engines are shown the other", async ({ page, site }) => {
  const person = someone();
  await open(page, "/warmth-list_2");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.origin}/warmth-list`);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("contentinfo")).toContainText("It is not a medicine or a medical device.");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" })).toBeVisible();
  await fillJoinForm(page, person);
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  expect((await site.mailTo(person.email)).subject).toBe("Confirm your place on the Warmth List");
});

test("the feed's frame is 500 by 600, asks nobody for anything, and the profiles open safely", extended, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await open(page, "/social-media");
  const box = await page.locator("#feed").boundingBox();
  expect([box?.width, box?.height]).toEqual([500, 600]);
  expect(new Set(asked)).toEqual(new Set([site.origin]));
  for (const { network, url } of profiles) {
    const link = page.getByRole("main").getByRole("link", { name: new RegExp(`^${network}`) });
    await expect(link).toHaveAttribute("href", url);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

/** A bug of ours, as near as a test can come to one. */
async function whileBroken(site: SiteUnderTest, act: () => Promise<void>) {
  await site.db.schema.alterTable("messages").renameTo("messages_away").execute();
  await act().finally(() => site.db.schema.alterTable("messages_away").renameTo("messages").execute());
}

test.describe("when a bug of ours breaks a page", () => {
  test("a form stays as it was, with words", async ({ page, site, expectConsole }) => {
    expectConsole(/status of 500/);
    await open(page, "/contact");
    await whileBroken(site, async () => {
      await writeMessage(page, newEmail());
      await send(page);
      await expect(summary(page)).toContainText("What you typed is still here.");
      await expect(page.getByLabel("Your name")).toHaveValue("Ann O'Brien");
    });
  });

  test("the page says so in the router's words, with a way on and the id that the log has", async ({ request, site }) => {
    const form = { name: "Ann Lee", email: newEmail(), topic: "other", message: "Hello." };
    await whileBroken(site, async () => {
      const answer = await request.post(`${site.origin}/contact`, { form, headers: { accept: "text/html", origin: site.origin } });
      expect(answer.status()).toBe(500);
      const html = await answer.text();
      const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/<[^>]+>/g, "");
      const id = answer.headers()["x-request-id"] ?? "";
      expect(shown).toContain("Unexpected Application Error!");
      expect(shown).toContain(`Request ID ${id}`);
      expect(html).toMatch(/<a[^>]* href="\/"[^>]*>(<span[^>]*>)?Return to Home/);
      expect(html).toMatch(/<a[^>]* href="\/contact"[^>]*>(<span[^>]*>)?Try again/);
      expect(
        site
          .output()
          .split("\n")
          .filter((line) => line.includes(id) && line.includes('"level":"error"')),
      ).not.toEqual([]);
    });
  });
});
