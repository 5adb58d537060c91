import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const biome = join(dirname(createRequire(import.meta.url).resolve("@biomejs/biome/package.json")), "bin/biome");

const forbidden: [string, string][] = [
  ["contracts/a.ts", "#content/brand.ts"],
  ["contracts/b.ts", "#server/platform/settings.ts"],
  ["content/a.ts", "#server/platform/settings.ts"],
  ["content/b.ts", "#app/context.ts"],
  ["server/modules/orders/a.ts", "#app/context.ts"],
  ["server/modules/orders/b.ts", "#main/build.ts"],
  ["server/modules/orders/c.ts", "../../../app/context.ts"],
  ["server/platform/a.ts", "#server/providers/payments/port.ts"],
  ["server/platform/http/b.ts", "#server/modules/orders/state.ts"],
  ["server/platform/c.ts", "#server/shop.ts"],
  ["server/modules/orders/d.ts", "#server/shop.ts"],
  ["server/modules/orders/e.ts", "#server/app.ts"],
  ["server/providers/payments/local/c.ts", "#server/open-shop.ts"],
  ["server/providers/payments/local/a.ts", "#server/modules/orders/settlement.ts"],
  ["server/providers/payments/local/b.ts", "#server/modules/back-office/watch.ts"],
  ["app/a.ts", "#server/platform/settings.ts"],
  ["app/routes/shop/a.ts", "../../../server/config.ts"],
  ["app/lib/http/a.ts", "#app/ui/button.tsx"],
  ["app/lib/b.ts", "#app/features/chat/chat.tsx"],
  ["app/lib/c.ts", "#app/routes/one-moment.tsx"],
  ["app/ui/a.tsx", "#app/features/chat/chat.tsx"],
  ["app/ui/forms/b.tsx", "#app/routes/one-moment.tsx"],
  ["app/features/orders/a.tsx", "#app/routes/one-moment.tsx"],
  ["main/a.ts", "#app/server.ts"],
];
const allowed: [string, string][] = [
  ["contracts/x.ts", "#contracts/money.ts"],
  ["content/x.ts", "#contracts/money.ts"],
  ["server/modules/orders/x.ts", "#content/catalogue.ts"],
  ["server/modules/orders/y.ts", "#server/modules/shipping/labels.ts"],
  ["server/modules/orders/z.ts", "#server/providers/payments/port.ts"],
  ["server/platform/http/x.ts", "#server/platform/log.ts"],
  ["server/x.ts", "#server/modules/orders/module.ts"],
  ["server/providers/payments/local/x.ts", "#server/platform/database/open.ts"],
  ["app/routes/shop/x.ts", "#app/context.ts"],
  ["app/ui/x.tsx", "#app/lib/http/failure.ts"],
  ["app/features/orders/x.tsx", "#app/ui/button.tsx"],
  ["app/routes/shop/y.tsx", "#app/features/chat/chat.tsx"],
  ["main/x.ts", "#server/platform/settings.ts"],
];

/** Features that use another one: each is to go, by moving what both need into ui or lib, or the one into the other. */
const crossings = ["analytics → consent", "checkout → currency", "gate → warmth-list", "shipping → orders", "warmth-list → consent"];

/** A copy of the house's rules, with files planted in its rooms. */
const folder = mkdtempSync(join(tmpdir(), "house-"));
const complaints = new Map<string, string[]>();

function plant(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  for (const name of ["biome.json", "package.json"]) cpSync(join(root, name), join(folder, name));
  for (const [path, target] of [...forbidden, ...allowed]) plant(path, `import * as planted from "${target}";\n\nexport const kept = planted;\n`);
  plant("contracts/one.ts", 'import { two } from "#contracts/two.ts";\n\nexport const one = (): number => two() + 1;\n');
  plant("contracts/two.ts", 'import { one } from "#contracts/one.ts";\n\nexport const two = (): number => one() + 1;\n');
  for (const path of ["app/stored.ts", "app/lib/browser/storage.ts"]) plant(path, 'export const kept = () => localStorage.getItem("a");\n');
  const { stdout } = spawnSync(process.execPath, [biome, "lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=200"], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    const path = String(location.path?.file ?? location.path);
    complaints.set(path, [...(complaints.get(path) ?? []), category]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the arrows of the house", () => {
  it.each(forbidden)("%s may not import %s", (path) => {
    expect(complaints.get(path)).toContain("lint/style/noRestrictedImports");
  });

  it.each(allowed)("%s may import %s", (path) => {
    expect(complaints.get(path)).toBeUndefined();
  });

  it("has no circles, also through # imports", () => {
    expect(complaints.get("contracts/one.ts")).toContain("lint/suspicious/noImportCycles");
  });
});

it("features do not import each other, but for those named, and none is named without need", () => {
  const found = globSync("app/features/**/*.{ts,tsx}", { cwd: root }).flatMap((path) => {
    const own = path.replaceAll("\\", "/").split("/")[2];
    return [...readFileSync(join(root, path), "utf8").matchAll(/"#app\/features\/([\w-]+)\//g)].flatMap(([, other]) =>
      other === own ? [] : [`${own} → ${other}`],
    );
  });
  expect([...new Set(found)].toSorted()).toEqual(crossings);
});

it("reads and writes a browser's storage in one place, which minds where it throws or is null", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !path.endsWith(".test.ts") && path !== join("app", "lib", "browser", "storage.ts"),
  );
  expect(files.length).toBeGreaterThan(200);
  // Behind a dot too, where the linter does not look.
  const direct = /(?:window|globalThis|self)\??\.(?:localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|document\??\.cookie\b/;
  expect(files.filter((path) => direct.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
  expect(complaints.get("app/stored.ts")).toContain("lint/style/noRestrictedGlobals");
  expect(complaints.get("app/lib/browser/storage.ts")).toBeUndefined();
});

it("makes no formatter of Intl's as a file is read: each page that loads the file would pay for it, 60 ms on a phone (content/once.ts)", () => {
  const files = globSync("{app,content,contracts}/**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\.|make-countries/.test(path));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => /^(?:export )?(?:const|let) .*= new Intl\./m.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

it("every page that draws a button which answers in place tells its answers", () => {
  const files = globSync("app/{features,routes}/operator/**/*.tsx", { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const parts = files.flatMap(({ path, text }) =>
    text.split(/^(?=(?:export )?(?:default )?(?:const|function) )/m).map((part) => ({ path, part, name: /(?:const|function) (\w+)/.exec(part)?.[1] ?? "" })),
  );
  // Whatever draws one that does, does so too.
  const pressed = new Set(["usePress"]);
  for (const name of pressed) for (const one of parts) if (new RegExp(`<${name}\\b|\\b${name}\\(\\{`).test(one.part)) pressed.add(one.name);
  const pages = parts.filter(({ part, name }) => part.startsWith("export default") && pressed.has(name)).map(({ path }) => path);
  expect(pages).toContain(join("app", "routes", "operator", "overview", "route.tsx"));
  expect(pages.length).toBeGreaterThan(5);
  const telling = files.filter(({ text }) => /clientAction = .*\bwithAnswers\(/.test(text)).map(({ path }) => path);
  expect(pages.filter((path) => !telling.includes(path))).toEqual([]);
  expect(telling.filter((path) => !pages.includes(path))).toEqual([]);
});
