import { readFile } from "node:fs/promises";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { linkIn, someone } from "#tests/journeys/support/join.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, type SiteUnderTest, test } from "#tests/journeys/support/site.ts";

async function write(site: SiteUnderTest, email: string) {
  const body = JSON.stringify({ name: "Ada O'Brien", email, topic: "other", message: "Hello." });
  expect((await fetch(`${site.origin}/functions/v1/contact-us`, { method: "POST", headers: { "content-type": "application/json" }, body })).status).toBe(200);
}

for (const script of [true, false])
  test.describe(script ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: script });

    test("a person has a copy, then an end, each by one press behind a mailed link", script ? {} : extended, async ({ page, site }) => {
      test.slow();
      const { email } = someone();
      await write(site, email);
      const ask = async (wish: RegExp) => {
        await page.goto(`${site.origin}/your-data`);
        await page.getByRole("radio", { name: wish }).check();
        await page.getByLabel("Email Address").fill(email);
        await page.getByRole("button", { name: "Send me the link" }).click();
        await expect(page.getByText("We've sent a link to that address.")).toBeVisible();
      };

      await ask(/^Get a copy/);
      await page.goto(linkIn(await site.mailTo(email, /^Your link to a copy/), "/your-data"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A copy of your data");
      await expect(page).toHaveTitle(/^A copy of your data/);
      await expect(page.getByText("A message you sent us")).toBeVisible();
      if (script) await expectAxeClean(page);
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download my data" }).click()]);
      const copy = JSON.parse(await readFile(await download.path(), "utf8"));
      expect(copy).toMatchObject({ about: email, messages: [{ what_you_wrote: { message: "Hello." } }] });

      await ask(/^Delete what/);
      await page.goto(linkIn(await site.mailTo(email, /^Your link to delete/), "/your-data"));
      await expect(page).toHaveTitle(/^Delete your data/);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      if (script) await expectAxeClean(page);
      const button = page.getByRole("button", { name: "Delete my data" });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data is deleted");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await expect(page).toHaveTitle(/^Your data is deleted/);
      expect(await site.db.selectFrom("messages").select("id").where("email", "=", email).execute()).toEqual([]);
      expect(await site.db.selectFrom("mailbox").select("id").where("to_address", "=", email).execute()).toEqual([]);
      if (script) await expectAxeClean(page);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data is deleted");
    });
  });
