import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import { oldestBrowsers } from "#main/browsers.ts";

const { chrome, edge, firefox, safari, ios, samsungInternet } = oldestBrowsers;
/** The minimum in the data's names; what an app shows inside itself is the system's engine of the same age. */
const minimum = {
  chrome,
  chrome_android: chrome,
  webview_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios,
  webview_ios: ios,
  samsunginternet_android: samsungInternet,
} as const;
type Browser = keyof typeof minimum;

export const data: CompatData = bcd;

/** A feature's place in the data, such as `css.properties.text-wrap.balance`. */
export type Path = string;

export const join = (...names: string[]): Path => names.join(".");

const lookedUp = new Map<Path, Identifier | undefined>();
/** What the data holds at this place. Names are matched as they are written: an object's own `constructor` is no feature. */
export function lookUp(path: Path): Identifier | undefined {
  if (lookedUp.has(path)) return lookedUp.get(path);
  let at: Identifier | undefined = data as unknown as Identifier;
  for (const name of path.split(".")) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  lookedUp.set(path, at);
  return at;
}

export const isKnown = (path: Path) => lookUp(path)?.__compat !== undefined;

/** "≤37" says that it was there by then at the latest. */
const parts = (version: string) => version.replace("≤", "").split(".").map(Number);

function isAtMost(version: string, limit: string) {
  const [have, want] = [parts(version), parts(limit)];
  for (let at = 0; at < Math.max(have.length, want.length); at++) {
    const difference = (have[at] ?? 0) - (want[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** `written`: the other names under which the same thing is declared beside it, so that `-webkit-` counts where it stands. */
function supports(statement: SimpleSupportStatement, limit: string, isWritten: (statement: SimpleSupportStatement) => boolean) {
  const { version_added: added, version_removed: removed, flags, partial_implementation: partial } = statement;
  if (typeof added !== "string" || added === "preview" || flags || partial) return false;
  return isWritten(statement) && isAtMost(added, limit) && !(removed && isAtMost(removed, limit));
}

const unprefixed = ({ prefix, alternative_name: other }: SimpleSupportStatement) => !prefix && !other;

const lackedPlainly = new Map<Path, string[]>();
/** The browsers of the minimum that lack a feature, with the version that first has it. */
export function lackedBy(path: Path, isWritten?: (statement: SimpleSupportStatement) => boolean): string[] {
  if (isWritten) return compare(path, isWritten);
  const lacked = lackedPlainly.get(path) ?? compare(path, unprefixed);
  lackedPlainly.set(path, lacked);
  return lacked;
}

function compare(path: Path, isWritten: (statement: SimpleSupportStatement) => boolean): string[] {
  const support = lookUp(path)?.__compat?.support;
  if (!support) return [];
  return (Object.keys(minimum) as Browser[]).flatMap((browser) => {
    const statements = [support[browser] ?? []].flat();
    if (statements.some((statement) => supports(statement, minimum[browser], isWritten))) return [];
    const { version_added: since, partial_implementation: partial } = statements[0] ?? {};
    return [`${browser} ${minimum[browser]} (${partial ? "in part" : since ? `since ${since}` : "never"})`];
  });
}

export type Findings = {
  /** Every feature that was found in the data. */
  checked: Set<Path>;
  /** What a browser of the minimum lacks: which, and where it is used first. */
  lacking: Map<Path, { by: string[]; where: string }>;
  /** Names in a place where the data knows all names, and not this one. */
  unknown: Map<string, string>;
};

export const noFindings = (): Findings => ({ checked: new Set(), lacking: new Map(), unknown: new Map() });

/** Where a feature is used: made only when it's wanted. */
export type Where = () => string;

/** Notes one use of a feature. False where the data doesn't know it. */
export function use(findings: Findings, path: Path, where: Where, isWritten?: Parameters<typeof lackedBy>[1]): boolean {
  if (!isKnown(path)) return false;
  findings.checked.add(path);
  const by = lackedBy(path, isWritten);
  if (by.length > 0 && !findings.lacking.has(path)) findings.lacking.set(path, { by, where: where() });
  return true;
}

/** Globals and members that Safari of the minimum has not at all, as `Element.checkVisibility` or `URL.canParse_static`. */
export function missingInSafari(): string[] {
  const isMissing = (path: Path) => lackedBy(path).some((by) => by.startsWith("safari_ios ") && !by.endsWith("(in part)"));
  return ["api", "javascript.builtins"].flatMap((root) =>
    Object.keys(lookUp(root) ?? {}).flatMap((owner) =>
      ["", ...Object.keys(lookUp(join(root, owner)) ?? {}).map((member) => `.${member}`)]
        .filter((member) => isMissing(`${join(root, owner)}${member}`))
        .map((member) => `${owner}${member}`),
    ),
  );
}

/** Pseudo-classes that make `querySelector` throw in some browser of the minimum. */
export const lackingPseudos = Object.keys(data.css.selectors ?? {}).filter(
  (name) => name !== "__compat" && !name.startsWith("-") && lackedBy(join("css.selectors", name)).length > 0,
);
