import { readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { buyer, orderLink, orderOf, placePaidOrder } from "#tests/journeys/support/buy.ts";
import { keepBefore, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expectFocusSeen } from "#tests/journeys/support/focus.ts";
import { endUndoTime, runOperator, signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";
import { readPdfCodes } from "#tests/support/read-codes.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page) => page.getByRole("button", { name: "Create Shipping Label" });
const functionAt = "**/functions/v1/create-shipment";

async function fill(page: Page, more: Record<string, string> = {}) {
  const typed = {
    "Full Name": "Zoë O'Hara-Łukasz",
    "Email Address": "zoe@example.com",
    "Address line 1": "14 Harbour Road",
    "Town or city": "Whitby",
    Postcode: "YO21 1AA",
    ...more,
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function readLabelOf(page: Page) {
  const url = await page.getByRole("link", { name: "Download Shipping Label" }).getAttribute("href");
  const answer = await page.request.get(url ?? "");
  expect(answer.headers()).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  return readPdfCodes(await answer.body());
}

test("a label from the public page: blank fields, busy words, success, label, tracking, reload, its own link", async ({ page }) => {
  let calls = 0;
  await page.route(functionAt, async (route) => {
    calls++;
    await route.continue();
  });
  await open(page, "/shipping");
  await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Emberly Premium");
  await expect(page.getByRole("main")).toContainText("$49.99");
  await expect(page.getByRole("main")).not.toContainText("confirmed");
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("US");
  await page.getByLabel("Full Name", { exact: true }).fill("   ");
  await button(page).click();
  await expect(toast(page, "Please fill in all required fields")).toBeVisible();
  await expect(page.getByLabel("Full Name", { exact: true })).toBeFocused();
  expect(calls).toBe(0);
  await expectAxeClean(page);

  await fill(page);
  const held = Promise.withResolvers<void>();
  await page.unroute(functionAt);
  await page.route(functionAt, async (route) => {
    expect(route.request().postDataJSON().order_reference).toMatch(/^ORDER-\d{13}$/);
    await held.promise;
    await route.continue();
  });
  await button(page).click();
  await expect(page.getByRole("button", { name: "Creating Shipment..." })).toBeDisabled();
  held.resolve();
  await expect(toast(page, "Shipping label created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/shipping-success$/);
  await expect(heading(page, "Your label is ready")).toBeFocused();
  for (const said of ["Zoë O'Hara-Łukasz", "14 Harbour Road", "zoe@example.com", "United States", "tracking updates come by email"])
    await expect(page.getByRole("main")).toContainText(said);
  await expectAxeClean(page);
  const tracking = /SPEC\d{12}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0];
  const label = await readLabelOf(page);
  expect(label).toMatchObject({ pages: 1, width: 100, height: 150 });
  expect(label.codes.map(({ text }) => text)).toContain(tracking);

  await page.reload();
  await expect(page.getByRole("main")).toContainText(tracking ?? "");
  await page.getByRole("link", { name: "this page's own link" }).click();
  await expect(page).toHaveURL(/\/shipping-success\/[\w-]{43}$/);
  await expect(page.getByRole("main")).toContainText(tracking ?? "");
  const [tab] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Track Package" }).click()]);
  await expect(heading(tab, "Waiting to be handed over")).toBeVisible();
  await expect(tab.getByRole("main")).not.toContainText("O'Hara");
  await expectAxeClean(tab);
  await tab.close();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test(
  "whatever goes wrong stays on the form, with words, and nothing typed is lost; Back from a made label finds it too, and makes no second one",
  extended,
  async ({ page, context, expectConsole }) => {
    expectConsole(/status of (500|503)|ERR_INTERNET_DISCONNECTED/);
    await open(page, "/shipping");
    await fill(page, { "Address line 2 (optional)": "Flat 2" });
    const answers = [
      [503, { error: { code: "shipping-away", message: "The carrier isn't answering." } }, "The carrier isn't answering."],
      [503, { error: { code: "shipping-away", message: "" } }, "Failed to create shipment"],
    ] as const;
    for (const [status, json, words] of answers) {
      await page.route(functionAt, (route) => route.fulfill({ status, json }));
      await button(page).click();
      await expect(toast(page, words)).toBeVisible();
      await page.unroute(functionAt);
    }
    await context.setOffline(true);
    await button(page).click();
    await expect(toast(page, "Failed to create shipment").filter({ hasText: "You seem to be offline." })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/shipping$/);
    await expect(page.getByLabel("Address line 1", { exact: true })).toHaveValue("14 Harbour Road");
    await button(page).click();
    await expect(heading(page, "Your label is ready")).toBeVisible();

    const number = /SHP-\w{4}-\w{4}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
    expect(number).not.toBe("");
    await page.goBack();
    await expect(page.getByLabel("Address line 2 (optional)", { exact: true })).toHaveValue("Flat 2");
    await expect(page.locator("main form [name=country]")).toHaveValue("US");
    await button(page).click();
    await expect(heading(page, "Your label is ready")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(number);
  },
);

test("Back from a made label, by keys and not: the focus is on what is seen of the form", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await keepBefore(page, refusedBefore);
  await open(page, "/shipping");
  await fill(page);
  for (const byKey of [true, false]) {
    await (byKey ? button(page).press("Enter") : button(page).click());
    await expect(heading(page, "Your label is ready")).toBeVisible();
    await page.goBack();
    await expect(button(page)).toBeFocused();
    await expectFocusSeen(page);
  }
});

test("Back leads to where one was, on another site too; who came straight here goes home", extended, async ({ page, context }) => {
  await open(page, "/shipping-success");
  await page.getByRole("link", { name: "Make a shipping label" }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/shipping-success$/);
  await page.goto("data:text/html,<title>Elsewhere</title>");
  await open(page, "/shipping");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveTitle("Elsewhere");
  await open(page, "/terms");
  const [fresh] = await Promise.all([context.waitForEvent("page"), page.evaluate(() => void window.open("/shipping", "_blank", "noopener"))]);
  await fresh.getByRole("button", { name: "Back" }).click();
  await expect(fresh).toHaveURL(/\/$/);
});

test("a wrong link says so", extended, async ({ request }) => {
  const nobodys = "a".repeat(32);
  for (const path of [`/shipping-success/${nobodys}`, `/tracking/${nobodys}`, `/label/${nobodys}`, `/shipping/${nobodys}`, "/tracking/short"]) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    expect(answer.status(), path).toBe(404);
    const page = await answer.text();
    const [, said = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? [];
    expect(said.replace(/<[^>]+>/g, ""), path).toContain("We couldn&#x27;t find that");
    expect(page.match(/<title>[^<]*/g), path).toEqual([`<title>We couldn&#x27;t find that – ${brand.name}`]);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form, its complaints, the label's page and the tracking page are whole, 320 px wide", extended, async ({ page, expectConsole }) => {
    expectConsole(/status of 400/);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/shipping");
    await expectNoSidewaysScroll(page);
    await fill(page, { "Full Name": "Зоя" });
    await button(page).click();
    await expect(page.getByRole("group", { name: "Validation Error" })).toContainText("Please use Latin letters");
    await expect(page.getByLabel("Address line 1", { exact: true })).toHaveValue("14 Harbour Road");
    await page.getByLabel("Full Name", { exact: true }).fill("Zoe O'Hara");
    await button(page).click();
    await expect(page).toHaveURL(/\/shipping-success\/[\w-]{43}$/);
    await expect(heading(page, "Your label is ready")).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect((await readLabelOf(page)).codes).toHaveLength(2);
    await page.goto((await page.getByRole("link", { name: "Track Package" }).getAttribute("href")) ?? "");
    await expect(heading(page, "Waiting to be handed over")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test("an order's parcel: the owner makes its label, takes it back and makes another, which the buyer follows", extended, async ({ page, site, context }) => {
  test.setTimeout(90_000);
  const who = buyer();
  await placePaidOrder(page, who);
  const link = await orderLink(site, who);
  const { reference } = await orderOf(site, who);
  const parcel = link.replace("/order/", "/shipping/");

  await open(page, parcel);
  await expect(heading(page, "Your parcel")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("We haven't packed it yet.");
  for (const said of ["Shipping Information", "Your order is confirmed. A shipping label and tracking will follow.", reference, who.line1, who.email])
    await expect(main).toContainText(said);
  await expect(button(page)).toHaveCount(0);
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);

  const back = await context.newPage();
  await signIn(back, site);
  await open(back, `/operator/orders?search=${reference}`);
  await back.getByRole("link", { name: reference }).first().click();
  await back.getByLabel("Customer's phone, for the carrier (optional)").fill("0113 496 0000");
  await expectAxeClean(back);
  await back.getByRole("button", { name: "Make the label" }).click();
  await expect(back.getByText("Made.", { exact: true })).toBeVisible();

  await page.reload();
  await expect(main).toContainText("waiting to be handed to the carrier");
  const number = /SPEC\d{12}/.exec((await main.textContent()) ?? "")?.[0] ?? "";
  expect(await page.content()).not.toContain("/label/");
  await expectAxeClean(page);

  await open(back, `/operator/orders/${reference}`);
  await expect(back.getByRole("main")).toContainText(number);
  await expectAxeClean(back);
  const pdf = await back.request.get((await back.getByRole("link", { name: "Open the label (PDF)" }).getAttribute("href")) ?? "");
  expect((await readPdfCodes(await pdf.body())).codes.map(({ text }) => text)).toContain(number);

  const said = await runOperator(site, "label", reference);
  expect(said).toContain(number);
  const file = fileURLToPath(new URL(`../../${/label-SHP-\S+\.pdf/.exec(said)?.[0]}`, import.meta.url));
  expect((await readPdfCodes(await readFile(file))).codes).toHaveLength(2);
  await rm(file);

  await page.getByRole("link", { name: "Track Package" }).click();
  await expect(heading(page, "Waiting to be handed over")).toBeVisible();
  await back.getByText("Void the label").click();
  await back.getByRole("button", { name: "Yes, void it" }).click();
  await expect(back.getByText("Voided. Don't use it.")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Label cancelled")).toBeVisible();
  await back.getByRole("button", { name: "Make the label" }).click();
  await expect(back.getByText("Made.", { exact: true })).toBeVisible();
  await open(page, parcel);
  await page.getByRole("link", { name: "Track Package" }).click();
  await expect(heading(page, "Waiting to be handed over")).toBeVisible();
  await runOperator(site, "dispatch", reference);
  await endUndoTime(site);
  await page.getByRole("link", { name: "Check again" }).click();
  await expect(heading(page, "On its way")).toBeVisible();
  await runOperator(site, "deliver", reference);
  await page.getByRole("link", { name: "Check again" }).click();
  await expect(heading(page, "Delivered")).toBeVisible();

  await back.reload();
  await expect(back.getByRole("link", { name: "Open the label (PDF)" })).toBeVisible();
  await expect(back.getByText("Void the label")).toHaveCount(0);
});
