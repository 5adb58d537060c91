import { randomBytes } from "node:crypto";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { expectAxeClean, expectSoundOnBoth } from "#tests/journeys/support/axe.ts";
import { goTo, signIn } from "#tests/journeys/support/operator.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

const answer = "Hello,\n\nit fits in a coat pocket: it's as long as a hand is wide.\n\nBest wishes";

test(
  "a message is answered from a phone: refused too short, pressed twice and sent once, and the mail says what was typed",
  extended,
  async ({ page, site, expectConsole }) => {
    expectConsole(/status of 400/);
    const email = `ann.${randomBytes(4).toString("hex")}@example.com`;
    const message = { kind: "contact", name: "Ann O'Brien", email, details: { topic: "cream", message: "Does it fit in a pocket?" }, suspect: false } as const;
    const { reference } = await saveEnquiry(site.db, message, new Date());
    await signIn(page, site);
    await open(page, "/operator");
    // What's to be done comes first, and the figures, which stand beside it on a laptop, last.
    const top = async (name: RegExp) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? 0;
    expect(await top(/^(Other m|M)essages to answer$/)).toBeLessThan(await top(/^Last 7 days$/));
    // Whoever it was is found by a part of their address, with all that came from it.
    await page.getByRole("link", { name: "Find", exact: true }).click();
    const find = page.getByLabel("Find a customer, an order or a message");
    await expect(find).toBeFocused();
    await find.fill(email.slice(0, -4));
    await find.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "1 customer, 1 message for" })).toBeVisible();
    await expectSoundOnBoth(page);
    await page.getByRole("link", { name: "Ann O'Brien" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ann O'Brien");
    await expect(page.getByText("Warmth List: not on it.")).toBeVisible();
    await goTo(page, "Messages");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
    await page.getByLabel("Find a message").fill(email.slice(0, -4));
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText(`1 message matches “${email.slice(0, -4)}”.`)).toBeVisible();
    await expectSoundOnBoth(page);
    await page.getByRole("link", { name: "Message: The cream" }).click();
    await expect(page.getByText("Does it fit in a pocket?")).toBeVisible();
    await expect(page.getByText(", from Ann O'Brien.")).toBeVisible();

    const field = page.getByRole("textbox", { name: "Your answer" });
    await field.fill("Yes.");
    await page.getByRole("button", { name: "Send and close" }).click();
    await expect(page.getByText("Please write at least 10 characters")).toBeVisible();
    await expect(field).toHaveValue("Yes.");
    await expect(field).toBeFocused();
    await field.fill(answer);
    await page.getByRole("button", { name: "Send and close" }).dblclick();
    await expect(page.locator(".notice:focus")).toHaveText("Your answer is on its way, and the message is closed.");
    await expect(field, "pressed again it would be sent again").toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: "it fits in a coat pocket" })).toHaveCount(1);
    const mail = await site.mailTo(email, /^About your message/);
    expect(mail.subject).toBe(`About your message (${reference})`);
    expect(mail.text).toContain(answer);
    expect(mail.text).toContain("> Does it fit in a pocket?");
    await page.reload();
    await expect(page.getByText("The email has gone.")).toHaveCount(1);
    expect(await site.db.selectFrom("mailbox").select("id").where("to_address", "=", email).execute()).toHaveLength(1);
    await expectSoundOnBoth(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAxeClean(page);

    await page.getByRole("button", { name: "Open again" }).click();
    await expect(page.getByRole("button", { name: "Close", exact: true })).toBeFocused();
    await expect(page.getByRole("button", { name: "Close", exact: true })).toBeEnabled();
  },
);
