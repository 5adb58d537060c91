import type { Page } from "@playwright/test";
import { whyKept } from "#content/legal/why-kept.ts";
import { buy, buyer } from "#tests/journeys/support/buy.ts";
import { banner, inBanner, meetBanner } from "#tests/journeys/support/consent.ts";
import { declared, type Held, readHeld } from "#tests/journeys/support/held.ts";
import { fillJoinForm, joinButton, linkIn, someone } from "#tests/journeys/support/join.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";
import { standInForX } from "#tests/journeys/support/social.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** In the policy, and not held after this tour, for these reasons. */
const notOnThisTour: readonly { name: string; reason: string }[] = [
  { name: "operator", reason: "the owner's own, kept by the back office" },
  { name: "operator-code", reason: "the owner's own, between their password and their code" },
  { name: "operator-next", reason: "the owner's own, from where a session ended to the next one" },
  { name: "operator-keys", reason: "the owner's own, once they turn the back office's keys off" },
  { name: "operator-flash", reason: "the owner's own, gone again with the page that it leads to" },
];

const places = { localStorage: "local storage", sessionStorage: "session storage", indexedDB: "a small database", cookie: "cookie" } as const;
const key = ({ name, where }: Held) => `${name} (${places[where]})`;

/** A page of each kind: `npm test` opens these, `npm run prove -- keyboard` all that the sitemap names. */
const ofEachKind = ["/", "/blog", "/cookies-policy", "/faq", "/more-information/partners", "/pre-order", "/reaction-report", "/social-media", "/warmth-list"];

/** What is written and gone again before anyone looks: the tab's own name carries a note of it over every reload. */
const noteWrites = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name: string, value: string) {
      const where = this === sessionStorage ? "sessionStorage" : "localStorage";
      if (!window.name.includes(`${where} ${name}\n`)) window.name += `${where} ${name}\n`;
      setItem.call(this, name, value);
    };
  });

const readNotes = async (page: Page): Promise<Held[]> =>
  (await page.evaluate(() => window.name))
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [where, ...name] = line.split(" ");
      return { where: where as Held["where"], name: name.join(" ") };
    });

/** The tables as a visitor reads them: name and place of each row. */
async function readTables(page: Page) {
  await open(page, "/cookies-policy");
  // Not those of a card provider's own page, which this site cannot look into.
  return page
    .locator("main table", { hasText: "What this site may keep" })
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [where] = row.querySelectorAll("td");
        return `${row.querySelector("th")?.textContent?.trim()} (${where?.lastChild?.textContent?.trim()})`;
      }),
    );
}

/** As the table names it: a vendor's names by how they begin. */
const asListed = (one: Held) => {
  const line = declared.find(({ name, where, begins }) => begins && where === one.where && one.name.startsWith(name));
  return key(line ? { ...one, name: `${line.name}…` } : one);
};

test(
  "the tables of the cookies policy are what the browser holds after a whole tour with everything allowed, both ways",
  extended,
  async ({ page, request, site }) => {
    test.setTimeout(240_000);
    await noteWrites(page);
    await standInForX(page, "posts");
    const ever = new Set<string>();
    const look = async () => {
      for (const one of [...(await readHeld(page)), ...(await readNotes(page))]) ever.add(asListed(one));
    };

    await test.step("everything is allowed", async () => {
      await meetBanner(page);
      const loaded = page.waitForEvent("domcontentloaded");
      await inBanner(page, "Accept all").click();
      await loaded;
      await hydrated(page);
      await expect(banner(page)).toBeHidden();
      await look();
    });

    const wordWithAssistant = async (button: string) => {
      await page.getByRole("main").getByRole("button", { name: button }).click();
      await page.getByRole("textbox", { name: "Your question" }).fill("What is it?");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: "Conversation" }).locator("ol > li")).toHaveCount(3);
    };
    const signUp = async () => {
      const person = someone();
      await fillJoinForm(page, person);
      await joinButton(page).click();
      await page.clock.fastForward(5_000);
      await page.waitForURL("**/warmth-list/success");
      await look();
      await page.goto(linkIn(await site.mailTo(person.email), "/warmth-list/confirm"));
    };
    /** What a visitor does on that page, once it has been looked at. */
    const done: Record<string, () => Promise<void>> = {
      "/faq": () => wordWithAssistant("Got questions? Ask me!"),
      "/more-information/partners": () => wordWithAssistant("Ask DermaFlo ChatBot"),
      "/warmth-list": signUp,
    };
    await test.step("public pages, as the sitemap names them; a word with each assistant, and a sign-up", async () => {
      const paths = [...(await (await request.get("/sitemap.xml")).text()).matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
      expect(paths.length).toBeGreaterThan(25);
      for (const path of [...ofEachKind, ...Object.keys(done)]) expect(paths).toContain(path);
      for (const path of process.env.EVERY_SIZE ? paths : ofEachKind) {
        await open(page, path);
        await page.clock.fastForward(5_000);
        await look();
        if (!done[path]) continue;
        await done[path]();
        await look();
      }
    });

    await test.step("a purchase", async () => {
      await buy(page, buyer());
      await look();
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "checkout");
      expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000, "it stays for as long as its row says").toBeCloseTo(
        Number.parseInt(whyKept.checkout.kept, 10),
        1,
      );
    });

    const tables = await readTables(page);
    const expected = tables.filter((row) => !notOnThisTour.some(({ name }) => row.startsWith(`${name} `)));
    expect(
      [...ever].filter((one) => !tables.includes(one)),
      "held, and not in the tables",
    ).toEqual([]);
    expect(
      expected.filter((row) => !ever.has(row)),
      "in the tables, and never held",
    ).toEqual([]);
    expect(expected.length).toBeGreaterThan(6);
  },
);
