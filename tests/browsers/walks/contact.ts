import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Walk } from "#tests/browsers/walk.ts";

export function walkContact(_walk: Walk, extended: Walk) {
  extended("a message with something missing says so, and is sent when it is right", async ({ visitor, site }) => {
    const email = `${randomUUID()}@example.org`;
    await visitor.open("/contact");
    await visitor.click("#enquiry button[type=submit]");
    await visitor.see("#enquiry", "Please choose what it is about");
    await visitor.until("the first field in focus", () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent === "Your name");
    await visitor.fill("Your name", "Ann O'Brien");
    await visitor.fill("Your email address", email);
    await visitor.choose("What is it about?", "cream");
    await visitor.fill("Your message", "Does it come in a larger tube?");
    await visitor.click("#enquiry button[type=submit]");
    await visitor.at(/^\/received\/MSG-/);
    await visitor.heading("Your message is with us");
    const reference = await visitor.evaluate(() => document.querySelector(".received-reference")?.textContent ?? "");
    await expect
      .poll(() => site.db.selectFrom("mailbox").select("subject").where("to_address", "=", email).execute())
      .toEqual([{ subject: expect.stringContaining(reference) }]);
  });
}
