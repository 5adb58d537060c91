import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Caller, RenderPage } from "#contracts/backend.ts";
import { cookieName } from "#contracts/cookies.ts";
import { undoMinutes } from "#contracts/operator-forms.ts";
import type { Role } from "#contracts/sign-in.ts";
import { cookies } from "#contracts/storage-keys.ts";
import { createApp } from "#server/app.ts";
import { openShop } from "#server/open-shop.ts";
import type { StaticFiles } from "#server/platform/http/static-files.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { hashPassword } from "#server/platform/tokens/passwords.ts";
import { readSecret } from "#server/platform/tokens/secret-links.ts";
import { deliverCardEvent } from "#server/providers/payments/local/events.ts";
import { readConfig } from "#server/providers/settings.ts";
import { keepLogged } from "#tests/logs/keep.ts";
import { noteTyped } from "#tests/logs/note-typed.ts";
import { keepFromOthers, lendDatabase } from "#tests/support/database.ts";
import { offer } from "#tests/support/offer.ts";
import { filledForm } from "#tests/support/open-local-card.ts";

export const testOrigin = "https://shop.example";

type Options = {
  /** Where the test's own database is; without it a fresh one is made. */
  url?: string;
  /** Settings on top of the test's. */
  env?: Record<string, string>;
  /** Pages and assets made at build; none unless a test is about them. */
  built?: StaticFiles;
  renderPage?: RenderPage;
  /** Minutes by which its clock is ahead from the start. */
  minutesAhead?: number;
  /** Whether a password costs as much to guess as in a real shop: a quarter of a second of a core each time. */
  realPasswords?: boolean;
};

const cheap = { N: 1024, r: 1, p: 1 };

/** Stands in where a test is not about the pages. */
const plainPage: RenderPage = async () => new Response("<!doctype html><title>A page</title>", { headers: { "content-type": "text/html; charset=utf-8" } });

/** The real mount list over the real shop on a real database, with a clock to move. Jobs run when the test drains them. */
export async function openTestApp({ url, env = {}, built = new Map(), renderPage = plainPage, minutesAhead = 0, realPasswords = false }: Options = {}) {
  const lent = url === undefined ? await lendDatabase() : { url };
  if (url) keepFromOthers(url);
  const databaseUrl = lent.url;
  const config = readConfig({ DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: testOrigin, TRUSTED_PROXIES: "1", LEAST_FORM_SECONDS: "0", ...env });
  const lines: string[] = [];
  const log = createLog("debug", {
    write(line: string) {
      lines.push(line);
      keepLogged(line);
    },
  });
  let ahead = minutesAhead * 60_000;
  const now = () => new Date(Date.now() + ahead);
  const shop = await openShop(config, {
    log,
    work: false,
    now,
    ...("db" in lent && { database: lent }),
    ...(!realPasswords && { hashPassword: (password) => hashPassword(password, cheap) }),
  });
  const app = createApp({
    shop: async () => shop,
    config,
    log,
    metrics: createMetrics(),
    built,
    renderPage,
    ready: shop.ready,
    gauges: shop.gauges,
  });

  const cardSecret = await readSecret(shop.db, "local-card-webhook");
  const request = (path: string, init?: RequestInit) => {
    noteTyped({ url: path, headers: new Headers(init?.headers), body: typeof init?.body === "string" ? init.body : null });
    return Promise.resolve(app.request(config.PUBLIC_ORIGIN + path, init));
  };
  const webhookUrl = `${config.PUBLIC_ORIGIN}/webhooks/local`;
  // The card provider's events enter through the front door, as a vendor's would.
  const fetchOurselves: typeof fetch = async (input, init) => app.request(String(input), init);
  const deliver = deliverCardEvent({ db: shop.db, secret: cardSecret, webhookUrl, fetch: fetchOurselves, now });
  const handlers = { ...shop.handlers, "deliver-card-event": deliver };

  let addresses = 0;
  const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

  async function doOne(name: string, handle: (data: never) => Promise<void>) {
    const [job] = await shop.queue.boss.fetch(name);
    if (!job) return false;
    await handle(job.data as never);
    await shop.queue.boss.complete(name, job.id);
    return true;
  }

  /** Calls a function as script on another machine would, each call from an address of its own. */
  const call = (name: string, input: unknown, headers: Record<string, string> = {}) =>
    request(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": newAddress(), ...headers },
      body: JSON.stringify(input),
    });

  /** What the checkout's page gives a browser that comes for the first time: a cookie, and the stamp of its form. */
  async function openCheckout() {
    const browser = randomBytes(24).toString("base64url");
    return { cookie: `${cookieName(cookies.checkout.name, true)}=${browser}`, stamp: await shop.backend.stampForm(browser) };
  }

  return {
    app,
    shop,
    config,
    db: shop.db,
    databaseUrl,
    cardSecret,
    now,
    /** Everything logged so far. */
    logged: () => lines.join(""),
    request,
    newAddress,
    someCaller: (): Caller => ({ address: newAddress(), requestId: "a test", source: "test" }),
    pass: (minutes: number) => {
      ahead += minutes * 60_000;
    },
    call,
    openCheckout,
    /** The cookie of somebody of the team, invited and signed in. */
    async signInAs(role: Role, { name = `A ${role}`, email = `${role}@example.com`, password = "kettle under grey rain" } = {}) {
      const { operator, door } = shop.backend;
      const { url } = await operator.invitePerson(email, role);
      const opened = await door.acceptInvitation(url.split("/").at(-1) ?? "", { name, password }, this.someCaller());
      return `${cookieName(cookies.operator.name, true)}=${opened?.token}`;
    },
    /** Presses the checkout's button, each time as another browser. */
    async startCheckout(headers: Record<string, string> = {}) {
      const { cookie, stamp } = await openCheckout();
      return call(
        "start-checkout",
        { agreedToTerms: true, offer, stamp },
        { origin: testOrigin, ...headers, cookie: headers.cookie ? `${headers.cookie}; ${cookie}` : cookie },
      );
    },
    /** Posts the card page's form, as a browser does. */
    payCard: (page: string, changes: Record<string, string> = {}) =>
      request(`${new URL(page).pathname}/pay`, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: config.PUBLIC_ORIGIN,
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": newAddress(),
        },
        body: new URLSearchParams(filledForm(changes)).toString(),
      }),
    /** Marks an order as sent, and its buyer hears of it. */
    async dispatch(reference: string) {
      await shop.backend.operator.dispatchOrder(reference);
      ahead += undoMinutes * 60_000;
      await this.drain();
    },
    /** Does every job that is due on the test's clock, and those that they lead to. */
    async drain() {
      for (let did = true; did; ) {
        did = false;
        const due = await sql<{ name: string }>`update pgboss.job set start_after = now()
          where state in ('created', 'retry') and start_after <= ${now()} returning name`.execute(shop.db);
        const names = new Set(due.rows.map(({ name }) => name));
        for (const [name, handle] of Object.entries(handlers)) while (names.has(name) && (await doOne(name, handle))) did = true;
      }
    },
    close: shop.close,
  };
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
