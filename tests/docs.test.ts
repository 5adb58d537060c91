import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lowStock } from "#content/catalogue.ts";
import { formatPounds } from "#contracts/money.ts";
import { staffRefundLimit } from "#contracts/rights.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (page: string) => readFileSync(join(root, page), "utf8");
const pages = globSync(["*.md", "{docs,app,imagery}/**/*.md"], { cwd: root });

/** Links to our own files, from the page's folder, and paths in code spans, from the top; not those with a placeholder, nor the owner's own settings, nor what is shown as an example. */
function filesIn(page: string): string[] {
  const text = read(page).replaceAll(/^```.*?^```/gms, "");
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

it("the list of decisions has each of them once", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^- \[\d{4}\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(listed.sort()).toEqual(globSync("[0-9]*.md", { cwd: join(root, "docs/decisions") }).sort());
});

const staffRefund = formatPounds(staffRefundLimit).replace(".00", "");
it.each([
  ["docs/operating.md", `fewer than ${lowStock} tubes are left`, "lowStock in content/catalogue.ts"],
  ["docs/operating.md", `refund up to ${staffRefund},`, "staffRefundLimit in contracts/rights.ts"],
  ["docs/back-office.md", `up to ${staffRefund} a day`, "staffRefundLimit in contracts/rights.ts"],
])("%s says “%s”, as %s has it", (page, words) => {
  expect(read(page)).toContain(words);
});
