import type { Walk } from "#tests/browsers/walk.ts";
import { closedPages } from "#tests/support/public-pages.ts";

export const sitePassword = "Warm hands, cold sea";

export function walkGate(walk: Walk, extended: Walk) {
  walk("a wrong password is refused, the right one opens the page that was asked for", async ({ visitor }) => {
    await visitor.open("/faq");
    await visitor.heading("Site Access");
    await visitor.fill("Access password", "not it");
    await visitor.click("[data-lock-button]", "Enter Site");
    await visitor.see("[data-toasts]", "Incorrect password.");
    await visitor.fill("Access password", sitePassword);
    await visitor.press("Enter");
    await visitor.gone("[data-lock]");
    await visitor.hydrated();
    await visitor.at(/^\/faq$/);
    await visitor.see("main h1");
  });

  extended("what anybody may read of a closed site wakes too", async ({ visitor }) => {
    for (const path of closedPages) await visitor.open(path);
  });
}
