import type { SimpleSupportStatement } from "@mdn/browser-compat-data";
import { type CssNode, type Declaration, generate, type PseudoClassSelector, type PseudoElementSelector, parse, type SelectorList, walk } from "css-tree";
import { data, type Findings, isKnown, join, type Path, use, type Where } from "#tests/browsers/compat-data.ts";

/** Functions, colours and curves stand under the type that they make, some with "function" after their name. */
const functionPaths = new Map<string, Path[]>();
for (const [type, members] of Object.entries(data.css.types ?? {})) {
  const listed: [string, Path][] = [[type, join("css.types", type)]];
  for (const member of Object.keys(members)) if (member !== "__compat") listed.push([member.replace(/[-_]function$/, ""), join("css.types", type, member)]);
  for (const [name, path] of listed) functionPaths.set(name.toLowerCase(), [...(functionPaths.get(name.toLowerCase()) ?? []), path]);
}

/** Others are listed with each property that takes them, though one like it (a shorthand) may list none. */
const listedWithProperties = new Map(
  Object.entries(data.css.properties ?? {}).flatMap(([property, values]) =>
    Object.keys(values).map((value) => [value, join("css.properties", property, value)]),
  ),
);

const unitGroups: [RegExp, string][] = [
  [/^cq(w|h|i|b|min|max)$/, "length.container_query_length_units"],
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, "length.viewport_percentage_units_dynamic"],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, "length.viewport_percentage_units_large"],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, "length.viewport_percentage_units_small"],
  [/^(deg|grad|rad|turn)$/, "angle"],
  [/^(s|ms)$/, "time"],
  [/^fr$/, "flex"],
  [/^(dpi|dpcm|dppx|x)$/, "resolution"],
  [/^(px|cm|mm|in|pt|pc|q)$/, "length"],
];
const unitPath = (unit: string): Path => join("css.types", unitGroups.find(([of]) => of.test(unit))?.[1] ?? `length.${unit}`);

/** `-webkit-mask` of `-webkit-`, `mask`. */
const split = (name: string): [prefix: string, rest: string] => {
  const [, prefix = "", rest = name] = /^(-(?:webkit|moz|ms|o)-)(.+)$/.exec(name) ?? [];
  return [prefix, rest];
};

/** A declaration counts as supported where the same block also says it by the name that a browser knows. */
const writtenIn = (name: string, block: Set<string>) => (statement: SimpleSupportStatement) =>
  block.has(statement.alternative_name ?? `${statement.prefix ?? ""}${name}`);

function readProperty(findings: Findings, name: string, block: Set<string>, where: Where) {
  const [, rest] = split(name);
  if (use(findings, join("css.properties", name), where, writtenIn(name, block))) return;
  if (rest !== name && use(findings, join("css.properties", rest), where, writtenIn(rest, block))) return;
  findings.unknown.set(`property ${name}`, where());
}

function readFunction(findings: Findings, name: string, property: string, where: Where) {
  const [prefix, rest] = split(name);
  const own = [rest, `${rest}_function`].map((last) => join("css.properties", property, last)).filter(isKnown);
  const paths = own.length > 0 ? own : (functionPaths.get(rest) ?? [listedWithProperties.get(rest) ?? []].flat());
  for (const path of paths) use(findings, path, where, (statement) => (statement.prefix ?? "") === prefix);
  if (paths.length === 0 && !rest.startsWith("--")) findings.unknown.set(`function ${name}()`, where());
}

function readValue(findings: Findings, { property, value }: Declaration, block: Set<string>, where: Where) {
  const [, name] = split(property);
  walk(value, (node) => {
    if (node.type === "Identifier") {
      const [prefix, rest] = split(node.name.toLowerCase());
      const isWritten = (statement: SimpleSupportStatement) =>
        statement.prefix === undefined ? !prefix : statement.prefix === prefix || block.has(`${statement.prefix}${name}`);
      use(findings, join("css.properties", name, rest), where, isWritten);
      use(findings, join("css.types.global_keywords", rest), where);
    } else if (node.type === "Function") {
      readFunction(findings, node.name.toLowerCase(), name, where);
      const first = node.children.first;
      if (first?.type === "Identifier" && first.name === "from") use(findings, join("css.types.color", node.name.toLowerCase(), "relative_syntax"), where);
    } else if (node.type === "Dimension") {
      const path = unitPath(node.unit.toLowerCase());
      if (!use(findings, path, where)) findings.unknown.set(`unit ${node.unit}`, where());
    }
  });
}

/** One selector that a browser doesn't know drops the whole rule, but for those in a forgiving list and `::-webkit-…`, which all engines let pass. */
function readPseudo(findings: Findings, { name, type }: PseudoClassSelector | PseudoElementSelector, list: Siblings, where: Where) {
  const [prefix] = split(name);
  if (list.isForgiving && list.size > 1) return;
  if (prefix === "-webkit-" && type === "PseudoElementSelector") return;
  // A browser's own: others drop the rule, and nothing else may be lost with it.
  if (prefix && list.size === 1) return;
  if (!use(findings, join("css.selectors", name), where)) findings.unknown.set(`selector :${name}`, where());
}

/** The list of selectors that one of them stands in. */
type Siblings = { size: number; isForgiving: boolean };

function readCondition(findings: Findings, kind: string, name: string, where: Where) {
  if (kind === "supports") return;
  const [prefix, rest] = split(name.toLowerCase());
  const feature = `${prefix}${rest.replace(/^(min|max)-/, "")}`;
  if (use(findings, join("css.at-rules.media", feature), where)) return;
  if (kind === "media" || !/^(inline|block)-size$/.test(feature)) findings.unknown.set(`${kind} feature ${name}`, where());
}

function readSiblings(tree: CssNode) {
  const siblings = new Map<CssNode, Siblings>();
  const note = (list: SelectorList, isForgiving: boolean) =>
    list.children.forEach((selector) => {
      if (selector.type === "Selector") selector.children.forEach((part) => void siblings.set(part, { size: list.children.size, isForgiving }));
    });
  walk(tree, (node) => {
    if (node.type === "Rule" && node.prelude.type === "SelectorList") note(node.prelude, false);
    if (node.type !== "PseudoClassSelector") return;
    for (const list of node.children ?? []) if (list.type === "SelectorList") note(list, /^(is|where)$/.test(node.name));
  });
  return siblings;
}

/** The parser knows no doubled parentheses, which the minifier leaves in conditions. */
const withoutDoubled = (css: string): string => {
  const simpler = css.replace(/\(\(([^()"']*)\)\)/g, "($1)");
  return simpler === css ? css : withoutDoubled(simpler);
};

/** Reads selectors, at-rules, conditions, descriptors, properties, values, units and functions. What stands in the condition of `@supports` is asked, not used. */
export function readStyles(findings: Findings, css: string, file: string, context: "stylesheet" | "selectorList" | "mediaQueryList" = "stylesheet"): void {
  const text = withoutDoubled(css);
  const tree = parse(text, {
    context,
    parseCustomProperty: true,
    onParseError: ({ message, offset }) => {
      // The condition of @supports stays unread either way.
      if (!/@supports[^{]*$/.test(text.slice(0, offset))) findings.unknown.set(`${message}: ${text.slice(Math.max(0, offset - 40), offset + 40)}`, file);
    },
  });
  const excerpt = (node: CssNode) => `${file}: ${generate(node).slice(0, 120)}`;
  const blocks = new Map<CssNode, Set<string>>();
  const siblings = readSiblings(tree);
  walk(tree, function (node) {
    if (this.atrulePrelude && this.atrule?.name === "supports") return;
    const where = () => (node.type === "Atrule" ? `${file}: @${node.name}` : excerpt(node));
    if (node.type === "Atrule") {
      const [, name] = split(node.name.toLowerCase());
      if (!use(findings, join("css.at-rules", name), where, () => true)) findings.unknown.set(`@${name}`, where());
    } else if (node.type === "Block") {
      const names = node.children.toArray().flatMap((child) => (child.type === "Declaration" ? [child.property.toLowerCase()] : []));
      blocks.set(node, new Set(names));
    } else if (node.type === "Declaration") {
      const name = node.property.toLowerCase();
      if (!this.rule && this.atrule && /^(font-face|property|counter-style)$/.test(this.atrule.name)) {
        if (!use(findings, join("css.at-rules", this.atrule.name, name), where)) findings.unknown.set(`descriptor ${name}`, where());
        return;
      }
      const block = blocks.get(this.block ?? node) ?? new Set([name]);
      if (!name.startsWith("--")) readProperty(findings, name, block, where);
      readValue(findings, node, block, where);
    } else if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
      readPseudo(findings, node, siblings.get(node) ?? { size: 1, isForgiving: false }, () => excerpt(this.rule?.prelude ?? node));
      if (node.name === "not" && node.children?.first?.type === "SelectorList" && node.children.first.children.size > 1)
        use(findings, "css.selectors.not.selector_list", where);
    } else if (node.type === "Nth" && node.selector) use(findings, "css.selectors.nth-child.of_syntax", where);
    else if (node.type === "NestingSelector") use(findings, "css.selectors.nesting", where);
    else if (node.type === "Feature") readCondition(findings, node.kind, node.name, where);
    else if (node.type === "FeatureRange") {
      use(findings, "css.at-rules.media.range_syntax", where);
      for (const side of [node.left, node.middle, node.right]) if (side?.type === "Identifier") readCondition(findings, node.kind, side.name, where);
    }
  });
}
