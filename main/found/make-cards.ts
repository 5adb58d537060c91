import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "#content/brand.ts";
import { chooseLook } from "#imagery/share-card/choose-look.ts";
import { drawCard } from "#imagery/share-card/draw-card.ts";
import { drawSubject, type Subject, type SubjectName } from "#imagery/share-card/draw-subject.ts";
import { grounds } from "#imagery/share-card/grounds.ts";
import { decodeEntities, type PublicPage } from "#server/platform/http/seo.ts";

const imagery = fileURLToPath(new URL("../../imagery/", import.meta.url));
const kept = fileURLToPath(new URL("../../node_modules/.cache/share-cards/", import.meta.url));
/** How many are drawn at once: words are set on one core, pixels on the others. */
const atOnce = 4;

/** Changes when any card would: with the drawing's own files and the pictures it shows. */
async function hashDrawing() {
  const entries = await Promise.all(["share-card", "drawn"].map((folder) => readdir(imagery + folder, { recursive: true, withFileTypes: true })));
  const files = entries.flat().filter((entry) => entry.isFile() && !/\.(avif|webp)$/.test(entry.name));
  const paths = [
    ...files.map((entry) => `${entry.parentPath}/${entry.name}`),
    ...["field.ts", "to-path.ts", "masters/cut-out.png"].map((name) => imagery + name),
  ];
  const hash = createHash("sha256").update(JSON.stringify(brand));
  for (const path of paths.sort()) hash.update(await readFile(path));
  return hash.digest("hex");
}

const plain = (html: string) =>
  decodeEntities(
    html
      .replaceAll(/<br\s*\/?>/g, " ")
      .replaceAll(/<[^<>]+>/g, "")
      .replaceAll(/\s+/g, " "),
  ).trim();

/** The two kinds of words of a page's h1; it may have only one. */
export function readHeadline(html: string, path: string): { cold: string; warm: string } {
  const h1 = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<span class="visually-hidden">[\s\S]*?<\/span>/g, "");
  if (!h1) throw new Error(`${path}: no h1 to put on its share card`);
  const part = (look: string) => plain(new RegExp(`<span class="(?:[^"]* )?${look}(?: [^"]*)?">([\\s\\S]*?)</span>`).exec(h1)?.[1] ?? "");
  const [cold, warm] = [part("cold"), part("warm")];
  return cold || warm ? { cold, warm } : { cold: plain(h1), warm: "" };
}

/** A page, with the words on its share card. */
export type CardPage = PublicPage & ReturnType<typeof readHeadline>;

/** The page a card is for: `/share/blog/a-post.jpg` is that of `/blog/a-post`. */
const pageOf = ({ card }: CardPage) => card.replaceAll(/^\/share|\.jpg$/g, "");
const nameOf = (drawing: string, page: CardPage) => {
  const made = [drawing, page.card, page.cold, page.warm, chooseLook(pageOf(page))];
  return `${createHash("sha256").update(JSON.stringify(made)).digest("hex")}.jpg`;
};

/** Puts one share card per page into the built site; a card that has not changed since the last build is taken from there. */
export async function makeCards(client: string, pages: readonly CardPage[]) {
  await mkdir(kept, { recursive: true });
  const drawing = await hashDrawing();
  const subjects = new Map<SubjectName, Promise<Subject>>();
  const subjectOf = (name: SubjectName) => {
    const drawn = subjects.get(name) ?? drawSubject(name);
    subjects.set(name, drawn);
    return drawn;
  };
  async function make(page: CardPage) {
    const file = kept + nameOf(drawing, page);
    const { subject, ground, line, column } = chooseLook(pageOf(page));
    const draw = async () =>
      drawCard({ words: { cold: page.cold, warm: page.warm, line, column }, subject: await subjectOf(subject), colours: grounds[ground], seed: page.card });
    const card = (await readFile(file).catch(() => null)) ?? (await draw());
    await mkdir(dirname(client + page.card), { recursive: true });
    await Promise.all([writeFile(file, card), writeFile(client + page.card, card)]);
  }
  const waiting = [...pages];
  const drawNext = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) await make(page);
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  const used = new Set(pages.map((page) => nameOf(drawing, page)));
  for (const name of await readdir(kept)) if (!used.has(name)) await rm(kept + name);
}
