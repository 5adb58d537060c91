import { parseSync } from "vite";
import { type Findings, isKnown, join, lackedBy, lackingPseudos, lookUp, type Path, use, type Where } from "#tests/browsers/compat-data.ts";
import { readElement } from "#tests/browsers/read-element.ts";
import { readStyles } from "#tests/browsers/read-styles.ts";

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const nodeIn = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
/** What a string says; the minifier writes most of them as templates. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const [piece, more] = node.type === "TemplateLiteral" ? nodesIn(node.quasis) : [];
  return piece && !more ? (piece.value as { cooked: string }).cooked : undefined;
}

const bindings = new Set(["VariableDeclarator", "FunctionDeclaration", "FunctionExpression", "ClassDeclaration", "ClassExpression", "CatchClause"]);

/** The names that a script declares itself, in any scope: they are no globals. */
function declared(node: Node, names = new Set<string>()) {
  const bind = (pattern: unknown): void => {
    for (const each of nodesIn(pattern)) {
      if (each.type === "Identifier") names.add(String(each.name));
      else if (each.type === "ObjectPattern") for (const property of nodesIn(each.properties)) bind(property.value ?? property.argument);
      else if (each.type === "ArrayPattern") bind(each.elements);
      else bind(each.left ?? each.argument);
    }
  };
  if (bindings.has(node.type)) bind(node.id ?? node.param);
  if (/^Import\w*Specifier$/.test(node.type)) bind(node.local);
  if (/Function/.test(node.type)) bind(node.params);
  for (const key in node) {
    const value = node[key];
    if (typeof value === "object" && value !== null) for (const child of nodesIn(value)) declared(child, names);
  }
  return names;
}

/** What each member's name may mean: every interface and built-in that has one. */
const memberPaths = new Map<string, Path[]>();
/** The events that something in a page may fire. */
const eventPaths = new Map<string, Path[]>();
function list(root: Path, depth = 0) {
  for (const [owner, members] of Object.entries(lookUp(root) ?? {})) {
    if (owner === "__compat") continue;
    for (const member of Object.keys(members)) {
      const path = join(root, owner, member);
      const event = /^(.+)_event$/.exec(member)?.[1];
      const into = event ? eventPaths : memberPaths;
      if (member !== "__compat" && member !== owner && !member.endsWith("_static")) into.set(event ?? member, [...(into.get(event ?? member) ?? []), path]);
    }
    if (owner === "Intl" && depth === 0) list(join(root, owner), 1);
  }
}
list("api");
list("javascript.builtins");

/** What the few global objects are, so that their members are known for certain. */
const interfaces: Record<string, string> = {
  navigator: "Navigator",
  document: "Document",
  history: "History",
  location: "Location",
  performance: "Performance",
  crypto: "Crypto",
  screen: "Screen",
  caches: "CacheStorage",
  customElements: "CustomElementRegistry",
  localStorage: "Storage",
  sessionStorage: "Storage",
  scheduler: "Scheduler",
  navigation: "Navigation",
  visualViewport: "VisualViewport",
};
const itself = new Set(["window", "self", "globalThis"]);
const firstKnown = (...paths: Path[]) => paths.find(isKnown);
const globals = new Map(
  ["api.Window", "api", "javascript.builtins"].flatMap((root) => Object.keys(lookUp(root) ?? {}).map((name) => [name, join(root, name)])),
);
const globalPath = (name: string) => firstKnown(globals.get(name) ?? "");

/** `javascript.builtins.Array` of `javascript.builtins.Array.at`. */
const ownerOf = (path: Path) => path.slice(0, path.lastIndexOf("."));

const common = new Map<string, Path | undefined>();
/**
 * By the member's name alone: it says something only where every interface that has it is too new. An interface that is itself too new
 * is met only through a global or a member of another, which is read there.
 */
function commonPath(name: string): Path | undefined {
  if (!common.has(name)) {
    const paths = (memberPaths.get(name) ?? []).filter((path) => lackedBy(ownerOf(path)).length === 0);
    common.set(name, paths.every((path) => lackedBy(path).length > 0) ? paths[0] : undefined);
  }
  return common.get(name);
}

/** `URL.canParse`, `Array.prototype.at`, `document.startViewTransition`, and at the end whatever else has a member of that name. */
function memberPath(object: Node, name: string, isGlobal: (node: unknown) => string | undefined): Path | undefined {
  const owner = isGlobal(object);
  if (owner && itself.has(owner)) return globalPath(name);
  if (owner) {
    const known = firstKnown(
      join("javascript.builtins", owner, name),
      join("api", owner, `${name}_static`),
      ...(interfaces[owner] ? [join("api", interfaces[owner], name)] : []),
    );
    if (known) return known;
  }
  if (object.type === "MemberExpression") {
    const [outer, inner] = [isGlobal(object.object), isNode(object.property) ? String(object.property.name) : ""];
    const known =
      outer && inner === "prototype"
        ? firstKnown(join("javascript.builtins", outer, name), join("api", outer, name))
        : firstKnown(join("javascript.builtins", outer ?? "", inner, name), join("api", interfaces[inner] ?? "", name));
    if (known) return known;
  }
  return commonPath(name);
}

/** What a regular expression needs, by how it is written. */
const patterns: [RegExp, Path][] = [
  [/\(\?<[=!]/, "javascript.regular_expressions.lookbehind_assertion"],
  [/\(\?<[^=!]/, "javascript.regular_expressions.named_capturing_group"],
  [/\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/, "javascript.regular_expressions.modifier"],
  [/\\p\{/i, "javascript.regular_expressions.unicode_character_class_escape"],
  [/\(\?<([^=!>]+)>.*\(\?<\1>/, "javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups"],
];
const flagPaths: Record<string, string> = { d: "hasIndices", s: "dotAll", u: "unicode", v: "unicodeSets", y: "sticky" };

function readPattern(findings: Findings, source: string, flags: string, where: Where) {
  for (const [shape, path] of patterns) if (shape.test(source)) use(findings, path, where);
  for (const flag of flags) if (flagPaths[flag]) use(findings, join("javascript.builtins.RegExp", flagPaths[flag]), where);
}

/** Syntax that the build can't write otherwise, or that a change of its target would let through. */
const syntax: Record<string, (node: Node, depth: number) => Path | false | undefined> = {
  StaticBlock: () => "javascript.classes.static.initialization_blocks",
  PropertyDefinition: ({ static: isStatic }) => `javascript.classes.${isStatic ? "static.class_fields" : "public_class_fields"}`,
  PrivateIdentifier: () => "javascript.classes.private_class_fields",
  BinaryExpression: ({ left }) => isNode(left) && left.type === "PrivateIdentifier" && "javascript.classes.private_class_fields_in",
  VariableDeclaration: ({ kind }) => (kind === "using" ? "javascript.statements.using" : kind === "await using" && "javascript.statements.await_using"),
  AwaitExpression: (_, depth) => depth === 0 && "javascript.operators.await.top_level",
  ForOfStatement: ({ await: waits }) => waits === true && "javascript.statements.for_await_of",
  ImportDeclaration: ({ attributes, phase }) =>
    phase
      ? `javascript.statements.import.${phase === "source" ? "import_source" : "defer"}`
      : nodesIn(attributes).length > 0 && "javascript.statements.import.import_attributes",
  ImportExpression: ({ options }) => (isNode(options) ? "javascript.operators.import.options_parameter" : "javascript.operators.import"),
  MetaProperty: ({ meta }) => isNode(meta) && meta.name === "import" && "javascript.operators.import_meta",
  ChainExpression: () => "javascript.operators.optional_chaining",
  LogicalExpression: ({ operator }) => operator === "??" && "javascript.operators.nullish_coalescing",
  AssignmentExpression: ({ operator }) =>
    ({
      "??=": "javascript.operators.nullish_coalescing_assignment",
      "||=": "javascript.operators.logical_or_assignment",
      "&&=": "javascript.operators.logical_and_assignment",
    })[String(operator)],
  Literal: ({ bigint, raw, value }) =>
    bigint ? "javascript.builtins.BigInt" : typeof value === "number" && String(raw).includes("_") && "javascript.grammar.numeric_separators",
  ExportAllDeclaration: ({ exported }) => isNode(exported) && "javascript.statements.export.namespace",
};

const keyOf = (property: Node) => (isNode(property.key) && !property.computed ? String(property.key.name ?? property.key.value) : "");

function readCall(findings: Findings, { callee, arguments: given }: Node, where: Where) {
  const [first, second] = nodesIn(given);
  const text = textOf(first);
  if (text === undefined) return;
  const name = isNode(callee) ? String((nodeIn(callee.property) ?? callee).name) : "";
  if (/^(add|remove)EventListener$/.test(name)) {
    const paths = eventPaths.get(text) ?? [];
    const supported = paths.find((path) => lackedBy(path).length === 0) ?? paths[0];
    if (supported) use(findings, supported, where);
  } else if (name === "matchMedia") readStyles(findings, text, where(), "mediaQueryList");
  else if (/^(querySelector(All)?|matches|closest)$/.test(name)) readStyles(findings, text, where(), "selectorList");
  else if (name === "RegExp") readPattern(findings, text, textOf(second) ?? "", where);
  else if (second?.type === "ObjectExpression" && isKnown(join("html.elements", text)))
    readElement(
      findings,
      text,
      nodesIn(second.properties).map((property) => [keyOf(property), textOf(property.value) ?? ""]),
      where,
    );
}

/** A selector that a name stands for: `:popover-open` throws in `querySelector` where it isn't known. */
const lackingPseudo = new RegExp(`::?(${lackingPseudos.join("|")})(?![\\w-])`);

/** Reads syntax, globals, members (by name alone where their object is unknown), events, selectors and media queries in strings, and elements given to React. */
export function readScript(findings: Findings, code: string, file: string): void {
  const { program, errors } = parseSync(file, code, { lang: "js", sourceType: "module" });
  for (const { message } of errors) findings.unknown.set(`syntax: ${message}`, file);
  const root = program as unknown as Node;
  const own = declared(root);
  const isGlobal = (node: unknown): string | undefined => {
    if (!isNode(node)) return undefined;
    if (node.type === "Identifier") return own.has(String(node.name)) ? undefined : String(node.name);
    // `window.URL` is URL.
    const isWindows = node.type === "MemberExpression" && !node.computed && itself.has(isGlobal(node.object) ?? "");
    return isWindows ? String(nodeIn(node.property)?.name) : undefined;
  };

  function visit(node: Node, depth: number): void {
    const where = () => `${file}: ${code.slice(Math.max(0, node.start - 50), node.end + 30).slice(0, 160)}`;
    const path = syntax[node.type]?.(node, depth);
    if (path) use(findings, path, where);
    if (node.type === "Identifier") {
      const name = isGlobal(node);
      const global = name && globalPath(name);
      if (global) use(findings, global, where);
      return;
    }
    if (node.type === "MemberExpression" && isNode(node.object)) {
      const name = node.computed ? textOf(node.property) : isNode(node.property) ? String(node.property.name) : undefined;
      const member = name && memberPath(node.object, name, isGlobal);
      if (member) use(findings, member, where);
    }
    if (node.type === "CallExpression" || node.type === "NewExpression") readCall(findings, node, where);
    if (node.type === "Literal" && isNode(node.regex) === false && typeof node.regex === "object" && node.regex !== null) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      readPattern(findings, pattern, flags, where);
    }
    const pseudo = lackingPseudo.exec(textOf(node) ?? (node.type === "TemplateElement" ? String((node.value as { raw: string }).raw) : ""))?.[1];
    if (pseudo) use(findings, join("css.selectors", pseudo), where);
    const inner = depth + (/Function/.test(node.type) ? 1 : 0);
    for (const key in node) {
      const value = node[key];
      if (typeof value !== "object" || value === null) continue;
      // A name after a dot, a key, and what another module calls it, refer to nothing.
      if (!node.computed && ((node.type === "MemberExpression" && key === "property") || (key === "key" && node.type !== "PrivateIdentifier"))) {
        if (isNode(value) && value.type === "PrivateIdentifier") visit(value, inner);
        continue;
      }
      if (/^(Import|Export)\w*Specifier$/.test(node.type) && key !== "local") continue;
      if (/^(LabeledStatement|BreakStatement|ContinueStatement|MetaProperty)$/.test(node.type) && key !== "body") continue;
      for (const child of nodesIn(value)) visit(child, inner);
    }
  }
  visit(root, 0);
}
