import { globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseSync, Visitor } from "oxc-parser";

/** A regular expression of ours, and where it stands; `built`: put together while the program starts, so nobody knows in which file. */
export type Pattern = { source: string; flags: string; where: string };

const root = fileURLToPath(new URL("../..", import.meta.url));
const isOurs = (file: string) => !/\.test\.|\/node_modules\//.test(file);

/** Those that stand in the text as they are. */
function listWritten(): Pattern[] {
  return globSync("{app,content,contracts,server,main}/**/*.{ts,tsx,js}", { cwd: root })
    .filter(isOurs)
    .flatMap((where) => {
      const found: Pattern[] = [];
      const { program } = parseSync(where, readFileSync(root + where, "utf8"));
      new Visitor({
        // biome-ignore lint/correctness/noComponentHookFactories: no component, but the name of a kind of syntax node
        Literal: (node) => {
          if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags, where });
        },
      }).visit(program);
      return found;
    });
}

/** Those that modules put together as they're loaded: each such module is loaded, and every RegExp that's made then is noted. */
async function listBuilt(): Promise<Pattern[]> {
  const { RegExp: original } = globalThis;
  const made: RegExp[] = [];
  globalThis.RegExp = new Proxy(original, {
    construct(target, given) {
      const pattern = Reflect.construct(target, given) as RegExp;
      made.push(pattern);
      return pattern;
    },
  });
  for (const file of globSync("{content,contracts,server}/**/*.ts", { cwd: root }).filter(isOurs))
    if (readFileSync(root + file, "utf8").includes("new RegExp(")) await import(pathToFileURL(root + file).href);
  globalThis.RegExp = original;
  return made.map(({ source, flags }) => ({ source, flags, where: "built" }));
}

process.stdout.write(JSON.stringify([...listWritten(), ...(await listBuilt())]));
