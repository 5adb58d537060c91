import { categories, type Figures } from "#tests/lighthouse/figures.ts";

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

type Goal = { name: keyof Figures; words: string; most: number; show: (value: number) => string };

/** For every page. */
const goals: readonly Goal[] = [
  { name: "paint", words: "largest paint", most: 1_200, show: (value) => `${(value / 1000).toFixed(2)} s` },
  { name: "blocking", words: "blocking", most: 50, show: (value) => `${value.toFixed(0)} ms` },
  { name: "shift", words: "layout shift", most: 0.01, show: (value) => value.toFixed(3) },
];
/** For the home page: a first visit. */
const homeGoals: readonly Goal[] = [
  { name: "bytes", words: "all files", most: 300 * 1024, show: kilobytes },
  { name: "script", words: "script", most: 130 * 1024, show: kilobytes },
];

const isHome = (path: string) => path === "/" || path === "/home";

/** What a page falls short of, in words; empty where it is all we want. */
export function judge(path: string, figures: Figures): string[] {
  const low = categories.filter((category) => figures[category] < 100).map((category) => `${category} ${figures[category]}, not 100`);
  const over = [...goals, ...(isHome(path) ? homeGoals : [])].filter(({ name, most }) => !(figures[name] <= most));
  return [...low, ...over.map(({ name, words, most, show }) => `${words} ${show(figures[name])}, over ${show(most)}`)];
}

/** One row a page. */
export function describeFigures(pages: readonly { path: string; figures: Figures }[]) {
  const columns = [...goals, ...homeGoals];
  const head = ["page", ...categories.map((category) => category.replaceAll("-", " ")), ...columns.map(({ words }) => words)];
  const wanted = ["wanted", ...categories.map(() => "100"), ...columns.map(({ most, show }) => `≤ ${show(most)}`)];
  const rows = pages.map(({ path, figures }) => [
    `\`${path}\``,
    ...categories.map((category) => String(figures[category])),
    ...columns.map(({ name, show }) => show(figures[name])),
  ]);
  return [head, head.map(() => "---"), wanted, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const pathIn = (row: string) => /^\| `(\/[^`]*)` \|/.exec(row)?.[1];

/** The table with the rows of a document's older one for every page that was not measured now. */
export function withOlderRows(table: string, document: string): string {
  const lines = table.split("\n");
  const rows = new Map([...document.split("\n"), ...lines].map((row) => [pathIn(row), row]));
  rows.delete(undefined);
  const inOrder = [...rows].sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return [...lines.filter((line) => !pathIn(line)), ...inOrder].join("\n");
}
