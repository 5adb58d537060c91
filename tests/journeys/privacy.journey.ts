import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";
import type { Stored } from "#contracts/storage-keys.ts";
import { banner, inBanner, readChoice } from "#tests/journeys/support/consent.ts";
import { declarationOf, leaveBehind, readHeld } from "#tests/journeys/support/held.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";
import { standInForX } from "#tests/journeys/support/social.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Category = Stored["category"];

/** Where each category may send something; anyone who is not named here may be asked for nothing, ever. */
const others: Record<string, Category> = { "https://platform.twitter.com": "functional" };
/** What is asked of our own server for a category's sake. */
const ours: Record<string, Category> = {
  [chunkOf("app/features/analytics/start-analytics.ts")]: "analytics",
  "/functions/v1/posthog-sync": "analytics",
  "/functions/v1/get-user-location": "functional",
  "/social-media/feed": "functional",
};

type Asked = { origin: string; path: string };

function watch(context: BrowserContext) {
  const asked: Asked[] = [];
  context.on("request", (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol.startsWith("http") || protocol.startsWith("ws")) asked.push({ origin, path: pathname });
  });
  return { take: () => asked.splice(0), has: (path: string) => asked.some((one) => one.path === path) };
}

/** Pages on which every feature that needs consent has its chance, and the time for it: the counting on each, the country on a form, the feed. */
const tour = ["/warmth-list", "/checkout", "/social-media"];

/** Whatever the feed asks for has been asked. */
const feedShown = (page: Page) => expect(page.locator("#feed iframe").contentFrame().locator(".stand-in")).toBeVisible();

async function walk(page: Page, allowed: readonly Category[], { has }: Pick<ReturnType<typeof watch>, "has">) {
  for (const path of tour) {
    await open(page, path);
    if (path === "/social-media" && allowed.includes("functional")) await feedShown(page);
    // Past the banner's delay, the first sync and the feed's timeoutMs.
    await page.clock.fastForward(30_000);
  }
  // The counting is loaded once the page stands, which takes a busy machine a while: it begins its time only then.
  if (allowed.includes("analytics"))
    await expect(async () => {
      await page.clock.fastForward(30_000);
      expect(has("/functions/v1/posthog-sync")).toBe(true);
    }).toPass({ timeout: 15_000 });
  // What that set off is on its way.
  await sleep(500);
}

type Standing = { allowed: readonly Category[]; site: { origin: string } };

/** Nothing was asked of anyone, and nothing is held, but for what is allowed. */
async function expectOnly(page: Page, asked: Asked[], { allowed, site }: Standing) {
  const isFree = (category: Category | undefined) => category !== undefined && allowed.includes(category);
  expect(
    asked.filter(({ origin, path }) => (origin === site.origin ? path in ours && !isFree(ours[path]) : !isFree(others[origin]))),
    "asked without being allowed",
  ).toEqual([]);
  const held = await readHeld(page);
  const unallowed = held.filter((one) => {
    const category = declarationOf(one)?.category;
    return category !== "necessary" && !isFree(category);
  });
  expect(unallowed, "held without being allowed").toEqual([]);
}

async function choose(page: Page, press: () => Promise<void>) {
  if (!(await banner(page).isVisible())) await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  const loaded = page.waitForEvent("domcontentloaded");
  await press();
  await loaded;
  await hydrated(page);
}

const customise = async (page: Page, ticked: readonly string[]) => {
  await inBanner(page, "Customise").click();
  for (const name of ["Functional", "Analytics", "Advertising"])
    await banner(page).getByRole("checkbox", { name, exact: true }).setChecked(ticked.includes(name));
  await inBanner(page, "Save preferences").click();
};

const sync = expect.objectContaining({ path: "/functions/v1/posthog-sync" });
const location = expect.objectContaining({ path: "/functions/v1/get-user-location" });
const feedScript = { origin: "https://platform.twitter.com", path: "/widgets.js" };

/** Walks the tour, and says what was asked: nothing but what's allowed, with nothing else held. */
async function prepare({ page, context, site }: { page: Page; context: BrowserContext; site: { origin: string } }) {
  const watched = watch(context);
  await standInForX(page, "posts");
  await page.clock.install();
  const stands = async (allowed: readonly Category[]) => {
    await walk(page, allowed, watched);
    const asked = watched.take();
    await expectOnly(page, asked, { allowed, site });
    return asked;
  };
  return { watched, stands };
}

test("refuse, custom, accept, withdraw: what is asked and what is kept follow each answer", async ({ page, context, site }) => {
  test.setTimeout(240_000);
  const { watched, stands } = await prepare({ page, context, site });

  await test.step("before any answer", async () => {
    const asked = await stands([]);
    expect(asked.filter(({ path }) => path === "/functions/v1/record-consent")).toEqual([]);
    expect(await page.evaluate(() => [localStorage.getItem("cc_prefs"), localStorage.getItem("cc_visited")])).toEqual([null, null]);
  });

  await test.step("refused", async () => {
    await choose(page, () => inBanner(page, "Reject non-essential").click());
    await stands([]);
  });

  await test.step("analytics alone", async () => {
    await choose(page, () => customise(page, ["Analytics"]));
    await expectOnly(page, [], { allowed: ["analytics"], site });
    expect(await stands(["analytics"])).toContainEqual(sync);
  });

  await test.step("everything", async () => {
    await choose(page, () => inBanner(page, "Accept all").click());
    const asked = await stands(["functional", "analytics", "advertising"]);
    for (const one of [feedScript, location, sync]) expect(asked).toContainEqual(one);
    expect(await readChoice(page)).toMatchObject({ functional: true, analytics: true, advertising: true });
  });

  await test.step("withdrawn box by box", async () => {
    await leaveBehind(page);
    watched.take();
    await choose(page, () => customise(page, []));
    await expectOnly(page, watched.take(), { allowed: [], site });
  });
});

test(
  "functional alone, then analytics alone; all that was allowed goes with a refusal at one press, and with a choice that's forgotten",
  extended,
  async ({ page, context, site }) => {
    test.setTimeout(240_000);
    const { watched, stands } = await prepare({ page, context, site });
    await open(page, "/terms");
    await page.clock.fastForward(10_000);

    await test.step("functional alone", async () => {
      await choose(page, () => customise(page, ["Functional"]));
      const asked = await stands(["functional"]);
      for (const one of [feedScript, location]) expect(asked).toContainEqual(one);
    });

    await test.step("analytics alone: what functional had is gone, and asked no more", async () => {
      await leaveBehind(page);
      await choose(page, () => customise(page, ["Analytics"]));
      await expectOnly(page, [], { allowed: ["analytics"], site });
      expect(await stands(["analytics"])).toContainEqual(sync);
    });

    await test.step("allowed again, and refused at one press", async () => {
      await choose(page, () => inBanner(page, "Accept all").click());
      await feedShown(page);
      await leaveBehind(page);
      watched.take();
      await choose(page, () => inBanner(page, "Reject non-essential").click());
      await expectOnly(page, watched.take(), { allowed: [], site });
    });

    await test.step("allowed again, and forgotten without a reload", async () => {
      await choose(page, () => inBanner(page, "Accept all").click());
      await feedShown(page);
      await leaveBehind(page);
      await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
      await inBanner(page, "Customise").click();
      await inBanner(page, "Forget my choice").click();
      await expect.poll(() => readHeld(page).then((held) => held.filter((one) => declarationOf(one)?.category !== "necessary"))).toEqual([]);
      expect(await readChoice(page)).toBeNull();
      watched.take();
      await stands([]);
    });
  },
);

test(
  "Global Privacy Control: nothing is asked or kept, until an explicit yes goes before it, and a no ends that",
  extended,
  async ({ page, context, site }) => {
    test.setTimeout(120_000);
    const watched = watch(context);
    await standInForX(page, "posts");
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }));
    await page.clock.install();
    await walk(page, [], watched);
    await expect(banner(page)).toBeHidden();
    await expectOnly(page, watched.take(), { allowed: [], site });
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await choose(page, () => inBanner(page, "Accept all").click());
    await walk(page, ["functional"], watched);
    const asked = watched.take();
    expect(asked).toContainEqual(feedScript);
    await expectOnly(page, asked, { allowed: ["functional", "analytics", "advertising"], site });

    await leaveBehind(page);
    await choose(page, () => inBanner(page, "Reject non-essential").click());
    await expectOnly(page, [], { allowed: [], site });
  },
);

const yes = { necessary: true, functional: true, analytics: true, advertising: true };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test(
  "a yes that is a year old, was given under an older policy or cannot be read allows nothing, and what it had left behind goes",
  extended,
  async ({ page, context, site }) => {
    const watched = watch(context);
    await standInForX(page, "posts");
    await page.clock.install();
    await open(page, "/terms");
    for (const [what, prefs] of [
      ["is a year old", { ...yes, policy: cookiePolicyVersion, at: daysAgo(366) }],
      ["was given under an older policy", { ...yes, policy: "2020-01-01", at: daysAgo(3) }],
      ["cannot be read", "yes"],
    ] as const)
      await test.step(what, async () => {
        await page.evaluate((text) => {
          localStorage.setItem("cc_prefs", text);
          localStorage.setItem("cc_visited", "true");
        }, JSON.stringify(prefs));
        await leaveBehind(page);
        watched.take();
        await open(page, "/social-media");
        await page.clock.fastForward(30_000);
        await expect(banner(page)).toBeVisible();
        await expectOnly(page, watched.take(), { allowed: [], site });
      });
  },
);

test("withdrawn in one tab, it ends in the other", extended, async ({ page, context, site }) => {
  await standInForX(page, "posts");
  await page.clock.install();
  await open(page, "/terms");
  await choose(page, () => inBanner(page, "Accept all").click());
  const other = await context.newPage();
  await open(other, "/social-media");
  await expect(other.frameLocator("#feed iframe").locator(".stand-in")).toBeVisible();
  await leaveBehind(other);
  await choose(page, () => inBanner(page, "Reject non-essential").click());
  await expect(other.locator("#feed iframe")).toHaveCount(0);
  await expectOnly(other, [], { allowed: [], site });
});
