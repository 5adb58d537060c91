import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brand } from "#content/brand.ts";
import { catalogue, preOrderTermsVersion } from "#content/catalogue.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { formatShort } from "#contracts/money.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { settings } from "#server/platform/settings.ts";
import { createCustomer, shopOnce } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { copyProgram } from "#tests/support/copy-program.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

const { tube } = catalogue;
const others = {
  "content/brand.ts": [
    [`name: "${brand.name}"`, 'name: "Glowmitt"'],
    [`slug: "${brand.slug}"`, 'slug: "glowmitt"'],
    [`referencePrefix: "${brand.referencePrefix}"`, 'referencePrefix: "GLO"'],
  ],
  "content/catalogue.ts": [
    [`minor: ${tube.price.minor}`, "minor: 1790"],
    [`const sizeMl = ${tube.sizeMl}`, "const sizeMl = 65"],
  ],
} as const;
const dispatch = "2028-02-29";

/** Rendered on request. Pages made at build are read from their files. */
const routes = ["/checkout", "/order/find", "/payment-success", "/warmth-list/success", "/warmth-list/joined", "/no-such-page", "/openapi.json", "/operator"];
/** A picture says what it shows until it is drawn anew. */
const isPicture = (name: string) => /\.(png|jpg|avif|webp|ico|woff2|br|gz)$/.test(name);
/** Confirm the address, order confirmed, and the owner's. */
const leastMails = 3;

const old = new RegExp(
  [
    brand.name,
    brand.slug,
    `\\b${brand.referencePrefix}-`,
    `${formatShort(tube.price)}(?!\\d)`,
    `\\b${tube.sizeMl} ?ml\\b`,
    formatIsoDay(settings.DISPATCH_DATE.default),
  ].join("|"),
  "i",
);
/** What must be said in their place, in all that was read together. */
const expected = ["Glowmitt", "£17.90", "65 ml", "29 February 2028"];
const questions = ["How much is it?", "How big is the tube?", "When will it be sent?"];

/** The whole program in a folder of its own, with other facts, built. */
async function buildCopy(folder: string) {
  await copyProgram(folder);
  for (const [name, changes] of Object.entries(others)) {
    let text = await readFile(join(folder, name), "utf8");
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      text = text.replace(from, to);
    }
    await writeFile(join(folder, name), text);
  }
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

const readAnswers = (origin: string) =>
  Promise.all(
    questions.map(async (message) => {
      const answer = await fetch(`${origin}/functions/v1/glowmitt-chatbot`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ message }),
      });
      return { where: `the answer to "${message}"`, text: await answer.text() };
    }),
  );

/** One person joins, orders and pays; answers every mail that came of it. */
async function causeMails(origin: string, url: string) {
  const promised = { signUps: [], orders: [], payments: [] };
  await shopOnce(createCustomer(origin, 1, { timeoutMs: 20_000, offer: `${preOrderTermsVersion}, £17.90, by ${formatIsoDay(dispatch)}` }), promised);
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

/** Builds and runs the shop with other facts, and looks for the old ones in all that leaves it. */
export async function drillOtherFacts({ postgres }: DrillNeeds): Promise<Drilled> {
  const folder = await mkdtemp(join(tmpdir(), "other-facts-"));
  try {
    await buildCopy(folder);
    const url = await createTestDatabase(postgres);
    const env = { DATABASE_URL: url, TRUSTED_PROXIES: "1", LOG_LEVEL: "error", DISPATCH_DATE: dispatch };
    const site = await startSite(env, { folder, seconds: 60 });
    const files = await readFiles(join(folder, "build"));
    const pages = await readRoutes(site.origin);
    const answers = await readAnswers(site.origin);
    const mails = await causeMails(site.origin, url);
    await site.stop();
    const all = [...files, ...pages, ...answers, ...mails];
    // What the assistants learnt to listen for: people ask about any size and price.
    const said = all
      .filter(({ where }) => !where.startsWith("/learned/"))
      // Comments stay in the server's files, and leave the house in none.
      .map(({ where, text }) => ({ where, text: where.startsWith("/server/") ? text.replace(/\/\*[\s\S]*?\*\//g, "") : text }));
    const traces = said.flatMap(({ where, text }) => {
      const [trace] = old.exec(where) ?? old.exec(text) ?? [];
      return trace === undefined ? [] : [`${where} (${trace})`];
    });
    const saidOf = expected.map((fact) => [fact, all.filter(({ text }) => text.includes(fact)).length] as const);
    return {
      figures: {
        files: files.length,
        pages: files.filter(({ where }) => where.endsWith(".html")).length,
        routes: pages.length,
        answers: answers.length,
        mails: mails.length,
        ...Object.fromEntries(saidOf.map(([fact, times]) => [`say "${fact}"`, times])),
        "say what is no longer so": traces.join(", ") || 0,
      },
      ok: traces.length === 0 && mails.length >= leastMails && saidOf.every(([, times]) => times > 3),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
