import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = globSync(["*.md", "{docs,app,imagery}/**/*.md"], { cwd: root });

/** Links to our own files, from the page's folder, and paths in code spans, from the top; not those with a placeholder, nor the owner's own settings, nor what is shown as an example. */
function filesIn(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8").replaceAll(/^```.*?^```/gms, "");
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, to]) => join(dirname(page), to ?? ""));
  const paths = [...text.matchAll(/`((?:app|server|main|tests|content|contracts|imagery|deploy)\/[\w./-]+)`/g)].map(([, path]) => path ?? "");
  return [...links, ...paths].filter((path) => !path.endsWith(".env"));
}

it("finds pages, links and paths", () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(filesIn("README.md").length).toBeGreaterThan(10);
});

it.each(pages)("%s names only files that are there", (page) => {
  expect(filesIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
