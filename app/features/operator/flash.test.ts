import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { site } from "#app/context.ts";
import { flash, takeFlash } from "#app/features/operator/flash.ts";

const context = new RouterContextProvider();
context.set(site, { ...context.get(site), origin: "https://shop.example" });

/** The cookie, and what the next page shows by it. */
function tell(words: string) {
  const [cookie = ""] = new Headers(flash(context, { words, hasFailed: true, title: "Some couldn't be undone" })).get("set-cookie")?.split(";") ?? [];
  const request = new Request("https://shop.example/operator/orders", { headers: { cookie } });
  return { bytes: new TextEncoder().encode(cookie).length, ...takeFlash({ request, context }).done };
}

it("keeps its cookie below the size that browsers drop: words that are too many are cut after a whole one", () => {
  const reasons = Array.from({ length: 100 }, (_, number) => `EMB-0000-${1000 + number}: Zoë’s order can’t be sent; ask her.`).join(" ");
  const told = tell(reasons);
  expect(told.bytes).toBeLessThan(4_096);
  expect(told).toMatchObject({ hasFailed: true, title: "Some couldn't be undone" });
  const kept = told.words?.replace(/…$/, "") ?? "";
  expect(kept.length).toBeGreaterThan(1_500);
  expect(reasons.startsWith(`${kept} `)).toBe(true);
  expect(tell("x".repeat(5_000)).bytes).toBeLessThan(4_096);
  expect(tell("One order is sent.").words).toBe("One order is sent.");
});
