import { needBuild } from "#tests/support/need-build.ts";

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: { action?: unknown } };

/** A route of the app that takes a form. */
export type FormRoute = {
  /** Its pattern, such as `/order/:token`; an index route's has `?index`, by which a form reaches it. */
  pattern: string;
  /** The same with something that looks right in each parameter's place. */
  path: string;
};

const bundle = new URL("../../build/server/index.js", import.meta.url);
const stand: Record<string, string> = { token: "a".repeat(32), reference: "EMB-7K4M-2Q9X", code: "7K4M2Q9X" };

async function readPatterns(which: (route: Route) => boolean): Promise<string[]> {
  await needBuild();
  const { routes } = (await import(bundle.href)) as { routes: Record<string, Route> };
  const pathOf = ({ path, parentId }: Route): string => `${routes[parentId ?? ""] ? pathOf(routes[parentId ?? ""] as Route) : ""}${path ? `/${path}` : ""}`;
  return Object.values(routes)
    .filter(which)
    .map((route) => `${pathOf(route) || "/"}${route.index ? "?index" : ""}`);
}

/** Every route that takes a form, as the built app has them: a new one cannot be forgotten. */
export async function readFormRoutes(): Promise<FormRoute[]> {
  const patterns = await readPatterns(({ module }) => Boolean(module.action));
  return patterns.map((pattern) => ({ pattern, path: pattern.replace(/:(\w+)\??/g, (_, name: string) => stand[name] ?? name) }));
}

/** Every route that is a page, with something that looks right in each parameter's place. */
export async function readPagePaths(): Promise<string[]> {
  const patterns = await readPatterns(({ module }) => "default" in module);
  return [
    ...new Set(
      patterns.map(
        (pattern) =>
          pattern
            .replace("?index", "")
            .replace(/:(\w+)\??/g, (_, name: string) => stand[name] ?? name)
            .replace("/*", "/nowhere") || "/",
      ),
    ),
  ];
}

/** Every route whose address carries something. */
export const readRoutesWithParameters = () => readPatterns(({ path = "" }) => path.includes(":"));

/** Every address of the back office, as its pattern. */
export async function readOperatorRoutes(): Promise<string[]> {
  const patterns = await readPatterns(() => true);
  return [...new Set(patterns.map((pattern) => pattern.replace("?index", "")))].filter(
    (pattern) => /^\/operator(\/|$)/.test(pattern) && !pattern.endsWith("*"),
  );
}
