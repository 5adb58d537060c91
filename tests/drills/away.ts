import { setTimeout as wait } from "node:timers/promises";
import { failures } from "#contracts/failure.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { checkBooks, checkPromises, sum } from "#tests/drills/check-books.ts";
import { createCustomer, type Promised, shopOnce } from "#tests/drills/customer.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { addressForm, bodyOf, forms } from "#tests/drills/forms.ts";
import { openPassage } from "#tests/drills/passage.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";
import { startSite, untilUp } from "#tests/support/start-site.ts";

type Size = DrillNeeds & { /** Each way of being away. */ seconds: number };

/** Rendered on request: each may be whole, or say in words that it has to wait. */
const rendered = ["/checkout", "/order/find", "/payment-success", "/warmth-list/joined", "/warmth-list/success", "/operator", "/no-such-page"];
/** Nobody waits longer for an answer, whatever it says. */
const timeoutMs = 20_000;
/** A process holds so many connections at most. */
const pool = 10;
const catchUpSeconds = 60;

/** Is the database away, pages are whole, forms answer in words with all that was typed, and all is well by itself soon after. */
export async function drillAway({ postgres, seconds }: Size): Promise<Drilled> {
  const url = await createTestDatabase(postgres);
  const passage = await openPassage(url);
  const env = { DATABASE_URL: passage.url, TRUSTED_PROXIES: "1", STOCK: "100000", LOG_LEVEL: "warn" };
  const site = await startSite(env, { seconds: 60 });
  const made = (await readBuiltPages()).map(({ path }) => path);
  const promised: Promised = { signUps: [], orders: [], payments: [] };
  const wrong = new Map<string, number>();
  const asked = { pages: 0, rendered: 0, forms: 0, functions: 0 };
  let slowest = { page: 0, other: 0 };
  let customers = 0;
  let orderForm: (typeof forms)[number] | undefined;
  let open = true;

  const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);
  /** One request; what it should not have answered is noted. */
  async function ask(path: string, init: RequestInit, judge: (answer: Response, text: string) => string | false, to = site) {
    const began = performance.now();
    const number = ++customers;
    const headers = { "x-forwarded-for": `10.9.${(number >> 8) & 255}.${number & 255}`, accept: "text/html", ...init.headers };
    try {
      const answer = await fetch(to.origin + path, { redirect: "manual", ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
      const complaint = judge(answer, await answer.text());
      if (complaint) note(`${path}: ${complaint}`);
    } catch (error) {
      note(`${path}: ${(error as Error).name === "TimeoutError" ? `no answer within ${timeoutMs / 1000} s` : (error as Error).message}`);
    }
    return performance.now() - began;
  }
  const status = (answer: Response, ...fit: number[]) => !fit.includes(answer.status) && `answered ${answer.status}`;
  const unavailable = (answer: Response, text: string, words = failures.unavailable.message) =>
    status(answer, 503) || (!answer.headers.get("retry-after") && "no Retry-After") || (!text.includes(words) && "without the words");

  async function lookAtPages(away: () => boolean) {
    while (away())
      for (const path of made) {
        slowest = { ...slowest, page: Math.max(slowest.page, await ask(path, {}, (answer) => status(answer, 200))) };
        asked.pages++;
        if (asked.pages % 20 === 0) {
          await ask("/healthz", {}, (answer) => status(answer, 200));
          if ((await ask("/readyz", {}, (answer) => status(answer, 503))) > 1_500) note("/readyz took over 1.5 s");
        }
        await wait(20);
      }
  }
  async function lookAtRendered(away: () => boolean) {
    while (away())
      for (const path of rendered) {
        slowest = { ...slowest, other: Math.max(slowest.other, await ask(path, {}, (answer) => status(answer, 200, 302, 303, 401, 403, 404, 503))) };
        asked.rendered++;
      }
  }
  async function sendForm(form: (typeof forms)[number], to = site) {
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: to.origin, "sec-fetch-site": "same-origin" };
    const judge = (answer: Response, text: string) => {
      const lost = Object.entries(form.typed).filter(([, value]) => !text.includes(value));
      return unavailable(answer, text) || (lost.length > 0 && `lost what was typed: ${lost.map(([name]) => name).join(", ")}`);
    };
    const took = await ask(form.path, { method: "POST", body: bodyOf(form), headers }, judge, to);
    slowest = { ...slowest, other: Math.max(slowest.other, took) };
    asked.forms++;
  }
  const sendAll = (to = site) => Promise.all((orderForm && to === site ? [...forms, orderForm] : forms).map((form) => sendForm(form, to)));
  async function sendForms(away: () => boolean) {
    while (away()) await sendAll();
  }
  async function findOrderLink() {
    const { db } = openDatabase(url, { connections: 1 });
    for (;;) {
      const mail = await db.selectFrom("mailbox").select("text").where("key", "like", "order-confirmed:%").executeTakeFirst();
      const path = /\/order\/[\w-]{20,}/.exec(mail?.text ?? "")?.[0];
      if (path) {
        await db.destroy();
        return path;
      }
      await wait(50);
    }
  }
  async function callFunctions(away: () => boolean) {
    while (away()) {
      const body = JSON.stringify({ name: "Drill Person", email: `away-${customers}@example.com`, country: "GB", acceptTerms: true });
      await ask("/functions/v1/mailchimp-subscribe", { method: "POST", body, headers: { "content-type": "application/json" } }, unavailable);
      asked.functions++;
      await wait(50);
    }
  }
  async function keepShopping() {
    while (open) {
      await shopOnce(createCustomer(site.origin, 100_000 + ++customers, { timeoutMs }), promised).catch((error: Error) => {
        if (error.name === "TimeoutError") note(`a customer had no answer within ${timeoutMs / 1000} s`);
      });
      await wait(100);
    }
  }
  /** Started while there is no database: it serves, answers its forms, and is ready by itself once there is one. */
  async function startWithout() {
    const way = await openPassage(url);
    await way.refuse();
    const late = await startSite({ ...env, DATABASE_URL: way.url }, { wait: "/healthz", seconds: 60 });
    try {
      await sendAll(late);
      await way.mend();
      await untilUp(late.origin, "/readyz", late.process, 20).catch(() => note("started without a database, it was not ready within 20 s of having one"));
      await late.stop();
    } finally {
      await late.stop("SIGKILL");
      way.close();
    }
  }
  async function untilReady() {
    const began = performance.now();
    while (performance.now() - began < 60_000) {
      const ready = await fetch(`${site.origin}/readyz`).then(({ ok }) => ok);
      const before = promised.signUps.length;
      if (ready) {
        while (promised.signUps.length === before && performance.now() - began < 60_000) await wait(20);
        return (performance.now() - began) / 1000;
      }
      await wait(50);
    }
    return Number.POSITIVE_INFINITY;
  }

  async function beAway(how: "refuse" | "fallSilent") {
    passage.mostSince();
    await passage[how]();
    // What was under way meets its end; from here on nothing may succeed.
    await wait(500);
    const until = performance.now() + seconds * 1000;
    const away = () => performance.now() < until;
    // In silence an answer takes its time, and would come after the mending.
    const early = () => performance.now() < until - (how === "fallSilent" ? timeoutMs : 0);
    await Promise.all([lookAtPages(away), lookAtRendered(early), sendForms(early), callFunctions(early)]);
    await passage.mend();
    const back = await untilReady();
    return { back, connections: passage.mostSince() };
  }

  try {
    const without = startWithout().catch((error: Error) => note(`started without a database: ${error.message}`));
    const shoppers = Array.from({ length: 3 }, keepShopping);
    while (promised.payments.length === 0) await wait(20);
    orderForm = addressForm(await findOrderLink());
    const refused = await beAway("refuse");
    const silent = await beAway("fallSilent");
    const during = promised.signUps.length;
    while (promised.signUps.length < during + 3) await wait(20);
    open = false;
    await Promise.all([...shoppers, without]);
    const ended = site.process.exitCode !== null || site.process.signalCode !== null;
    const { db } = openDatabase(url, { connections: 2 });
    const began = performance.now();
    const count = async () => ({ ...(await checkPromises(db, promised)), ...(await checkBooks(db)) });
    while (sum(await count()) > 0 && performance.now() - began < catchUpSeconds * 1000) await wait(100);
    const kept = await count();
    await db.destroy();
    const most = Math.max(refused.connections, silent.connections);
    const figures = {
      "seconds away: refusing, silent": `${seconds}, ${seconds}`,
      "pages made at build, asked while away": asked.pages,
      "the slowest of them, ms": Math.round(slowest.page),
      "pages rendered on request, forms, functions": `${asked.rendered}, ${asked.forms}, ${asked.functions}`,
      "the slowest of them, seconds": (slowest.other / 1000).toFixed(1),
      "answered other than they should": sum(Object.fromEntries(wrong)),
      "the process ended": Number(ended),
      "connections at once, at most": most,
      "seconds until a sign-up is kept again: after refusing, after silence": `${refused.back.toFixed(1)}, ${silent.back.toFixed(1)}`,
      "acknowledged sign-ups, orders, payments": `${promised.signUps.length}, ${promised.orders.length}, ${promised.payments.length}`,
      "lost or wrong": sum(kept),
      "seconds until every job was done": ((performance.now() - began) / 1000).toFixed(1),
      ...Object.fromEntries(wrong),
      ...Object.fromEntries(Object.entries(kept).filter(([, number]) => number > 0)),
    };
    const broke = (site.output().match(/"(a function broke|a request broke)"/g) ?? []).length;
    return {
      figures: { ...figures, "requests that broke": broke },
      ok: wrong.size === 0 && !ended && most < 2 * pool && refused.back < 5 && silent.back < 10 && sum(kept) === 0 && broke === 0,
    };
  } finally {
    open = false;
    await site.stop("SIGKILL");
    passage.close();
  }
}
