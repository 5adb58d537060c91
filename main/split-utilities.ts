import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type CssNode, generate, parse, walk } from "css-tree";
import { type Plugin, parseSync } from "vite";

const app = fileURLToPath(new URL("../app/", import.meta.url));
const siteSheet = `${app}styles/site.css`;

/** One utility: its rule as it is compiled, the classes it is for (more than one where the compiler merged them), and what it sets ("margin", "grid"). */
type Utility = { css: string; names: string[]; sets: Set<string> };

/**
 * Tailwind compiles every utility into the site's one sheet, which every page waits for. This moves each one that only some pages use to
 * those pages' own sheets. In development all stay in the site's.
 */
export function splitUtilities(routes: RouteConfigEntry[]): Plugin {
  const bySheet = new Map<string, string[]>();
  let site = "";
  return {
    name: "split-utilities",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/[^?]*\.css$/ },
      async handler(code, id) {
        if (id === siteSheet) {
          const { head, inside: utilities, foot } = cutOut(writeOutColours(withoutFallbacks(code)), "@layer utilities");
          if (!utilities) this.error("Tailwind's output has no layer of utilities");
          for (const { css, sheets } of shareOut(readUtilities(utilities), readPages(routes)))
            for (const sheet of sheets) bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), css]);
          site = `${head}@layer utilities{${bySheet.get(siteSheet)?.join("")}}${foot}`;
          return site;
        }
        await this.load({ id: siteSheet });
        const own = bySheet.get(id);
        bySheet.delete(id);
        return own && `${code}\n@layer utilities{${own.join("")}}`;
      },
    },
    buildEnd(error) {
      const lost = [...bySheet.keys()].filter((sheet) => sheet !== siteSheet);
      if (!error && (!site || lost.length > 0)) this.error(`utilities were meant for sheets that no page brought: ${lost.join(", ") || siteSheet}`);
    },
  };
}

/**
 * Where each utility goes: to the sheet that all of its pages wait for and the fewest others; where there is none, a copy to each of its
 * pages' rarest sheets, if most pages are spared it. One that refines an earlier one on the same line is repeated wherever that one went,
 * for it has to come after it.
 */
export function shareOut(utilities: Utility[], pages: Page[]) {
  const pagesOf = (...sheets: string[]) => pages.filter((page) => sheets.some((sheet) => page.sheets.has(sheet))).length;
  const rarestOf = (sheets: Set<string>) => [...sheets].sort((a, b) => pagesOf(a) - pagesOf(b)).slice(0, 1);
  const placed: (Utility & { sheets: Set<string>; places: Set<string> })[] = [];
  for (const utility of utilities) {
    const users = pages.filter(({ classes }) => utility.names.some((name) => classes.has(name)));
    // A word of the code that Tailwind took for a class.
    if (users.length === 0) continue;
    const places = new Set(users.flatMap(({ classes }) => utility.names.flatMap((name) => classes.get(name) ?? [])));
    const shared = rarestOf(users.map(({ sheets }) => sheets).reduce((all, sheets) => all.intersection(sheets)));
    const each = users.every(({ sheets }) => sheets.size > 0) ? users.flatMap(({ sheets }) => rarestOf(sheets)) : [];
    const own = shared.length > 0 ? shared : pagesOf(...each) * 2 < pages.length ? each : [];
    const refined = placed.filter((earlier) => !earlier.sets.isDisjointFrom(utility.sets) && !earlier.places.isDisjointFrom(places));
    // The site's sheet comes before all others.
    const again = refined.flatMap(({ sheets }) => [...sheets]).filter((sheet) => sheet !== siteSheet);
    placed.push({ ...utility, places, sheets: new Set([...(own.length > 0 ? own : [siteSheet]), ...again]) });
  }
  return placed;
}

/** A page with the sheets it waits for beside the site's, and the words in quotes of every module it may load, with their lines: each could be a class. */
type Page = { sheets: Set<string>; classes: Map<string, string[]> };

function readPages(routes: RouteConfigEntry[]): Page[] {
  const modules = new Map<string, Module>();
  const reach = (file: string, found: Set<string>, later: boolean) => {
    if (found.has(file)) return found;
    found.add(file);
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    for (const next of later ? [...module.imports, ...module.laterImports] : module.imports) reach(next, found, later);
    return found;
  };
  const read = (entries: RouteConfigEntry[], above: string[]): Page[] =>
    entries.flatMap(({ file, children }) => {
      const own = [...above, `${app}${file}`];
      if (children) return read(children, own);
      const classes = new Map<string, string[]>();
      for (const path of own.reduce((found, start) => reach(start, found, true), new Set<string>()))
        for (const { word, place } of modules.get(path)?.words ?? []) {
          const places = classes.get(word);
          if (places) places.push(place);
          else classes.set(word, [place]);
        }
      const first = own.reduce((found, start) => reach(start, found, false), new Set<string>());
      return [{ classes, sheets: new Set([...first].filter((path) => path.endsWith(".css") && path !== siteSheet)) }];
    });
  return read(routes, [`${app}root.tsx`]);
}

type Module = { imports: string[]; laterImports: string[]; words: { word: string; place: string }[] };

function readModule(file: string): Module {
  const code = /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : "";
  if (!code) return { imports: [], laterImports: [], words: [] };
  const resolve = (source: string) =>
    source.startsWith("#app/") ? [`${app}${source.slice(5)}`] : source.startsWith(".") ? [fileURLToPath(new URL(source, `file://${file}`))] : [];
  const { module } = parseSync(relative(app, file), code);
  return {
    imports: [
      ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)).map((one) => one.moduleRequest),
      ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map((one) => one.moduleRequest)),
    ].flatMap((request) => (request ? resolve(request.value) : [])),
    laterImports: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => resolve(code.slice(start + 1, end - 1))),
    words: [...code.matchAll(/"[^"\n]*"|`[^`]*`/g)].flatMap(({ 0: quoted, index }) => {
      const place = `${file}:${code.slice(0, index).split("\n").length}`;
      return [...new Set([...quoted.slice(1, -1).split(/\s+/), ...quoted.split(/[\s"'`${}]+/)])].map((word) => ({ word, place }));
    }),
  };
}

function readUtilities(css: string): Utility[] {
  const utilities: Utility[] = [];
  const add = (rule: CssNode, around = "") => {
    const names: string[] = [];
    const sets = new Set<string>();
    walk(rule, (node) => {
      if (node.type === "ClassSelector") names.push(node.name.replace(/\\(.)/g, "$1"));
      if (node.type === "Declaration") sets.add(node.property.replace(/^--tw-/, "").split("-")[0] ?? "");
    });
    utilities.push({ css: around ? `${around}{${generate(rule)}}` : generate(rule), names, sets });
  };
  const { children } = parse(css) as Extract<CssNode, { type: "StyleSheet" }>;
  for (const node of children) {
    if (node.type !== "Atrule" || !node.block) add(node);
    else for (const rule of node.block.children) add(rule, `@${node.name} ${node.prelude ? generate(node.prelude) : ""}`);
  }
  return utilities;
}

/** Without what Tailwind adds for browsers that know neither @property nor color-mix(), which are older than ours (browsers.ts). */
function withoutFallbacks(css: string) {
  const { head, foot } = cutOut(css, "@layer properties");
  let rest = head + foot;
  for (;;) {
    const mixed = cutOut(rest, "@supports (color:color-mix(in lab, red, red))");
    if (!mixed.inside) return rest;
    rest = mixed.head + mixed.inside + mixed.foot;
  }
}

/** A colour of the brand that tokens.css gives another name is written out under that one: no page needs both. */
function writeOutColours(css: string) {
  const renamed = new Set([...css.matchAll(/[{;]--[\w-]+:var\(--([\w-]+)\)/g)].map(([, name]) => name));
  return [...css.matchAll(/[{;]--([\w-]+):(#\w+)/g)]
    .filter(([, name]) => renamed.has(name))
    .reduce((rest, [, name, value = ""]) => rest.replaceAll(`var(--${name})`, value).replace(`--${name}:${value};`, ""), css);
}

/** The block that begins with `start`, without its braces, and what stands before and after it. */
function cutOut(css: string, start: string) {
  const at = css.indexOf(`${start}{`);
  if (at < 0) return { head: css, inside: "", foot: "" };
  const open = at + start.length;
  let end = open;
  for (let depth = 0; end < css.length; end++) {
    if (css[end] === "{") depth++;
    if (css[end] === "}" && --depth === 0) break;
  }
  return { head: css.slice(0, at), inside: css.slice(open + 1, end), foot: css.slice(end + 1) };
}
