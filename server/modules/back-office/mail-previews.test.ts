import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { mailPreviews } from "#content/mail-previews.ts";
import { orderMails } from "#server/modules/orders/mails.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let test: TestApp | undefined;
afterEach(() => test?.close());

describe("previews of the emails", () => {
  it("shows each one with its styles allowed by hash, and its plain twin", async () => {
    test = await openTestApp();
    for (const name of Object.keys(mailPreviews)) {
      const page = await test.request(`/styleguide/mails/${name}.html`);
      expect(page.status, name).toBe(200);
      expect(page.headers.get("x-robots-tag")).toMatch(/none|noindex/);
      const policy = page.headers.get("content-security-policy") ?? "";
      expect(policy).not.toContain("unsafe-inline");
      const html = await page.text();
      const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = ""]) => style);
      expect(styles.length).toBeGreaterThan(10);
      for (const style of styles) expect(policy).toContain(createHash("sha256").update(style).digest("base64"));
      const text = await test.request(`/styleguide/mails/${name}.txt`);
      expect(text.headers.get("content-type")).toContain("text/plain");
      expect(await text.text()).not.toMatch(/<\w|undefined|null/);
    }
  });

  it("forgets no email about an order", () => {
    // How a return ended is one email in four wordings, each shown.
    const shown = Object.keys(mailPreviews).map((name) => (/^return-(?!asked)/.test(name) ? "return-settled" : name));
    expect(orderMails.filter((mail) => !shown.includes(mail))).toEqual([]);
  });

  it("is not there once the site is live, nor under other names", async () => {
    test = await openTestApp();
    for (const path of ["/styleguide/mails/__proto__.html", "/styleguide/mails/constructor.txt", "/styleguide/mails/nothing.html"])
      expect(await (await test.request(path)).text(), path).toContain("<title>A page</title>");
    await test.close();
    test = await openTestApp({ env: { SITE_STAGE: "live" } });
    const page = await test.request("/styleguide/mails/order-confirmed.html");
    expect(await page.text()).not.toContain("Zoë");
  });
});
