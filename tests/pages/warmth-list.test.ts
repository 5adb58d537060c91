import { afterAll, beforeAll, expect, it } from "vitest";
import { listPage } from "#content/site/back-office/list.ts";
import { shownPeople } from "#contracts/mailing-list.ts";
import type { Role } from "#contracts/sign-in.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

let test: TestApp;
const cookies: Partial<Record<Role, string>> = {};

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const someone = (n: number) => ({
  id: idOf(n),
  email: `person${n}@example.com`,
  name: `Person ${n}`,
  country: "GB",
  status: "confirmed" as const,
  marketing: false,
  source: "/warmth-list",
  referral_code: `code-${n}`,
  // Two of each moment: a page may end between them.
  created_at: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2))),
});

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  for (const role of ["owner", "staff"] as const) {
    cookies[role] = await test.signInAs(role, { name: role });
  }
});
afterAll(() => test.close());

const read = async (query = "", by: Role = "staff") =>
  (await test.request(`/operator/list${query}`, { headers: { accept: "text/html", cookie: cookies[by] ?? "", "x-forwarded-for": test.newAddress() } })).text();
const seen = (html: string) => readSeen(html).replaceAll(/\s+/g, " ");
const addresses = (html: string) => [...html.matchAll(/<strong>[^<]*<\/strong> ?(?:<!-- -->)?([^<]+)/g)].map(([, address]) => address);

it("says that nobody has asked to join yet, and that nobody matches", async () => {
  expect(seen(await read())).toContain(listPage.people.none);
  expect(seen(await read("?search=ann"))).toContain(listPage.people.noMatch);
});

it("finds people by any part of their name or address, and by one or two letters that a word begins with, by country and by state and by the page they joined from, with the friends who joined through their link", async () => {
  await test.db
    .insertInto("sign_ups")
    .values([
      { ...someone(1), name: "Ann Lee", email: "zoe_1@example.com", country: "IE", source: "/site-access" },
      { ...someone(2), name: "Bea Ann", email: "ann@example.com", status: "pending", referred_by: idOf(1) },
      { ...someone(3), name: "Carl", email: "carl@example.com", status: "unsubscribed", source: "/odd", referred_by: idOf(1) },
      { ...someone(4), name: "Dora", email: "zoex1@example.com", referred_by: idOf(1) },
      { ...someone(5), name: "Eve", email: "eve@example.com", referred_by: idOf(1) },
    ])
    .execute();
  expect(addresses(await read())).toEqual(["eve@example.com", "zoex1@example.com", "carl@example.com", "ann@example.com", "zoe_1@example.com"]);
  for (const [query, found] of [
    ["?search=ANN", ["ann@example.com", "zoe_1@example.com"]],
    ["?search=ann%40example.com", ["ann@example.com"]],
    ["?search=zoe_1", ["zoe_1@example.com"]],
    ["?search=%25", []],
    ["?search=oe_1%40EX", ["zoe_1@example.com"]],
    ["?search=lee+zoe_", ["zoe_1@example.com"]],
    ["?search=le", ["zoe_1@example.com"]],
    ["?search=ee", []],
    ["?search=be", ["ann@example.com"]],
    ["?country=IE", ["zoe_1@example.com"]],
    ["?status=unsubscribed", ["carl@example.com"]],
    ["?search=ann&country=GB&status=pending", ["ann@example.com"]],
    ["?search=ann&status=unsubscribed", []],
    ["?source=%2Fsite-access", ["zoe_1@example.com"]],
    ["?source=%2Fodd&country=GB", ["carl@example.com"]],
    ["?source=%2Fodd&country=IE", []],
  ] as const)
    expect(addresses(await read(query)), query).toEqual(found);
  expect(seen(await read("?source=%2Fodd"))).toMatch(/Filter: \/odd .*Joined from Every page \/odd Closed site's page Warmth List page/);
  expect(seen(await read("?search=Ann%20L"))).toMatch(
    /Ann Lee zoe_1@example\.com on the list Ireland Asked to join on 1 January 2026.* 2 friends joined through their link/,
  );
});

it("says how many are on it, and apart from them how many changes its provider hasn't heard of", async () => {
  await test.db
    .insertInto("list_syncs")
    .values({ sign_up: idOf(3), desired: "unsubscribed", desired_at: new Date() })
    .execute();
  expect(seen(await read())).toContain("3 on the list. 1 change hasn't been passed on to the sample mailing list yet.");
  await test.db.deleteFrom("list_syncs").execute();
  expect(seen(await read())).toContain("3 on the list.");
});

it("each person on it can be taken off where they're listed, and nobody else; a mistyped address is refused, and stays in its field", async () => {
  const offered = async () => [...(await read()).matchAll(/type="hidden" name="address" value="([^"]+)"/g)].map(([, address]) => address);
  expect(await offered()).toEqual(["eve@example.com", "zoex1@example.com", "zoe_1@example.com"]);
  const press = (intent: string, address: string) => postForm(test, "/operator/list", { intent, address }, { cookie: cookies.staff ?? "" });
  expect(seen(await (await press("take-off-person", "eve@example.com")).text())).toContain(listPage.takenOff("eve@example.com"));
  expect(await offered()).toEqual(["zoex1@example.com", "zoe_1@example.com"]);
  const refused = await press("take-off", "skater.nobody@example.com");
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toMatch(/notice-error.*skater\.nobody@example\.com isn&#x27;t on the Warmth List, so nothing was done/s);
  expect(page).toMatch(/<details open="".*name="address"[^>]*value="skater\.nobody@example\.com"/s);
  await test.db.updateTable("sign_ups").set({ status: "confirmed" }).where("email", "=", "eve@example.com").execute();
  await test.db.deleteFrom("list_syncs").execute();
});

it("says how people left, one line for each way however it was written down", async () => {
  const left = {
    sign_up: idOf(3),
    act: "left" as const,
    wording: "warmth-list-1",
    choices: JSON.stringify({ terms: false, marketing: false }),
    at: new Date(),
  };
  await test.db
    .insertInto("consents")
    .values(["own page", "/warmth-list/leave", "own page"].map((source) => ({ ...left, source })))
    .execute();
  const text = seen(await read());
  expect(text).toContain("Who left, and how with the link in an email 3, of which 3 in the last 30 days");
  expect(text).not.toContain("/warmth-list");
});

it("passes over what makes no sense in its address", async () => {
  for (const query of ["?country=XX&status=king&source=%2Fnowhere&before=never", "?before=2026-01-01T00:00:00.000Z%20no-id", "?search=%00"])
    expect(addresses(await read(query)), query).toHaveLength(5);
});

it("shows fifty at a time, each once, also where two came at one moment", async () => {
  await test.db
    .insertInto("sign_ups")
    .values(Array.from({ length: 2 * shownPeople + 11 }, (_, n) => ({ ...someone(n + 100), country: "DE", source: "/warmth-list_2" })))
    .execute();
  const found: unknown[] = [];
  let query: string | undefined = "?search=person&country=DE&source=%2Fwarmth-list_2";
  const lengths: number[] = [];
  while (query !== undefined) {
    const html = await read(query);
    const page = addresses(html);
    found.push(...page);
    lengths.push(page.length);
    query = new RegExp(`href="/operator/list([^"]*)"[^>]*>${listPage.people.older}`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(lengths).toEqual([shownPeople, shownPeople, 11]);
  expect(found).toEqual(Array.from({ length: 2 * shownPeople + 11 }, (_, n) => `person${2 * shownPeople + 10 - n + 100}@example.com`));
});
