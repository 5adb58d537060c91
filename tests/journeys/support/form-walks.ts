import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { atCardPage, box, orderButton } from "#tests/journeys/support/buy.ts";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { expect, open } from "#tests/journeys/support/site.ts";

const newEmail = () => `${randomUUID()}@example.org`;
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const complaints = (page: Page) => page.locator("main .field-error").filter({ visible: true });
const fillWho = async (page: Page) => {
  await page.getByLabel("Your name").fill("Ann O'Brien");
  await page.getByLabel("Your email address").fill(newEmail());
};
const received = async (page: Page) => {
  await expect(page).toHaveURL(/\/received\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("with us");
};

export type FormWalk = { name: string; path: string; walk: (page: Page) => Promise<void> };

/** Every form that a visitor meets: first with a mistake, then put right, to where it leads. */
export const formWalks: readonly FormWalk[] = [
  {
    name: "join",
    path: "/warmth-list",
    async walk(page) {
      const person = someone();
      await fillJoinForm(page, { ...person, name: "A" });
      await joinButton(page).click();
      await expect(complaints(page)).toHaveCount(1);
      await expect(page.getByLabel("Full Name")).toBeFocused();
      await page.getByLabel("Full Name").fill(person.name);
      await expect(complaints(page)).toHaveCount(0);
      await page.getByRole("button", { name: /^Join/ }).click();
      await expect(page.getByRole("button", { name: "Joining...", exact: true })).toBeVisible();
      await page.waitForURL("**/warmth-list/success");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "checkout",
    path: "/checkout",
    async walk(page) {
      await expect(orderButton(page)).toBeDisabled();
      await box(page).check();
      await expect(orderButton(page)).toBeEnabled();
      await orderButton(page).click();
      await atCardPage(page);
    },
  },
  {
    name: "contact",
    path: "/contact",
    async walk(page) {
      await press(page, "Send message");
      await expect(page.getByText("Please choose what it is about")).toBeVisible();
      await fillWho(page);
      await page.getByLabel("What is it about?").selectOption("cream");
      await page.getByLabel("Your message").fill("Does it come in a larger tube?");
      await expect(complaints(page)).toHaveCount(0);
      await press(page, "Send message");
      await received(page);
    },
  },
  {
    name: "find order",
    path: "/order/find",
    async walk(page) {
      await page.getByLabel("Order reference").fill("nonsense");
      await press(page, "Send me the link");
      await expect(complaints(page)).toHaveCount(2);
      const button = page.getByRole("main").getByRole("button", { name: "Send me the link" });
      const top = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.getByLabel("Email Address").fill(newEmail());
      await page.getByLabel("Order reference").fill("EMB-7K4M-2Q9X");
      await expect(complaints(page)).toHaveCount(0);
      expect(await top(), "what lies below stays where it is, until the form is sent").toBe(before);
      await press(page, "Send me the link");
      await expect(page.getByRole("main").getByRole("group", { name: /link/ })).toBeVisible();
    },
  },
  {
    name: "reaction report",
    path: "/reaction-report",
    async walk(page) {
      await press(page, "Send report");
      await expect(complaints(page).first()).toBeVisible();
      await page.getByLabel("What happened?").fill("Red and warm for an hour.");
      await page.getByLabel("When did it begin?").fill("Today");
      await page.getByLabel("Where on your body?").fill("Left hand");
      await page.getByLabel(/^Serious:/).check();
      await page.getByLabel("Yes", { exact: true }).check();
      await fillWho(page);
      await page.getByRole("checkbox", { name: /about my health/ }).check();
      await press(page, "Send report");
      await received(page);
    },
  },
  {
    name: "privacy complaint",
    path: "/privacy-complaint",
    async walk(page) {
      await press(page, "Send complaint");
      await expect(complaints(page).first()).toBeVisible();
      await page.getByLabel("What went wrong?").fill("You wrote to me though I had left.");
      await fillWho(page);
      await press(page, "Send complaint");
      await received(page);
    },
  },
  {
    name: "your data",
    path: "/your-data",
    async walk(page) {
      await press(page, "Send me the link");
      await expect(complaints(page).first()).toBeVisible();
      await page.getByRole("radio", { name: /^Get a copy/ }).check();
      await page.getByLabel("Email Address").fill(newEmail());
      await press(page, "Send me the link");
      await expect(page.getByText("We've sent a link to that address.")).toBeVisible();
    },
  },
  {
    name: "cancellation",
    path: "/cancellation",
    async walk(page) {
      await press(page, "Send cancellation");
      await expect(complaints(page).first()).toBeVisible();
      await fillWho(page);
      await page.getByLabel("Your address", { exact: true }).fill("1 Harbour Road\nWhitby");
      await press(page, "Send cancellation");
      await expect(page).toHaveURL(/\/received\//);
    },
  },
  {
    name: "shipping",
    path: "/shipping",
    async walk(page) {
      await press(page, "Create Shipping Label");
      await expect(complaints(page).first()).toBeVisible();
      for (const [label, value] of [
        ["Full Name", "Zoë O'Hara"],
        ["Email Address", "zoe@example.com"],
        ["Address line 1", "14 Harbour Road"],
        ["Town or city", "Whitby"],
        ["Postcode", "YO21 1AA"],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(value);
      await press(page, "Create Shipping Label");
      await expect(page.getByRole("link", { name: "Download Shipping Label" })).toBeVisible();
    },
  },
  {
    name: "chat",
    path: "/faq",
    async walk(page) {
      await page.locator(".chat-door").click();
      const field = page.getByRole("textbox", { name: "Your question" });
      const messages = page.getByRole("region", { name: "Conversation" }).locator("ol > li");
      for (const [question, count] of [
        ["How long does it last?", 3],
        ["What does it cost?", 5],
      ] as const) {
        await field.fill(question);
        await field.press("Enter");
        await expect(messages).toHaveCount(count);
        await expect(messages.nth(count - 2)).toContainText(question);
        await expect(messages.last()).toContainText(/\w{3}/);
      }
      await page.getByRole("button", { name: "Close" }).first().click();
      await expect(field).toBeHidden();
    },
  },
  {
    name: "cookie preferences",
    path: "/terms",
    async walk(page) {
      const banner = page.getByRole("region", { name: "Cookie preferences" });
      const button = (name: string) => banner.getByRole("button", { name, exact: true });
      await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
      await expect(banner).toBeFocused();
      await button("Customise").click();
      await expect(banner.getByRole("heading", { name: "Customise cookie preferences" })).toBeVisible();
      await button("Back").click();
      await expect(banner.getByRole("heading", { name: "Cookie preferences", exact: true })).toBeVisible();
      await button("Reject non-essential").click();
      await expect(banner).toBeHidden();
      // Where the browser keeps nothing there is no reload: the choice stands either way.
      await expect(page.locator("html")).toHaveAttribute("data-script", "ready");
      await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
      await expect(banner).toContainText("you refused everything that isn't necessary");
      await button("Close").click();
      await expect(banner).toBeHidden();
    },
  },
];

/** Opens the form's page once its script is there, and walks it. */
export async function walkForm(page: Page, { path, walk }: FormWalk) {
  await open(page, path);
  await walk(page);
}
