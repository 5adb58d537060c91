import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, inject, it } from "vitest";
import { changesPath } from "#contracts/changes.ts";
import { openSession } from "#server/modules/people/sessions.ts";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { compiled, type Site, startSite } from "#tests/support/start-site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const run = (env: Record<string, string>, program = "main/serve.ts", ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...compiled, NODE_ENV: "production", ...env },
    timeout: 30_000,
  });

describe("starting", { timeout: 60_000 }, () => {
  it("names every bad setting in one message and leaves", () => {
    const { status, stderr, stdout } = run({ PORT: "http", STOCK: "-1", PUBLIC_ORIGIN: "shop.example", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.match(/These settings cannot be used/g)).toHaveLength(1);
    for (const name of ["PORT", "STOCK", "PUBLIC_ORIGIN", "DATABASE_URL", "LOG_LEVEL"]) expect(stderr).toContain(`  ${name}: must be `);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it("refuses at once, with PostgreSQL's own words, where there is no such database", async () => {
    const there = new URL(await createTestDatabase(inject("postgres")));
    const noDatabase = Object.assign(new URL(there), { pathname: "/no_such_database" });
    const began = performance.now();
    const { status, stderr } = run({ PORT: "0", DATABASE_URL: noDatabase.href, LOG_LEVEL: "error" });
    expect(status).toBe(1);
    expect(stderr).toContain('DATABASE_URL cannot be used. PostgreSQL says why:\n(database "no_such_database" does not exist)');
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it("a worker refuses a dispatch date that is over, in words", async () => {
    const url = await createTestDatabase(inject("postgres"));
    const { status, stderr } = run({ PORT: "0", DATABASE_URL: url, DISPATCH_DATE: "2020-01-01", LOG_LEVEL: "error" }, "main/worker.ts");
    expect(status).toBe(1);
    expect(stderr).toContain("DISPATCH_DATE is 2020-01-01, and that day is over. Set the day by which pre-orders are sent.");
  });

  it("an operator command without the settings of the vendors that the shop works with is refused in words; a way in is not", async () => {
    const DATABASE_URL = await createTestDatabase(inject("postgres"));
    const { db } = openDatabase(DATABASE_URL, { connections: 1 });
    const call = { outcome: "worked", at: new Date(), words: null } as const;
    await db
      .insertInto("vendor_calls")
      .values([
        { vendor: "stripe", ...call },
        { vendor: "easypost", ...call },
      ])
      .execute();
    await db.destroy();
    const operate = (verb: string, env = {}) => run({ DATABASE_URL, ...env }, "main/operator.ts", ...verb.split(" "));
    const refused = operate("copy ann@example.com");
    expect([refused.status, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain("The shop works with easypost, stripe: give this command its settings too.");
    expect(operate("link").stdout).toMatch(/^http:\S+\/operator\/enter\/\S+\n.*opens once/);
    const closed = { SITE_ACCESS: "password", SITE_PASSWORD: "Warm hands, cold sea", PUBLIC_ORIGIN: "http://localhost:3000" };
    const first = /^http:\S+\/site-access\/preview\/\S+\n\(the site is closed: open this one first.*\nhttp:\S+/;
    expect(operate("link", closed).stdout).toMatch(new RegExp(`${first.source}/operator/enter/`));
    expect(operate("invite ann@example.com", closed).stdout).toMatch(new RegExp(`${first.source}/operator/join/`));
    expect(operate("orders", { PAYMENTS: "local" }).stderr).toContain("The shop works with easypost: give");
    expect(operate("orders", { PAYMENTS: "local", SHIPPING: "local" }).stdout).toBe("No orders yet.\n");
  });

  it("a worker says on a port of its own how it stands, and shows nothing of the site", async () => {
    const port = await freePort();
    const env = {
      DATABASE_URL: await createTestDatabase(inject("postgres")),
      WORKER_PORT: String(port),
      METRICS_TOKEN: "a-token-of-the-tests",
      LOG_LEVEL: "error",
    };
    const child = spawn(process.execPath, ["main/worker.ts"], {
      cwd: root,
      env: { PATH: process.env.PATH, ...compiled, NODE_ENV: "production", ...env },
      stdio: "ignore",
    });
    closing.push(() => void child.kill("SIGKILL"));
    const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => null);
    await expect.poll(async () => (await ask("/readyz"))?.status, { timeout: 30_000 }).toBe(200);
    expect(await (await ask("/healthz"))?.text()).toBe("ok");
    expect((await ask("/metrics"))?.status).toBe(404);
    expect(await (await ask("/metrics", { authorization: "Bearer a-token-of-the-tests" }))?.text()).toContain('shop_stock{product="tube",state="free"} 500');
    for (const path of ["/", "/operator", "/faq", "/functions/v1/get-availability"]) expect([path, (await ask(path))?.status]).toEqual([path, 404]);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(0);
  });

  it("says so when the port is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    closing.push(() => server.close());
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as { port: number };
    const { status, stderr } = run({ PORT: String(port), DATABASE_URL: await createTestDatabase(inject("postgres")), LOG_LEVEL: "error" });
    expect(status).toBe(1);
    expect(stderr).toContain("The port is taken by another program. Set PORT to a free one.");
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

/** A request of which the last byte is still to come: the server has it in hand. */
async function openRequest({ port }: Site) {
  const body = JSON.stringify({ name: "Ann Lee", email: "ann@example.com", country: "GB" });
  const socket = connect(port, "localhost");
  let answer = "";
  socket.setEncoding("utf8");
  socket.on("data", (text) => (answer += text));
  const ended = new Promise<void>((done) => socket.once("close", () => done()));
  const head = `POST /functions/v1/mailchimp-subscribe HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  // "100 Continue" says that the request has arrived.
  while (!answer.includes("100 Continue")) await new Promise((done) => socket.once("data", done));
  socket.write(body.slice(0, -1));
  return {
    finish: async () => {
      socket.write(body.slice(-1));
      await ended;
      return answer.slice(answer.indexOf("HTTP/1.1", 1));
    },
  };
}

/** Sends it that signal so often while a request is open, and waits until it has answered that one and left. */
async function stopInTheMiddle(site: Site, signal: NodeJS.Signals, times: number) {
  const asked = await openRequest(site);
  const began = performance.now();
  for (let sent = 0; sent < times; sent++) site.process.kill(signal);
  // It no longer takes new connections once the signal has been heard.
  await expect
    .poll(
      () =>
        fetch(`${site.origin}/healthz`).then(
          () => "open",
          () => "closed",
        ),
      // Not so often that the asking itself keeps the door open on a busy machine.
      { timeout: 8_000, interval: 250 },
    )
    .toBe("closed");
  expect(site.process.exitCode).toBeNull();
  expect(await asked.finish()).toMatch(/^HTTP\/1\.1 200[\s\S]*\{"success":true\}/);
  expect(await site.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
}

it("told to stop, it answers an open request, ends the stream of a window that hears of changes, and leaves with 0 in under 10 s", {
  timeout: 60_000,
}, async () => {
  const url = await createTestDatabase(inject("postgres"));
  const site = await startSite({ DATABASE_URL: url });
  closing.push(() => site.stop("SIGKILL"));

  // Without a terminal it says where it is open, writes no link into the log, and tells once of a proxy that is there and not believed.
  await expect.poll(() => site.output()).toContain(" is open at http://localhost:");
  for (let asked = 0; asked < 5; asked++) await fetch(`${site.origin}/order/find`, { headers: { "x-forwarded-for": `203.0.113.${asked}` } });
  await expect.poll(() => site.output()).toContain("TRUSTED_PROXIES is 0");
  expect(site.output().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
  expect(site.output()).not.toMatch(/\/operator\/|once, within/);

  const { db } = openDatabase(url, { connections: 1 });
  closing.push(() => db.destroy());
  const { token } = await openSession(db, null, new Date(), undefined);
  const answer = await fetch(site.origin + changesPath, { headers: { cookie: `operator=${token}` } });
  expect(answer.status).toBe(200);
  const words = answer.text();
  await expect.poll(() => db.selectFrom("change_watch").select("until").executeTakeFirst(), { timeout: 5_000 }).toBeDefined();
  await stopInTheMiddle(site, "SIGINT", 2);
  expect(await words).toMatch(/^retry: 3000\n\n(data: all\n\n)?$/);
});
