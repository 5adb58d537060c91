import { expect } from "vitest";
import type { Walk } from "#tests/browsers/walk.ts";

export function walkConsent(walk: Walk) {
  walk("the cookie banner is refused, stays away, and is opened again from the footer", async ({ visitor, site }) => {
    await visitor.arrive({ asked: false });
    await visitor.open("/terms");
    // Every choice loads the page anew; what is done on the one that goes is gone with it, or stops the load of the next.
    await visitor.anew(() => visitor.click(".consent button", "Reject non-essential"));
    await visitor.gone(".consent");
    const choice = () => JSON.parse(localStorage.getItem("cc_prefs") ?? "null");
    const { receipt, ...chosen } = await visitor.evaluate(choice);
    expect(chosen).toMatchObject({ functional: false, analytics: false, advertising: false });
    await expect.poll(() => site.db.selectFrom("consent_receipts").select("analytics").where("id", "=", receipt).execute()).toEqual([{ analytics: false }]);

    await visitor.open("/faq");
    await visitor.click("body > footer button", "Cookie Settings");
    await visitor.see(".consent");
    await visitor.click(".consent button", "Customise");
    await visitor.see(".consent h2", "Customise cookie preferences");
    await visitor.press("Escape");
    await visitor.see(".consent h2", "Cookie preferences");
    await visitor.click(".consent-close");
    await visitor.gone(".consent");

    await visitor.click("body > footer button", "Cookie Settings");
    await visitor.see(".consent");
    await visitor.anew(() => visitor.click(".consent button", "Accept all"));
    await visitor.until("the kept choice", () => JSON.parse(localStorage.getItem("cc_prefs") ?? "{}").analytics);
    await visitor.gone(".consent");
  });
}
