import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { oldestBrowsers } from "#main/browsers.ts";
import { type Findings, noFindings, type Path } from "#tests/browsers/compat-data.ts";
import { exceptions } from "#tests/browsers/exceptions.ts";
import { readPage } from "#tests/browsers/read-page.ts";
import { readScript } from "#tests/browsers/read-scripts.ts";
import { readStyles } from "#tests/browsers/read-styles.ts";
import { needBuild } from "#tests/support/need-build.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const client = `${root}build/client/`;

const read = (reader: (findings: Findings, text: string, file: string) => void, text: string) => {
  const findings = noFindings();
  reader(findings, text, "planted");
  return findings;
};

describe("what browsers of the minimum lack is found", () => {
  it.each<[string, Path]>([
    ["a{text-wrap:nowrap}", "css.properties.text-wrap.nowrap"],
    ["a{field-sizing:content}", "css.properties.field-sizing"],
    ["@layer b{a{grid-template-columns:subgrid}}", "css.properties.grid-template-columns.subgrid"],
    ["@media (scripting:none){a{color:red}}", "css.at-rules.media.scripting"],
    ["@media (width>=2rem) and ((scripting:none)){a{color:red}}", "css.at-rules.media.scripting"],
    ["a:popover-open{color:red}", "css.selectors.popover-open"],
    ["a:is(:open){color:red}", "css.selectors.open"],
    ["a{color:light-dark(red,blue)}", "css.types.color.light-dark"],
    ["a{--b:rgb(from red r g b)}", "css.types.color.rgb.relative_syntax"],
    ["a{width:calc-size(auto,size)}", "css.types.calc-size"],
    ["a{user-select:none}", "css.properties.user-select"],
    ["a{mask-image:none}", "css.properties.mask-image"],
    ["a{& b{color:red}}", "css.selectors.nesting"],
    ["@starting-style{a{opacity:0}}", "css.at-rules.starting-style"],
    ["@scope (a){b{opacity:0}}", "css.at-rules.scope"],
    ["@supports (anchor-name:--a){a{anchor-name:--a}}", "css.properties.anchor-name"],
    ["@font-face{size-adjust:90%}", "css.at-rules.font-face.size-adjust"],
  ])("in styles: %s", (css, feature) => expect([...read(readStyles, css).lacking.keys()]).toContain(feature));

  it.each<[string, Path]>([
    ["URL.canParse(a)", "api.URL.canParse_static"],
    ["window.URL.canParse(a)", "api.URL.canParse_static"],
    ["x.checkVisibility()", "api.Element.checkVisibility"],
    ["x?.['checkVisibility']()", "api.Element.checkVisibility"],
    ["x.showPopover()", "api.HTMLElement.showPopover"],
    ["document.querySelector(`:popover-open`)", "css.selectors.popover-open"],
    ["const above='dialog, [popover]:popover-open'", "css.selectors.popover-open"],
    ["matchMedia('(scripting: none)')", "css.at-rules.media.scripting"],
    ["requestIdleCallback(f)", "api.Window.requestIdleCallback"],
    ["self.requestIdleCallback(f)", "api.Window.requestIdleCallback"],
    ["scheduler.yield()", "api.Scheduler.yield"],
    ["AbortSignal.any([a])", "api.AbortSignal.any_static"],
    ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
    ["Object.groupBy(a,f)", "javascript.builtins.Object.groupBy"],
    ["a.union(b)", "javascript.builtins.Set.union"],
    ["Set.prototype.union.call(a,b)", "javascript.builtins.Set.union"],
    ["new Intl.DurationFormat('en')", "javascript.builtins.Intl.DurationFormat"],
    ["Array.fromAsync(a)", "javascript.builtins.Array.fromAsync"],
    ["document.startViewTransition(f)", "api.Document.startViewTransition"],
    ["addEventListener('scrollend',f)", "api.Document.scrollend_event"],
    ["a=/a(?i:b)/", "javascript.regular_expressions.modifier"],
    ["a=/[a--b]/v", "javascript.builtins.RegExp.unicodeSets"],
    ["new RegExp('(?i:b)')", "javascript.regular_expressions.modifier"],
    ["{using a=b}", "javascript.statements.using"],
    ["import a from './a.json' with {type:'json'}", "javascript.statements.import.import_attributes"],
    ["(0,x.jsx)(`div`,{popover:`auto`})", "html.global_attributes.popover"],
  ])("in scripts: %s", (code, feature) => expect([...read(readScript, code).lacking.keys()]).toContain(feature));

  it.each<[string, Path]>([
    ['<button popovertarget="a">', "html.elements.button.popovertarget"],
    ['<details class="a" name="b">', "html.elements.details.name"],
    ["<script>URL.parse(a)</script>", "api.URL.parse_static"],
    ['<script type="importmap">{}</script><style>a{text-box:trim-both}</style>', "css.properties.text-box"],
  ])("in pages: %s", (html, feature) => expect([...read(readPage, html).lacking.keys()]).toContain(feature));

  it.each([
    "a{-webkit-mask-image:none;mask-image:none}",
    "@layer a{@media (400px<=width<600px){a:has(>b){color:color-mix(in oklab,red,blue);width:1dvh;inset:0}}}",
    "@supports (anchor-name:--a){a{color:red}}",
    "a:is([open],:popover-open,:open){color:red}",
    "a::-webkit-slider-thumb{color:red}",
  ])("and nothing else in styles: %s", (css) => expect(read(readStyles, css)).toMatchObject({ lacking: new Map(), unknown: new Map() }));

  it.each([
    "a.at(-1).toSorted()",
    "structuredClone(a)",
    "function f(scheduler){scheduler.yield()}",
    "class A{static{}#b=/(?<=a)b/d}",
    "'requestIdleCallback' in window",
  ])("and nothing else in scripts: %s", (code) => expect(read(readScript, code)).toMatchObject({ lacking: new Map(), unknown: new Map() }));

  it.each([
    "a{colour:red}",
    "@medium print{a{color:red}}",
    "a:hoover{color:red}",
    "a{width:1rmm}",
    "a{width:calculate(1px)}",
    "@media (widht>2px){a{color:red}}",
  ])("what nobody knows is no feature: %s", (css) => expect(read(readStyles, css).unknown.size).toBe(1));
});

const matches = (pattern: Path, path: Path) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path);

/** How our own code would write a feature: what every window has is called without a dot. */
function asWritten(path: Path): string[] {
  const [, owner, name] = /([\w-]+)\.([\w-]+?)(?:_static)?$/.exec(path) ?? [];
  if (!name) return [];
  if (owner === "Window") return [`\\b${name}\\b`];
  return [owner === "Navigator" || owner === "Document" ? `\\b${owner.toLowerCase()}\\??\\.${name}\\b` : `[.:]${name}\\b`];
}

describe("what was built", () => {
  const [styles, scripts, pages] = [noFindings(), noFindings(), noFindings()];
  const found = () => [styles, scripts, pages].flatMap(({ lacking }) => [...lacking]);

  beforeAll(async () => {
    await needBuild();
    const readAll = (pattern: string, into: Findings, reader: (findings: Findings, text: string, file: string) => void) => {
      for (const file of globSync(pattern, { cwd: client })) reader(into, readFileSync(client + file, "utf8"), file);
    };
    readAll("**/*.css", styles, readStyles);
    readAll("**/*.js", scripts, readScript);
    const seen = new Set<string>();
    readAll("**/*.html", pages, (findings, html, file) => readPage(findings, html, file, seen));
  }, 60_000);

  it("was read", () => {
    expect(styles.checked.size).toBeGreaterThan(350);
    expect(scripts.checked.size).toBeGreaterThan(350);
    expect(pages.checked.size).toBeGreaterThan(120);
  });

  it("needs nothing that the oldest browsers lack, but for what is named with its fallback", () => {
    const named = exceptions.flatMap(({ features }) => features);
    const missing = found().filter(([path]) => !named.some((pattern) => matches(pattern, path)));
    expect(missing.map(([path, { by, where }]) => `${path}: ${by.join(", ")}; ${where}`)).toEqual([]);
  });

  it("holds no name that the data doesn't know", () => {
    expect([styles, scripts, pages].flatMap(({ unknown }) => [...unknown].map((each) => each.join(": ")))).toEqual([]);
  });

  it("still needs every exception", () => {
    const paths = found().map(([path]) => path);
    expect(exceptions.flatMap(({ features }) => features).filter((pattern) => !paths.some((path) => matches(pattern, path)))).toEqual([]);
  });

  it("has the exceptions of scripts in the files that they name, and in no other of ours", () => {
    const files = globSync("{app,content,contracts}/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !file.includes(".test."))
      .map((file) => ({ file, text: readFileSync(root + file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "") }));
    for (const { features, usedIn } of exceptions) {
      if (!usedIn) continue;
      const named = new RegExp(features.flatMap(asWritten).join("|"));
      expect({
        features,
        usedIn: files
          .filter(({ text }) => named.test(text))
          .map(({ file }) => file)
          .sort(),
      }).toEqual({ features, usedIn });
    }
  });
});

it("README names the same browsers", () => {
  const { chrome, firefox, safari, ios, samsungInternet } = oldestBrowsers;
  const rows = readFileSync(`${root}README.md`, "utf8")
    .split("\n")
    .filter((line) => /^\| (Chrome|Firefox|Safari|Samsung)/.test(line));
  for (const [browser, version] of [
    ["Chrome", chrome],
    ["Firefox", firefox],
    ["Safari", safari],
    ["Samsung Internet", samsungInternet],
  ])
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`^\\| ${browser}[^|]*\\| ${version} \\|`)));
  expect(ios).toBe(safari);
});
