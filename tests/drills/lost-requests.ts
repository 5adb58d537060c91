import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { openChromium, openFirefox } from "#tests/browsers/by-puppeteer.ts";
import type { Engine } from "#tests/browsers/engine.ts";
import { findFirefox, findWebKit } from "#tests/browsers/find.ts";
import { createVisitor, type Visitor } from "#tests/browsers/visitor.ts";
import { openWebKit } from "#tests/browsers/webkit.ts";
import { createCustomer, shopOnce } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { type Given, type Journey, journeys, type Step } from "#tests/drills/lossy-journeys.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findBrowser } from "#tests/support/find-browser.ts";
import { openLossyProxy } from "#tests/support/lossy-proxy.ts";
import { startSite } from "#tests/support/start-site.ts";

type EngineName = keyof typeof engines;
type Size = DrillNeeds & {
  engines: EngineName[];
  /** So many passes, spread evenly over all; left out: every one. */
  sample?: number;
  /** Only passes whose description this matches; for looking into one that was wrong. */
  only?: RegExp;
  say?: (line: string) => void;
};

/** What goes wrong in a pass. */
type Loss = { what: "nothing" | "deploy" | "restart" } | { what: "request" | "answer"; key: string; nth: number };
type Pass = { journey: Journey; loss: Loss };

/** Undefined where it isn't installed. */
const engines = {
  chromium: () => openChromium(findBrowser()),
  firefox: () => openOr(findFirefox(), openFirefox),
  webkit: () => openOr(findWebKit(), openWebKit),
};
const openOr = (path: string | undefined, open: (path: string) => Promise<Engine>) => (path === undefined ? undefined : open(path));

/** Milliseconds that somebody waits before they press once more; longer than all that the page tries by itself. */
const timeoutMs = 15_000;
/** And before they load a page anew that stands there and looks well, but doesn't do all it could. */
const openTimeoutMs = 7_000;
/** Milliseconds after which words that stood there before the press are taken as its answer. */
const sameAgain = 5_000;
/** A page that somebody looks at never says one of these. */
const crashWords = ["Unexpected Application Error", "Minified React error", "is not defined", "undefined is not"];
/** Words that what was sent did not arrive. */
const denials = /\bnot (been )?(sent|saved|taken|charged|received)\b|nothing was (sent|saved|taken|charged)|did not (work|arrive)|didn[’']t (work|arrive)/i;

type Seen = { done: boolean; ours: boolean; blank: boolean; crashed: string[]; told: string };

/** In the page: how things stand there. */
function look(done: Step["done"], crashes: string[]): Seen {
  const shown = (part: Element | null | undefined) => part !== null && part !== undefined && part.getClientRects().length > 0;
  const words = (part: Element | null) => (part?.textContent ?? "").replace(/\s+/g, " ").trim();
  // biome-ignore lint/performance/useDomNodeTextContent: only what is to be seen counts
  const text = document.body ? document.body.innerText.trim() : "";
  const complaints = [...document.querySelectorAll("[role=alert], .notice-error, .problem, .chat-failed")].filter(shown).map(words).filter(Boolean);
  return {
    done: done.some(
      ({ css, words: wanted = "", path }) =>
        (!path || new RegExp(path).test(location.pathname)) && [...document.querySelectorAll(css)].some((part) => words(part).includes(wanted)),
    ),
    ours: shown(document.querySelector("main h1, h1")) && document.querySelector("main") !== null && !/^(about|chrome)/.test(document.documentURI),
    blank: document.readyState === "complete" && /^http/.test(document.documentURI) && text === "",
    crashed: crashes.filter((crash) => text.includes(crash)),
    told: complaints.join(" | "),
  };
}

/** In the page: which of these fields, by label or name, holds something else. */
function lookForTyped(typed: Record<string, string>) {
  return Object.entries(typed).flatMap(([name, wanted]) => {
    const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === name);
    const field = label?.control ?? document.querySelector(`[name="${CSS.escape(name)}"]`);
    const value =
      field instanceof HTMLInputElement && field.type === "checkbox"
        ? field.checked && "on"
        : field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
          ? field.value
          : "no such field";
    return value === wanted ? [] : [`${name}: ${JSON.stringify(value)}`];
  });
}

const nameOf = ({ journey, loss }: Pass) =>
  `${journey.name}: ${"key" in loss ? `${loss.what} of ${loss.key}${loss.nth > 1 ? ` (${loss.nth})` : ""} lost` : loss.what}`;

/**
 * Six journeys of a visitor, through a proxy that loses one request in each pass: each of them once, and of each that sends something the answer,
 * after the server has acted; and the same with a deploy, and with a killed server, just before what decides is pressed.
 */
export async function drillLostRequests({ engines: wanted, ...size }: Size): Promise<Drilled> {
  const all = await Promise.all(wanted.map((name) => drillEngine(name, size)));
  const wrong = all.flatMap((one) => one.wrong);
  return {
    figures: {
      ...Object.assign({}, ...all.map(({ figures }) => figures)),
      wrong: wrong.length,
      ...Object.fromEntries(wrong.map((words, at) => [`${at + 1}`, words])),
    },
    ok: wrong.length === 0,
  };
}

type Found = { figures: Drilled["figures"]; wrong: string[] };

/** In a site of its own. */
async function drillEngine(name: EngineName, { postgres, sample, only, say = () => {} }: Omit<Size, "engines">): Promise<Found> {
  let engine = await engines[name]();
  if (!engine) return { figures: { [name]: "not installed" }, wrong: [] };
  const { version } = engine;
  const url = await createTestDatabase(postgres);
  const { db } = openDatabase(url, { connections: 2 });
  const port = await freePort();
  const proxy = await openLossyProxy(port);
  const env = {
    DATABASE_URL: url,
    PORT: String(port),
    PUBLIC_ORIGIN: proxy.origin,
    TRUSTED_PROXIES: "1",
    CONSENT_ON_LOCAL_HOSTS: "never",
    STOCK: "100000",
    LOG_LEVEL: "warn",
  };
  let site = await startSite(env, { seconds: 60 });
  let restarted: Promise<unknown> | undefined;
  let customers = 0;
  const wrong: string[] = [];
  const tally = { passes: 0, lost: 0, wrong: 0, more: 0, silent: 0 };

  const given: Given = {
    db,
    customer() {
      const customer = createCustomer(`http://localhost:${port}`, 500_000 + ++customers, { timeoutMs: 20_000 });
      const paying = createCustomer(proxy.origin, 500_000 + customers, { timeoutMs: 20_000 });
      return { ...customer, pay: () => shopOnce(paying, { signUps: [], orders: [], payments: [] }) };
    },
  };

  async function restart() {
    await site.stop("SIGKILL");
    site = await startSite(env, { seconds: 60 });
  }

  /** Nothing is under way any more that could still store something. */
  async function untilQuiet() {
    for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt; await wait(50)) {
      const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job where name = 'send-mail' and state < 'completed'`.execute(db);
      if (rows[0]?.jobs === 0) return;
    }
    throw new Error("mails are still waiting");
  }

  /** Waits until the step is done, or the page says that it failed, or is none of ours any more. */
  async function settle({ done, does }: Step, visitor: Visitor, before: string, complain: (what: string) => void) {
    const began = Date.now();
    let told = "";
    for (let blankSince = 0, lostSince = 0; ; await wait(40)) {
      // Between two pages there is nobody to ask.
      const seen = await visitor.evaluate(look, done, crashWords).catch(() => null);
      const now = Date.now();
      if (seen) {
        for (const crash of seen.crashed) complain(`crashed: ${crash}`);
        blankSince = seen.blank ? blankSince || now : 0;
        lostSince = seen.ours ? 0 : lostSince || now;
        if (blankSince && now - blankSince > 2_000) {
          complain("blank");
          return { how: "lost" as const, told: "" };
        }
        if (seen.done) return { how: "done" as const, told: seen.told };
        if (seen.told && seen.ours && (seen.told !== before || now - began > sameAgain)) return { how: "told" as const, told: seen.told };
        if (lostSince && now - lostSince > 500) return { how: "lost" as const, told: "" };
        told = seen.told;
      }
      if (now - began > (does.startsWith("opens /") ? openTimeoutMs : timeoutMs)) return { how: "silent" as const, told };
    }
  }

  async function showsDone(visitor: Visitor, { done }: Step) {
    for (const giveUpAt = Date.now() + 3_000; Date.now() < giveUpAt; await wait(40)) {
      const seen = await visitor.evaluate(look, done, crashWords).catch(() => null);
      if (seen?.done) return true;
    }
    return false;
  }

  type Counts = { wrong: string[]; presses: number; silent: number };

  async function walk({ journey, loss }: Pass, planned: Awaited<ReturnType<Journey["plan"]>>, counts: Counts) {
    const visitor: Visitor = createVisitor(engine as Engine, proxy.origin);
    const complain = (what: string) => counts.wrong.includes(what) || counts.wrong.push(what);
    for (const step of planned.steps) {
      if (step.decisive && loss.what === "deploy") proxy.fail({ lose: "deploy" });
      if (step.decisive && loss.what === "restart") {
        restarted = restart();
        await wait(0);
      }
      // What an earlier step was told may still stand there.
      let before = (await visitor.evaluate(look, [], crashWords).catch(() => null))?.told ?? "";
      for (let press = 0; ; press++) {
        if (press > 2) return complain(`${step.does}: does not get there`);
        const opening = step.does.startsWith("opens /");
        let failed = false;
        await step.act(visitor, engine as Engine).catch((error: Error) => {
          // A browser's protocol tells of an address that did not open; of all else the page does, or this is a fault.
          if (!opening) complain(`${step.does}: ${error.message.split("\n")[0]}`);
          failed = true;
        });
        if (failed && !opening) return;
        const { how, told } = await settle(step, visitor, before, complain);
        before = told;
        if (step.decisive) {
          const { times } = await planned.kept();
          if (how === "done" && times === 0 && journey.name !== "find an order") complain("a success that is not stored");
          if (times > 0 && denials.test(told)) complain(`stored, and said: ${told}`);
        }
        if (how === "done") break;
        counts.presses++;
        if (how === "silent") counts.silent++;
        await restarted;
        await proxy.passesAgain();
        if (how === "lost" && !opening) await visitor.back().catch((error: Error) => complain(`Back: ${error.message}`));
        // Back may show that it is done after all.
        if (how === "lost" && !opening && (await showsDone(visitor, step))) break;
        const gone = await visitor.evaluate(lookForTyped, step.typed ?? {}).catch(() => []);
        if (gone.length > 0) complain(`${step.does}: lost what was typed: ${gone.join(", ")}`);
      }
    }
    await untilQuiet();
    const { times, others } = await planned.kept();
    if (times !== 1) complain(times === 0 ? "not stored" : `stored ${times} times`);
    for (const [what, count] of Object.entries(others)) if (count > 1) complain(`${what}: ${count}`);
  }

  async function run(pass: Pass): Promise<Counts> {
    const counts: Counts = { wrong: [], presses: 0, silent: 0 };
    restarted = undefined;
    const planned = await pass.journey.plan(given);
    proxy.beginVisit();
    await createVisitor(engine as Engine, proxy.origin).arrive();
    const { loss } = pass;
    if ("key" in loss) proxy.fail({ lose: loss.what, key: loss.key, nth: loss.nth });
    await walk(pass, planned, counts).catch((error: Error) => counts.wrong.push(error.message));
    await restarted;
    if (counts.presses > 1) counts.wrong.push(`needed ${counts.presses} more presses`);
    return counts;
  }

  async function take(pass: Pass) {
    const began = performance.now();
    const counts = await run(pass);
    tally.passes++;
    if (proxy.struck() > 0) tally.lost++;
    if (counts.wrong.length > 0) tally.wrong++;
    if (counts.presses > 0) tally.more++;
    tally.silent += counts.silent;
    for (const what of counts.wrong) wrong.push(`${name}: ${nameOf(pass)}: ${what}`);
    const about = `${proxy.struck() === 0 && "key" in pass.loss ? "(not asked for) " : ""}${counts.presses} more${counts.silent ? ", silent" : ""}`;
    say(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s ${nameOf(pass)} ${about} ${counts.wrong.join("; ")}`);
  }

  try {
    let passes: Pass[] = [];
    for (const journey of journeys) {
      await take({ journey, loss: { what: "nothing" } });
      const keys = proxy.seen().map(({ key }) => key);
      const recorded = keys.map((key, at) => ({ key, nth: keys.slice(0, at + 1).filter((one) => one === key).length }));
      passes.push(
        ...recorded.map((one) => ({ journey, loss: { what: "request" as const, ...one } })),
        ...recorded.filter(({ key }) => key.startsWith("POST ")).map((one) => ({ journey, loss: { what: "answer" as const, ...one } })),
        ...(["deploy", "restart"] as const).map((what) => ({ journey, loss: { what } })),
      );
    }
    if (only) passes = passes.filter((pass) => only.test(nameOf(pass)));
    if (sample !== undefined) passes = passes.filter((_, at) => Math.floor((at * sample) / passes.length) !== Math.floor(((at - 1) * sample) / passes.length));
    for (const pass of passes) {
      // A window keeps files in its memory, whoever visits: in one that is new every file is asked for.
      if (name === "webkit") {
        await engine.close();
        engine = (await engines[name]()) as Engine;
      }
      await take(pass);
    }
    return {
      figures: {
        [`${version}: passes, with something lost`]: `${tally.passes}, ${tally.lost}`,
        [`${version}: one more press, without a word before it`]: `${tally.more}, ${tally.silent}`,
        [`${version}: blank, untrue, stored twice or never, more than one press`]: tally.wrong,
      },
      wrong,
    };
  } finally {
    await engine?.close();
    await db.destroy();
    await proxy.close();
    await site.stop("SIGKILL");
  }
}
