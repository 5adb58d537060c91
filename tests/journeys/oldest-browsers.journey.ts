import { lackingPseudos, missingInSafari } from "#tests/browsers/compat-data.ts";
import { banner, inBanner, keepBefore, meetBanner } from "#tests/journeys/support/consent.ts";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

/** Chromium without what the oldest Safari lacks: its globals, static and other members, and the selectors that throw there. */
test.beforeEach(({ context }) =>
  context.addInitScript(
    ({ missing, pseudos }) => {
      const remove = (from: unknown, name: string) => typeof from === "function" && Reflect.deleteProperty(from, name);
      const scope = window as unknown as Record<string, { prototype?: object } | undefined>;
      for (const path of missing) {
        const [owner = "", member] = path.split(".");
        if (owner === "Window" || !member) Reflect.deleteProperty(window, member ?? owner);
        else if (member.endsWith("_static")) remove(scope[owner], member.replace("_static", ""));
        else if (scope[owner]) {
          remove(scope[owner], member);
          if (scope[owner].prototype) Reflect.deleteProperty(scope[owner].prototype, member);
        }
      }
      const unknown = new RegExp(`:(?:${pseudos.join("|")})(?![\\w-])`);
      for (const [owner, names] of [
        [Document, ["querySelector", "querySelectorAll"]],
        [Element, ["querySelector", "querySelectorAll", "matches", "closest"]],
      ] as const)
        for (const name of names) {
          const own = Reflect.get(owner.prototype, name) as (selector: string) => unknown;
          Reflect.set(owner.prototype, name, function (this: unknown, selector: string) {
            if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector`, "SyntaxError");
            return own.call(this, selector);
          });
        }
    },
    { missing: missingInSafari(), pseudos: lackingPseudos },
  ),
);

test("the cookie banner is refused, opened again from the footer, and closed by its button and by Escape", extended, async ({ page }) => {
  await meetBanner(page);
  /** Every choice loads the page anew; what is pressed on the one that goes is gone with it. */
  const reject = async () => {
    const loaded = page.waitForEvent("load");
    await inBanner(page, "Reject non-essential").click();
    await loaded;
    await hydrated(page);
  };
  await reject();
  await expect(banner(page)).toBeHidden();
  const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" });
  for (const close of [() => page.keyboard.press("Escape"), reject]) {
    await settings.click();
    // Whoever presses Escape before they are in it leaves it as it is.
    await expect(banner(page)).toBeFocused();
    await close();
    await expect(banner(page)).toBeHidden();
  }
});

test("what was taken away is away, and somebody joins after a mistake", async ({ page, site }) => {
  await keepBefore(page, { cc_visited: "true" });
  await open(page, "/warmth-list");
  const left = await page.evaluate(() => ({
    canParse: "canParse" in URL,
    checkVisibility: "checkVisibility" in Element.prototype,
    idle: "requestIdleCallback" in window,
    fade: "startViewTransition" in document,
    union: "union" in Set.prototype,
    at: "at" in Array.prototype,
  }));
  expect(left).toEqual({ canParse: false, checkVisibility: false, idle: false, fade: false, union: false, at: true });
  const person = someone();
  await fillJoinForm(page, { ...person, email: "nobody" });
  await expect(joinButton(page)).toBeDisabled();
  await page.getByLabel("Email Address").fill(person.email);
  await joinButton(page).click();
  await expect(page).toHaveURL(/warmth-list\/success/);
  expect((await site.mailTo(person.email)).text).toContain("/warmth-list/");
});

test("the assistant answers", extended, async ({ page }) => {
  await keepBefore(page, { cc_visited: "true" });
  await open(page, "/faq");
  await page.locator(".dock").getByRole("button", { name: "Questions?" }).click();
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill("how much is it");
  await field.press("Enter");
  const messages = page.getByRole("region", { name: "Conversation" }).locator("ol > li");
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toContainText("£");
});
