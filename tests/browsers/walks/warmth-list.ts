import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Walk } from "#tests/browsers/walk.ts";

export function walkWarmthList(walk: Walk) {
  walk("joins the Warmth List: an error first, then right, the country searched for; and confirms by the mailed link", async ({ visitor, site }) => {
    const email = `${randomUUID()}@example.org`;
    await visitor.open("/warmth-list");
    expect(await visitor.evaluate(() => document.querySelector("main form button[type=submit]")?.ariaDisabled)).toBe("true");
    await visitor.fill("Email Address", "ada@example");
    await visitor.fill("Full Name", "A");
    await visitor.see("#email-error", "Please enter a valid email address");
    await visitor.fill("Email Address", email);
    await visitor.gone("#email-error");
    await visitor.click("input#country");
    await visitor.type("kingd");
    // The list follows its field a moment after it has become shorter.
    await visitor.until("what was searched for, beside its field", () => {
      const [one, ...more] = document.querySelectorAll("[role=option]");
      const [option, field] = [one?.getBoundingClientRect(), document.querySelector("input#country")?.getBoundingClientRect()];
      return option && field && more.length === 0 && Math.min(Math.abs(option.top - field.bottom), Math.abs(field.top - option.bottom)) < 40;
    });
    await visitor.click("[role=option]", "United Kingdom");
    await visitor.until("the country chosen", () => document.querySelector<HTMLInputElement>("input[name=country]")?.value === "GB");
    await visitor.click("input#acceptTerms");
    await visitor.click("main form button", "Join Warmth List");
    await visitor.see("#name-error", "Name must be at least 2 characters long");
    await visitor.until("the wrong field in focus", () => document.activeElement?.matches("#name"));
    await visitor.fill("Full Name", "Ada O'Brien");
    await visitor.gone("#name-error");
    await visitor.click("main form button", "Join Warmth List");
    await visitor.heading("You're In!");
    await visitor.at(/^\/warmth-list\/success$/);

    await visitor.open(await site.mailedLink(email, "/warmth-list/confirm/"));
    await visitor.click("main button", "Confirm my place");
    await visitor.at(/^\/warmth-list\/joined\//);
    const rows = await site.db.selectFrom("sign_ups").select(["status", "name"]).where("email", "=", email).execute();
    expect(rows).toEqual([{ status: "confirmed", name: "Ada O'Brien" }]);
  });
}
