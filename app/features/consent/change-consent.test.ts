import { expect, it, vi } from "vitest";
import { clearStored } from "#app/features/consent/change-consent.ts";
import type { Stored } from "#contracts/storage-keys.ts";

/** A browser that holds these, and remembers what was done to it. */
function browserWith({ local = [] as string[], session = [] as string[], cookies = [] as string[], databases = [] as string[] }) {
  const done: string[] = [];
  const storage = (names: string[]) =>
    Object.defineProperty(Object.fromEntries(names.map((name) => [name, "1"])), "removeItem", { value: (name: string) => done.push(name) });
  const browser = {
    localStorage: storage(local),
    sessionStorage: storage(session),
    location: { hostname: "www.shop.example", protocol: "https:" },
    document: Object.defineProperty({}, "cookie", { get: () => cookies.map((name) => `${name}=1`).join("; "), set: (text: string) => done.push(text) }),
    indexedDB: { databases: async () => databases.map((name) => ({ name, version: 1 })), deleteDatabase: (name: string) => done.push(name) },
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  return done;
}

const stored = (more: Pick<Stored, "name" | "where"> & Partial<Stored>): Stored => ({ category: "analytics", ...more });

it("clears the names it is given and no others, each where it stands", () => {
  const done = browserWith({ local: ["visits", "cc_prefs"], session: ["visits", "visit"] });
  clearStored([stored({ name: "visits", where: "localStorage" }), stored({ name: "visit", where: "sessionStorage" })]);
  expect(done).toEqual(["visits", "visit"]);
});

it("clears every name of a vendor that puts its key behind", () => {
  const done = browserWith({ local: ["ph_abc_posthog", "a-ph_", "ph_def"] });
  clearStored([stored({ name: "ph_", where: "localStorage", begins: true })]);
  expect(done).toEqual(["ph_abc_posthog", "ph_def"]);
});

it("ends a cookie for every domain it may have been set for", () => {
  const done = browserWith({ cookies: ["checkout", "ph_abc"] });
  clearStored([stored({ name: "ph_", where: "cookie", begins: true })]);
  expect(done).toEqual([
    "ph_abc=; Path=/; Max-Age=0; Secure",
    "ph_abc=; Path=/; Max-Age=0; Domain=www.shop.example; Secure",
    "ph_abc=; Path=/; Max-Age=0; Domain=shop.example; Secure",
    "ph_abc=; Path=/; Max-Age=0; Domain=example; Secure",
  ]);
});

it("deletes databases", async () => {
  const done = browserWith({ databases: ["waiting", "other"] });
  clearStored([stored({ name: "waiting", where: "indexedDB" })]);
  await Promise.resolve();
  expect(done).toEqual(["waiting"]);
});

it("does not mind a browser that refuses storage", () => {
  expect(() => clearStored([stored({ name: "a", where: "localStorage" }), stored({ name: "b", where: "cookie" })])).not.toThrow();
});
