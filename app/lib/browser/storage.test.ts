import { expect, it, vi } from "vitest";
import { deleteDatabases, expireCookie, guardStorage, readCookies } from "#app/lib/browser/storage.ts";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
const full = { getItem: () => null, removeItem: () => {}, setItem: denied } as unknown as Storage;

it.each([
  ["throws", denied],
  ["is null", () => null],
  ["is absent", () => undefined],
  ["is full", () => full],
])("storage that %s: what is written holds for this visit, and is known not to be kept", (_, open) => {
  const storage = guardStorage(open);
  expect(storage.read("a")).toBeNull();
  expect(storage.write("a", "1")).toBe(false);
  expect(storage.read("a")).toBe("1");
  expect(storage.names()).toContain("a");
  storage.remove("a");
  expect(storage.read("a")).toBeNull();
});

it("what the browser keeps is read from it", () => {
  const kept = new Map([["b", "before"]]);
  const browser = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) };
  const storage = guardStorage(() => browser as unknown as Storage);
  expect(storage.read("b")).toBe("before");
  expect(storage.write("b", "after")).toBe(true);
  expect([storage.read("b"), kept.get("b")]).toEqual(["after", "after"]);
  kept.delete("b");
  expect(storage.read("b"), "another tab removed it").toBeNull();
});

it("cookies and databases that are refused are none", async () => {
  vi.stubGlobal("document", {
    get cookie() {
      return denied();
    },
    set cookie(_) {
      denied();
    },
  });
  vi.stubGlobal("location", { protocol: "https:", hostname: "shop.example" });
  vi.stubGlobal("indexedDB", undefined);
  expect(readCookies()).toBe("");
  expect(() => expireCookie("a")).not.toThrow();
  await expect(deleteDatabases(() => true)).resolves.toBeUndefined();
});
