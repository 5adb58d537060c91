import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brand } from "#content/brand.ts";
import { openDatabase } from "#server/db/open.ts";
import { createCustomer, shopOnce } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type NewName = { name: string; slug: string; referencePrefix: string };

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Rendered on request. Pages made at build are read from their files. */
const routes = ["/checkout", "/order/find", "/payment-success", "/warmth-list/success", "/warmth-list/joined", "/no-such-page", "/openapi.json", "/operator"];
/** A picture says what it shows until it is drawn anew. */
const isPicture = (name: string) => /\.(png|jpg|avif|webp|ico|woff2|br|gz)$/.test(name);
/** Confirm the address, order confirmed, and the owner's. */
const leastMails = 3;

const old = new RegExp(`${brand.name}|${brand.slug}|\\b${brand.referencePrefix}-`, "i");

/** The whole program in a folder of its own, under another name, built. */
async function buildCopy(folder: string, to: NewName) {
  const own = (await readdir(root)).filter((name) => !["node_modules", "build", ".git", ".data", ".react-router", "test-results"].includes(name));
  await Promise.all(own.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const file = join(folder, "content/brand.ts");
  const source = await readFile(file, "utf8");
  const renamed = (["name", "slug", "referencePrefix"] as const).reduce((text, key) => text.replace(`${key}: "${brand[key]}"`, `${key}: "${to[key]}"`), source);
  await writeFile(file, renamed);
  await promisify(execFile)(process.execPath, ["main/build.ts"], { cwd: folder });
}

async function readFiles(folder: string) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && !isPicture(entry.name));
  return Promise.all(
    names.map(async ({ parentPath, name }) => ({ where: join(parentPath, name).slice(folder.length), text: await readFile(join(parentPath, name), "utf8") })),
  );
}

const readRoutes = (origin: string) =>
  Promise.all(
    routes.map(async (path) => {
      const answer = await fetch(origin + path, { headers: { accept: "text/html" } });
      return { where: path, text: JSON.stringify([...answer.headers]) + (await answer.text()) };
    }),
  );

/** One person joins, orders and pays; answers every mail that came of it. */
async function causeMails(origin: string, url: string) {
  const promised = { signUps: [], orders: [], payments: [] };
  await shopOnce(createCustomer(origin, 1, { patience: 20_000 }), promised);
  const { db } = openDatabase(url, { connections: 1 });
  for (let tries = 0; tries < 120; tries++) {
    const mails = await db.selectFrom("mailbox").selectAll().execute();
    if (mails.length >= leastMails || tries === 119) {
      await db.destroy();
      return mails.map((mail) => ({ where: `mail "${mail.subject}"`, text: JSON.stringify(mail) }));
    }
    await wait(250);
  }
  return [];
}

/** Builds and runs the shop under another name, and looks for the old one in all that leaves it. */
export async function drillOneName({ postgres, brand: to }: DrillNeeds & { brand: NewName }): Promise<Drilled> {
  const folder = await mkdtemp(join(tmpdir(), "one-name-"));
  try {
    await buildCopy(folder, to);
    const url = await createTestDatabase(postgres);
    const site = await startSite({ DATABASE_URL: url, TRUSTED_PROXIES: "1", LOG_LEVEL: "error" }, { folder, seconds: 60 });
    const files = await readFiles(join(folder, "build"));
    const answers = await readRoutes(site.origin);
    const mails = await causeMails(site.origin, url);
    await site.stop();
    const all = [...files, ...answers, ...mails];
    const traces = all.filter(({ where, text }) => old.test(where) || old.test(text));
    const named = all.filter(({ text }) => text.includes(to.name));
    return {
      figures: {
        files: files.length,
        pages: files.filter(({ where }) => where.endsWith(".html")).length,
        routes: answers.length,
        mails: mails.length,
        "with the new name": named.length,
        "with the old one": traces.map(({ where }) => where).join(", ") || 0,
      },
      ok: traces.length === 0 && mails.length >= leastMails && named.length > 20,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
