import type { BuiltFiles } from "#server/http/load-built.ts";

/** A page of the gate's own, made at build: what it names is what its screens are made of. */
const example = "/site-access/one-moment";
/** Its script, which the page made at build has lost. */
const script = "/gate.js";

/** Only files; an address of a page is content. */
const isFile = (path: string) => /^\/(assets\/|favicon\.|apple-touch-icon\.)/.test(path);
const named = (text: string) =>
  [...text.matchAll(/(?:href|src)="([^"]+)"|url\(["']?([^"')]+)/g)].map((match) => (match[1] ?? match[2] ?? "").replace(/#$/, ""));
const textOf = (built: BuiltFiles, path: string) => new TextDecoder().decode(built.get(path)?.plain.body);

/** Styles, faces and drawings of the gate's screens, which everyone may have; nothing else that was built. */
export function gateFiles(built: BuiltFiles): ReadonlySet<string> {
  const found = new Set([script].filter((path) => built.has(path)));
  const look = (paths: string[]) => {
    for (const path of paths.filter((path) => isFile(path) && !path.endsWith(".js") && built.has(path) && !found.has(path))) {
      found.add(path);
      if (path.endsWith(".css")) look(named(textOf(built, path)));
    }
  };
  look(named(textOf(built, example)));
  return found;
}
