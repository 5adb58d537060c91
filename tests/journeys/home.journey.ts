import type { Page } from "@playwright/test";
import { team } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const quotes = (page: Page) => page.getByRole("region", { name: "What Our Customers Say" });
const shown = (page: Page) => quotes(page).locator(".voice[data-on]");
const nth = (at: number) => `${at} of ${testimonials.length}`;

/** Scrolls to the quotes and waits until the carousel knows that it is seen. */
async function openQuotes(page: Page, { calm = false } = {}) {
  await open(page, "/");
  await quotes(page).scrollIntoViewIfNeeded();
  await quotes(page).evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
  if (!calm) await expect(quotes(page).locator(".voices-view")).toHaveAttribute("data-hinted");
}

const now = (page: Page) => expect(shown(page));

/** Where the row is: a card further on before it's at rest is one that nobody has waited for. */
async function expectAtRestOn(page: Page, name: string) {
  await now(page).toHaveAccessibleName(name);
  await expect
    .poll(() =>
      quotes(page).evaluate((part) => {
        const [first, card, row] = [".voice", ".voice[data-on]", ".voices-view"].map((css) => part.querySelector<HTMLElement>(css));
        // The last cards share the row's end.
        const place = Math.min((card?.offsetLeft ?? Number.NaN) - (first?.offsetLeft ?? 0), (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0));
        return Math.abs(place - (row?.scrollLeft ?? 0));
      }),
    )
    .toBeLessThan(2);
}

/** Its clock in our hand. */
async function holdClock(page: Page) {
  await page.setViewportSize(wide);
  await page.clock.install();
  await openQuotes(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets so much of its time pass, once React has set the timers of what it last drew: it does that in a task after the drawing. */
async function pass(page: Page, milliseconds: number) {
  for (let task = 0; task < 3; task++)
    await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      const done = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(null);
      await done;
    });
  await page.clock.runFor(milliseconds);
}

/** From the first card, whatever moved the row before, with neither focus nor pointer on it. */
async function begin(page: Page) {
  await quotes(page)
    .getByRole("tab", { name: `Quote ${nth(1)}` })
    .click();
  await page.getByRole("tab", { name: `Quote ${nth(1)}` }).blur();
  await page.mouse.move(2, 2);
  await expectAtRestOn(page, nth(1));
}

test(
  "the quotes, by a clock in our hand: all twenty, the next every 5 seconds; they stop under the pointer, under the focus, and for good when paused",
  extended,
  async ({ page }) => {
    await holdClock(page);
    await begin(page);
    await expect(quotes(page).locator(".voice")).toHaveCount(20);
    await pass(page, 4_900);
    await expectAtRestOn(page, nth(1));
    await pass(page, 200);
    await expectAtRestOn(page, nth(2));
    await pass(page, 5_000);
    await expectAtRestOn(page, nth(3));

    await begin(page);
    await shown(page).hover();
    await pass(page, 11_000);
    await expectAtRestOn(page, nth(1));
    await page.mouse.move(2, 2);
    const pause = quotes(page).getByRole("button", { name: "Pause the quotes" });
    await page.keyboard.press("Tab");
    await pause.focus();
    await pass(page, 11_000);
    await expectAtRestOn(page, nth(1));
    await page.keyboard.press("Enter");
    await quotes(page).getByRole("button", { name: "Play the quotes" }).blur();
    await pass(page, 11_000);
    await expectAtRestOn(page, nth(1));
  },
);

test(
  "one quote is exposed at a time; what a press brings is said, and what comes by itself isn't; the hint that the row can be moved ends",
  extended,
  async ({ page }) => {
    await holdClock(page);
    const said = quotes(page).locator("[aria-live]");
    const exposed = quotes(page).getByRole("tabpanel");
    await test.step("one quote is exposed at a time; what a press brings is said, and what comes by itself is not", async () => {
      await begin(page);
      await expect(exposed).toHaveCount(1);
      await pass(page, 5_100);
      await expectAtRestOn(page, nth(2));
      await expect(said).toBeEmpty();
      await quotes(page).getByRole("button", { name: "Next quote" }).click();
      await expect(said).toContainText(testimonials[2].quote);
      await expectAtRestOn(page, nth(3));
      await expect(exposed).toHaveCount(1);
      await page.mouse.move(2, 2);
      await quotes(page).getByRole("button", { name: "Next quote" }).blur();
      await pass(page, 5_100);
      await expectAtRestOn(page, nth(4));
      await expect(said).toBeEmpty();
      // Once round, the one that the press brought comes by itself.
      for (let at = 4; at < testimonials.length + 3; at++) {
        await pass(page, 5_000);
        await expectAtRestOn(page, nth((at % testimonials.length) + 1));
      }
      await expect(said).toBeEmpty();
    });

    await test.step("the hint that the row can be moved ends after 4 seconds", async () => {
      await page.reload();
      await quotes(page).evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
      const row = quotes(page).locator(".voices-view");
      // The clock stands still: script that waits for idle time needs a push.
      await expect(async () => {
        await pass(page, 20);
        await expect(row).toHaveClass(/voices-hint/, { timeout: 250 });
      }).toPass();
      await pass(page, 3_800);
      await expect(row).toHaveClass(/voices-hint/);
      await pass(page, 400);
      await expect(row).not.toHaveClass(/voices-hint/);
    });
  },
);

test.describe("the quotes, by a finger", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  /** Puts a finger on the row and moves it sideways, by times of its own, however slow the machine is; the answer lifts it. */
  async function swipe(page: Page, pixels: number, milliseconds: number) {
    const client = await page.context().newCDPSession(page);
    const box = await quotes(page).locator(".voices-view").boundingBox();
    const [x, y] = [pixels < 0 ? 300 : 90, (box?.y ?? 0) + 150];
    const began = Date.now() / 1_000;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number, after: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: x + by, y }], timestamp: began + after / 1_000 });
    await touch("touchStart", 0, 0);
    for (let step = 1; step <= 10; step++) await touch("touchMove", (pixels * step) / 10, (milliseconds * step) / 10);
    return async ({ resting = false } = {}) => {
      // What rests before it's lifted has no speed left.
      if (resting) await touch("touchMove", pixels, milliseconds + 500);
      await touch("touchEnd", pixels, milliseconds + (resting ? 600 : 10));
    };
  }

  test("a swipe of over 50 pixels turns one card, at any speed; a shorter one turns none; nothing wraps", extended, async ({ page }) => {
    await openQuotes(page);
    await quotes(page).getByRole("button", { name: "Pause the quotes" }).click();
    const said = quotes(page).locator("[aria-live]");
    let at = 1;
    for (const [pixels, milliseconds, turned] of [
      [200, 1_000, 0],
      [-40, 1_000, 0],
      [-40, 80, 0],
      [-50, 1_000, 0],
      [-51, 1_000, 1],
      [-60, 1_000, 1],
      [-200, 1_000, 1],
      [-200, 80, 1],
      [40, 1_000, 0],
      [60, 1_000, -1],
      [60, 80, -1],
      [200, 1_000, -1],
    ] as const)
      await test.step(`${pixels} pixels in ${milliseconds} ms from card ${at}`, async () => {
        const lift = await swipe(page, pixels, milliseconds);
        await lift({ resting: milliseconds === 1_000 });
        at += turned;
        await now(page).toHaveAccessibleName(nth(at));
        await expect.poll(() => restsOn(page, at - 1)).toBe(true);
        if (turned !== 0) await expect(said).toContainText(testimonials[at - 1]?.quote ?? "");
      });
  });

  test("while a finger is on it, it doesn't move by itself", extended, async ({ page }) => {
    await page.clock.install();
    await openQuotes(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await quotes(page)
      .getByRole("tab", { name: `Quote ${nth(1)}` })
      .tap();
    await expect.poll(() => restsOn(page, 0)).toBe(true);
    const lift = await swipe(page, -30, 1_000);
    await pass(page, 11_000);
    await now(page).toHaveAccessibleName(nth(1));
    await lift({ resting: true });
    await expect.poll(() => restsOn(page, 0)).toBe(true);
    await pass(page, 5_100);
    await now(page).toHaveAccessibleName(nth(2));
  });

  test("the light behind the page answers to the scroll", extended, async ({ page }) => {
    const light = () => page.evaluate(() => document.querySelector<HTMLElement>(".hero > .ambient")?.style.getPropertyValue("--light-x"));
    await open(page, "/");
    const before = await light();
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
    await expect.poll(light).not.toBe(before);
  });
});

/** Whether the row stands still with that card at its left edge. */
const restsOn = (page: Page, card: number) =>
  quotes(page)
    .locator(".voices-view")
    .evaluate((row, index) => {
      const { left } = row.querySelectorAll(".voice")[index]?.getBoundingClientRect() ?? { left: 1e9 };
      return Math.abs(left - row.getBoundingClientRect().left - Number.parseFloat(getComputedStyle(row).paddingLeft)) < 2;
    }, card);

test("by keyboard the row is scrolled card by card, and by its dots", extended, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openQuotes(page, { calm: true });
  const row = quotes(page).getByRole("region", { name: "Quotes (scroll sideways)" });
  await quotes(page).getByRole("button", { name: "Next quote" }).focus();
  await page.keyboard.press("Tab");
  await expect(row).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await now(page).toHaveAccessibleName(nth(2));
  expect(await restsOn(page, 1)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: `Quote ${nth(2)}` })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: `Quote ${nth(3)}` })).toBeFocused();
  await now(page).toHaveAccessibleName(nth(3));
  await page.keyboard.press("End");
  await now(page).toHaveAccessibleName(nth(testimonials.length));
});

test("a card takes 300 ms to change; dots jump; arrows are for large screens", extended, async ({ page }) => {
  await page.setViewportSize(wide);
  await openQuotes(page);
  // Asked in the browser as it begins: it may be over before a test looks.
  const readMove = (row: Element) =>
    row.addEventListener("transitionrun", () => {
      const moves = [...row.querySelectorAll("#quote-12")].flatMap((card) => card.getAnimations());
      document.body.dataset.moves = JSON.stringify([...new Set(moves.map((move) => move.effect?.getTiming().duration))]);
    });
  await quotes(page).locator(".voices-track").evaluate(readMove);
  await quotes(page)
    .getByRole("tab", { name: `Quote ${nth(12)}` })
    .click();
  await now(page).toHaveAccessibleName(nth(12));
  await expect(page.locator("body")).toHaveAttribute("data-moves", "[300]");
  // The row too, in whatever browser, and it's then at rest where it was drawn.
  const slides = await quotes(page).evaluate((part) => {
    part.querySelector<HTMLElement>(".voices-arrow:last-child")?.click();
    return part
      .querySelector(".voices-track")
      ?.getAnimations()
      .map(({ effect }) => effect?.getTiming().duration);
  });
  expect(slides).toEqual([300]);
  await now(page).toHaveAccessibleName(nth(13));
  await expect.poll(() => restsOn(page, 12)).toBe(true);
  await quotes(page).getByRole("button", { name: "Previous quote" }).click();
  await now(page).toHaveAccessibleName(nth(12));
  // A long way isn't travelled: half-way a press of Tab would end it, at a card that nobody chose.
  await quotes(page)
    .getByRole("tab", { name: `Quote ${nth(1)}` })
    .click();
  expect(await restsOn(page, 0)).toBe(true);
  await page.setViewportSize(phone);
  await expect(quotes(page).getByRole("button", { name: "Next quote" })).toBeHidden();
  const dots = await quotes(page).getByRole("tab").all();
  const rows = new Set(await Promise.all(dots.map(async (dot) => (await dot.boundingBox())?.y)));
  expect(rows.size, "rows of dots on a phone").toBe(2);
});

test("the leaning tube touches neither the price's card nor the words beside it", extended, async ({ page }) => {
  await open(page, "/");
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [tube, card, ticks] = await Promise.all(
      [".offer-picture", ".offer-price", ".offer-grid .ticks"].map(async (part) => (await page.locator(part).boundingBox()) ?? { x: 0, width: 0 }),
    );
    expect((tube?.x ?? 0) + (tube?.width ?? 0), `at ${width}`).toBeLessThan(card?.x ?? 0);
    expect(tube?.x, `at ${width}`).toBeGreaterThan((ticks?.x ?? 0) + (ticks?.width ?? 0));
  }
});

test("the bar comes after more than 50 pixels, and to the keyboard at once", extended, async ({ page }) => {
  await page.setViewportSize(wide);
  const order = page.getByRole("banner").getByRole("link", { name: "Pre-order Now" });
  // On every other page it's there from the start.
  await open(page, "/terms");
  await expect(order).toBeInViewport();
  for (const path of ["/", "/warmth-list"]) {
    await open(page, path);
    await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
    await expect(order).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 51, behavior: "instant" }));
    await expect(order).toBeInViewport();
  }
  await open(page, "/");
  await expect(order).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  await expect(order).toBeInViewport();
});

test("a section's address waits 100 ms, then scrolls", extended, async ({ page }) => {
  await page.setViewportSize(wide);
  await page.clock.install();
  await open(page, "/terms");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const seen = { shown: 0, focused: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.getElementById("science")) seen.shown ||= Date.now();
    }).observe(document, { subtree: true, childList: true });
    addEventListener("focusin", ({ target }) => {
      if ((target as Element).id === "science") seen.focused = Date.now();
    });
  });
  await page.getByRole("banner").getByRole("link", { name: "Science", exact: true }).click();
  await expect(page).toHaveURL(/\/#science$/);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.locator("#science")).toBeFocused({ timeout: 100 });
  }).toPass();
  const waited = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shown: number; focused: number } };
    return seen.focused - seen.shown;
  });
  expect(waited).toBeGreaterThanOrEqual(100);
  // The clock moves 10 ms a look; the page may need a look or two to set its timer.
  expect(waited).toBeLessThanOrEqual(150);
  await expect(page.locator("#science")).toBeInViewport({ ratio: 0.2 });
});

test("on home the anchors glide, and the address follows", extended, async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, "/");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await page.evaluate(() => {
    const passed = new Set<number>();
    Object.assign(window, { passed });
    addEventListener("scroll", () => passed.add(Math.round(scrollY)));
  });
  const top = () => page.locator("#team").evaluate((part) => Math.round(part.getBoundingClientRect().top));
  // A jump is one place, however often it is asked for; a busy machine may draw few of one glide's.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.clear());
    await page.getByRole("banner").getByRole("link", { name: "Team", exact: true }).click();
    await expect.poll(top).toBeLessThan(120);
    expect(await page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.size), "places it passed on the way").toBeGreaterThan(5);
  }).toPass();
  await expect(page).toHaveURL(/#team$/);
});

test("on one visit: the light, the glow, the team, the comparison, 400 % zoom and forced colours", extended, async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, "/");
  await test.step("the light behind the page answers to the pointer", async () => {
    const light = (on: Page) => on.evaluate(() => document.querySelector<HTMLElement>(".hero > .ambient")?.style.getPropertyValue("--light-x"));
    await page.mouse.move(144, 450);
    await expect.poll(() => light(page)).toBe("10.0vw");
    await page.mouse.move(1296, 450);
    await expect.poll(() => light(page)).toBe("90.0vw");
  });

  await test.step("the main button glows while the cursor is within 200 pixels", async () => {
    const button = page.getByRole("main").getByRole("link", { name: "Pre-order Now" });
    await button.evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
    // Its card rises 8 px as it comes into view.
    await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
    const box = await button.boundingBox();
    if (!box) throw new Error("the button is not there");
    await page.mouse.move(box.x + box.width / 2, box.y - 205);
    await expect(button).not.toHaveClass(/button-near/);
    await page.mouse.move(box.x + box.width / 2, box.y - 195);
    await expect(button).toHaveClass(/button-near/);
    await expect(button).toHaveCSS("box-shadow", /255, 166, 64/);
  });

  await test.step("the comparison is moved by keyboard", async () => {
    const slider = page.getByRole("slider", { name: "From cold to warm" });
    await slider.focus();
    await page.keyboard.press("End");
    await expect(page.locator(".compare-view")).toHaveAttribute("style", /--share: 1/);
    await expect(slider).toHaveAttribute("aria-valuetext", "all warm");
    await page.keyboard.press("Home");
    await expect(page.locator(".compare-view")).toHaveAttribute("style", /--share: 0/);
    await expect(slider).toHaveAttribute("aria-valuetext", "all cold");
  });

  await test.step("team: long words on a desktop, short ones on a phone, profiles in a new tab", async () => {
    const people = page.getByRole("region", { name: "The people behind the tube" });
    for (const { name, title, subtitle, institution, description, mobileDescription, profile } of team) {
      const person = people.getByRole("listitem").filter({ hasText: name });
      for (const words of [title, subtitle, institution, description]) await expect(person).toContainText(words);
      await expect(person.getByText(description, { exact: true })).toBeVisible();
      await expect(person.getByText(mobileDescription, { exact: true })).toBeHidden();
      const link = person.getByRole("link", { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveAttribute("href", profile);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await page.setViewportSize(phone);
    for (const { description, mobileDescription } of team) {
      await expect(people.getByText(mobileDescription, { exact: true })).toBeVisible();
      await expect(people.getByText(description, { exact: true })).toBeHidden();
    }
  });

  await test.step("400 % zoom: everything is one column, nothing runs off sideways", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "More information" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "More information" })).toBeInViewport();
    await page.keyboard.press("Escape");
  });

  await test.step("forced colours: words, buttons and the slider are still there", async () => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await expect(page.locator(".hero-warm")).toHaveCSS("background-image", "none");
    const border = await page
      .getByRole("main")
      .getByRole("link", { name: "Pre-order Now" })
      .evaluate((part) => getComputedStyle(part).borderTopStyle);
    expect(border).toBe("solid");
  });
});

test("the headline widens once in 700 ms, and nothing on the page shifts", extended, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const kept = window as unknown as { shifts: number; widened: unknown[] };
    kept.shifts = 0;
    kept.widened = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    addEventListener("animationstart", ({ animationName, target }) => {
      const timing = (target as Element).getAnimations()[0]?.effect?.getTiming();
      kept.widened.push([animationName, timing?.duration, timing?.iterations]);
    });
  });
  await open(page, "/");
  await expect.poll(() => page.evaluate(() => (window as unknown as { widened: unknown[] }).widened)).toContainEqual(["widen", 700, 1]);
  await page.evaluate(() => Promise.all(document.getAnimations().map((move) => move.finished)));
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(0.01);
});

test.describe("with reduced motion", () => {
  test("nothing moves by itself, at any width", extended, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      await page.clock.install();
      await open(page, "/");
      await quotes(page).evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }));
      await pass(page, 12_000);
      await now(page).toHaveAccessibleName(nth(1));
      await expect(quotes(page).getByRole("button", { name: /the quotes/ })).toBeHidden();
      await page.mouse.move(300, 300);
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      // The banner's half second without presses is an animation that moves nothing.
      const moving = () => document.getAnimations().filter((one) => !(one instanceof CSSAnimation && one.animationName === "no-press")).length;
      expect(await page.evaluate(moving)).toBe(0);
      expect(await page.evaluate(() => document.querySelector<HTMLElement>(".hero > .ambient")?.style.getPropertyValue("--light-x"))).toBe("");
      await expect(page.locator(".hero-warm")).toHaveCSS("font-stretch", "125%");
    }
  });
});

test(
  "one page fades into the next in 160 ms, and not at all where motion is unwelcome; pressing on during the fade is nobody's error",
  extended,
  async ({ page }) => {
    const fades = () =>
      page.evaluate(
        () =>
          new Promise<unknown[]>((done) => {
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (update) => {
              const transition = start(update);
              transition.ready.then(() => done(document.getAnimations().map((fade) => fade.effect?.getTiming().duration)));
              return transition;
            };
            document.querySelector<HTMLAnchorElement>("footer a[href='/terms']")?.click();
          }),
      );
    await open(page, "/privacy-policy");
    const seen = await fades();
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([160]));
    await open(page, "/privacy-policy");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const fade = start(update);
        // As the router does when something else is pressed before the fade has begun.
        fade.skipTransition();
        return fade;
      };
      document.querySelector<HTMLAnchorElement>("footer a[href='/faq']")?.click();
    });
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/privacy-policy");
    expect(await fades()).toEqual([]);
  },
);

test("isotherms and manifest come in once the page stands", extended, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(page.locator("svg.hero-lines")).toBeVisible();
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest.webmanifest");
  const place = (part: string) => asked.findIndex((path) => path.includes(part));
  const script = place(".js");
  expect(script).toBeGreaterThan(0);
  expect(place("hero-isotherms")).toBeGreaterThan(script);
  for (const early of ["display", "text", "tube-standing", ".css"]) expect(place(early), early).toBeLessThan(script);
});

const laidOut = (page: Page) => page.evaluate(() => [document.querySelectorAll("main .band[data-laid]").length, "later" in document.documentElement.dataset]);

test("what is out of sight is laid out once the page is awake, and the page then stands as without it", extended, async ({ page }) => {
  await page.setViewportSize(phone);
  let wake = () => {};
  const awake = new Promise<void>((done) => {
    wake = done;
  });
  await page.route("**/*.js", async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("#team").waitFor({ state: "attached" });
  expect(await laidOut(page)).toEqual([0, true]);
  wake();
  await expect.poll(() => laidOut(page)).toEqual([await page.locator("main .band").count(), false]);
  await expect(page.locator("#team")).toHaveCSS("content-visibility", "visible");
});

test("who is sent to a section, or comes back to a place, finds all laid out from the start", extended, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/#science", { waitUntil: "commit" });
  await page.locator("#science").waitFor({ state: "attached" });
  expect(await laidOut(page)).toEqual([0, false]);
  await expect.poll(() => page.locator("#science").evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 160)).toBe(true);
  const stands = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stands);
});

test("a section that is asked for before all is laid out is reached all the same", extended, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    // After the one in which the page wakes, an idle moment never comes.
    const wait = window.requestIdleCallback.bind(window);
    let asked = 0;
    window.requestIdleCallback = (work, options) => (asked++ === 0 ? wait(work, options) : 0);
  });
  await open(page, "/");
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Team", exact: true }).click();
  await expect.poll(() => page.locator("#team").evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 160)).toBe(true);
  expect(await laidOut(page)).toEqual([0, false]);
});
