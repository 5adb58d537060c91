import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

type Node = { type: string; start: number; [key: string]: unknown };

const root = fileURLToPath(new URL("..", import.meta.url));
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Holders of words: whatever else takes children is given elements. */
const ofWords = new Set(["a", "button", "label", "p", "span", "Button", "ButtonLink", "Link"]);
const tagOf = (node: Node) => String(((node.openingElement as Node | undefined)?.name as Node | undefined)?.name ?? "");

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
}

const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";
const isNothing = (node: Node) =>
  (node.type === "Literal" && (node.value === null || typeof node.value === "boolean" || !String(node.value).trim())) ||
  (node.type === "Identifier" && node.name === "undefined");

/** Names that a file has from content: what hangs on them alone is the same for as long as a page is open. */
const fromContent = (program: Node) =>
  new Set(
    [...walk(program)].flatMap((node) =>
      node.type === "ImportDeclaration" && String((node.source as Node).value).startsWith("#content/")
        ? (node.specifiers as Node[]).map(({ local }) => String((local as Node).name))
        : [],
    ),
  );

/** The names that a test hangs on, without those that it only reads of them. */
function namesIn(node: Node): string[] {
  if (node.type === "Identifier") return [String(node.name)];
  if (node.type === "MemberExpression") return namesIn(node.object as Node);
  if (node.type === "CallExpression") return namesIn(node.callee as Node);
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(namesIn));
}

/** What an expression may become: an element, words, nothing; or, of anything else, not known. */
function outcomes(node: Node): ("element" | "words" | "nothing" | "unknown")[] {
  if (isElement(node)) return ["element"];
  if (isNothing(node)) return ["nothing"];
  if (node.type === "Literal" || node.type === "TemplateLiteral") return ["words"];
  if (node.type === "ConditionalExpression") return [...outcomes(node.consequent as Node), ...outcomes(node.alternate as Node)];
  if (node.type === "LogicalExpression")
    return [...(node.operator === "&&" ? (["nothing"] as const) : outcomes(node.left as Node)), ...outcomes(node.right as Node)];
  if (node.type === "ParenthesizedExpression") return outcomes(node.expression as Node);
  return ["unknown"];
}

/** The children that stand in one parent of the page: those of a fragment stand in its parent. */
function childrenOf(node: Node): Node[] {
  return (node.children as Node[]).flatMap((child) => {
    if (child.type === "JSXText") return String(child.value).trim() ? [child] : [];
    if (child.type === "JSXFragment") return childrenOf(child);
    if (child.type !== "JSXExpressionContainer") return [child];
    const expression = child.expression as Node;
    // A space between two lines.
    if (expression.type === "JSXEmptyExpression" || (expression.type === "Literal" && !String(expression.value).trim())) return [];
    return [expression];
  });
}

const isBareText = (node: Node, tag: string) =>
  node.type === "JSXText" || (ofWords.has(tag) && node.type === "Identifier" && node.name === "children") || outcomes(node).includes("words");
const testOf = (node: Node) =>
  (node.type === "ConditionalExpression" ? node.test : node.type === "LogicalExpression" ? node.left : undefined) as Node | undefined;
const comesAndGoes = (node: Node) => !isElement(node) && outcomes(node).includes("element");
const changes = (node: Node) => new Set(outcomes(node)).size > 0 && outcomes(node).length > 1 && outcomes(node).includes("words");

/** Where words that a translator may take out of the page stand beside what React puts in, takes out, or writes anew. */
function findBareText(code: string, name = "a.tsx"): string[] {
  const { program } = parseSync(name, code, { lang: "tsx" }) as unknown as { program: Node };
  const found: string[] = [];
  const constants = fromContent(program);
  const isSettled = (node: Node) => {
    const test = testOf(node);
    return test !== undefined && namesIn(test).every((one) => constants.has(one));
  };
  for (const node of walk(program)) {
    if (!isElement(node)) continue;
    const children = childrenOf(node);
    const isWrong = children.some((child) =>
      children.some(
        (other) => other !== child && ((isBareText(child, tagOf(node)) && comesAndGoes(other) && !isSettled(other)) || (changes(child) && !isSettled(child))),
      ),
    );
    if (isWrong) found.push(`${name}:${code.slice(0, node.start).split("\n").length}`);
  }
  return found;
}

describe("a translated page, whose words stand in elements that React does not know", () => {
  it.each([
    "<button>{busy && <i />}Send</button>",
    "<button>{busy && <i />}{children}</button>",
    "<p>{a ? <b /> : null} words</p>",
    '<p><Icon />{busy ? "Sending" : "Send"}</p>',
    "<p>words <>{a && <b />}</></p>",
  ])("%s breaks it, or shows old words", (code) => {
    expect(findBareText(`export const a = ${code};`)).toHaveLength(1);
  });

  it.each([
    "<button>{busy && <i />}<span>Send</span></button>",
    '<button>{busy ? "Sending" : "Send"}</button>',
    "<p>words <b>and</b> more</p>",
    '<p><Icon /><span>{busy ? "Sending" : "Send"}</span></p>',
  ])("%s does not", (code) => {
    expect(findBareText(`export const a = ${code};`)).toEqual([]);
  });

  it("no element that comes and goes stands beside bare words, and words that change have an element of their own", () => {
    const files = globSync("app/**/*.tsx", { cwd: root }).filter(
      (path) => !/features\/styleguide|routes\/operator|features\/operator|features\/insights/.test(path),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((path) => findBareText(readFileSync(root + path, "utf8"), path))).toEqual([]);
  });
});

/** Attributes whose words a person reads or hears. */
const labels = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",

  "label",
  "placeholder",
  "title",
  "toolparamdescription",
]);
const isWord = (text: unknown) => typeof text === "string" && /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ""));

/** Literal words that an expression may put on the page: its branches, not what they're chosen by. */
function literalsIn(node: Node): Node[] {
  if (node.type === "ConditionalExpression") return [...literalsIn(node.consequent as Node), ...literalsIn(node.alternate as Node)];
  if (node.type === "LogicalExpression") return [...literalsIn(node.left as Node), ...literalsIn(node.right as Node)];
  if (node.type === "BinaryExpression" && node.operator === "+") return [...literalsIn(node.left as Node), ...literalsIn(node.right as Node)];
  if (node.type === "TemplateLiteral") return node.quasis as Node[];
  if (["JSXExpressionContainer", "ParenthesizedExpression"].includes(node.type)) return literalsIn(node.expression as Node);
  return node.type === "Literal" || node.type === "JSXText" ? [node] : [];
}

const textOf = ({ type, value }: Node) => (type === "TemplateElement" ? (value as { cooked: string }).cooked : value);

/** Words that stand in the app itself, where content/ would have them. */
function findOwnWords(code: string, name = "a.tsx"): string[] {
  const { program } = parseSync(name, code, { lang: "tsx" }) as unknown as { program: Node };
  return [...walk(program)].flatMap((node) => {
    const shown = isElement(node)
      ? (node.children as Node[])
      : node.type === "JSXAttribute" && labels.has(String((node.name as Node).name))
        ? [node.value]
        : [];
    const words = shown
      .filter(isNode)
      .flatMap(literalsIn)
      .filter((literal) => isWord(textOf(literal)));
    return words.map((literal) => `${name}:${code.slice(0, literal.start).split("\n").length}: ${String(textOf(literal)).trim()}`);
  });
}

describe("words for people stand in content/", () => {
  it.each([
    "<p>Sold out</p>",
    '<p>{isOpen ? "Open" : words.closed}</p>',
    '<p>{isOpen && "Open"}</p>',
    `<p>{\`Ordered on \${day}\`}</p>`,
    '<nav aria-label="Policies" />',
    '<img alt={isWarm ? "A warm hand" : ""} />',
    `<input placeholder={\`Ask about \${name}\`} />`,
  ])("%s is refused", (code) => {
    expect(findOwnWords(`export const a = ${code};`)).toHaveLength(1);
  });

  it.each([
    "<p>{words.soldOut}</p>",
    '<p className="small soft">{count} × {price}</p>',
    '<p>{state === "sold-out" ? words.soldOut : words.open}</p>',
    '<input name="email" type="email" aria-label={words.email} />',
    '<a href={url}>{children}&nbsp;<Icon name="out" /></a>',
  ])("%s is not", (code) => {
    expect(findOwnWords(`export const a = ${code};`)).toEqual([]);
  });

  it("no element and no label in app/ has words of its own, but for the style guide's specimens", () => {
    const files = globSync("app/**/*.tsx", { cwd: root }).filter((path) => !/\.test\.|routes\/styleguide\//.test(path));
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((path) => findOwnWords(readFileSync(root + path, "utf8"), path))).toEqual([]);
  });
});
