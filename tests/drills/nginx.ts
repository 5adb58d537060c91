import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/platform/database/embedded/process.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findInstalled } from "#tests/support/find-installed.ts";
import { type Site, startSite, untilUp } from "#tests/support/start-site.ts";

export const findNginx = () => findInstalled({ setting: "NGINX", names: ["nginx"], places: ["/usr/sbin/nginx"], packages: [] });

const password = "Warm hands, cold sea";
/** Wrong passwords that an address may try before it is blocked. */
const limit = 5;
/** As long as ours are; never in a log. */
const secret = "never-in-a-log-never-in-a-log-never-in-a-lo";

/** The file that deploy/compose.yaml mounts, with only its places moved; around it what the image's own nginx.conf says of logs. */
export async function startNginx(nginx: string, [first, second]: readonly [number, number], { behindAnother = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const shipped = await readFile(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
  const moves: [RegExp, string][] = [
    [/server web-a:3000 resolve/, `server 127.0.0.1:${first}`],
    [/server web-b:3000 resolve/, `server 127.0.0.1:${second}`],
    // Of a container engine's network; and Debian's nginx is older than `resolve`.
    [/resolver [^;]+;/, ""],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/\/var\/log\/nginx\/access\.log/, `${folder}/access.log`],
    [/\/var\/log\/nginx\/error\.log/, `${folder}/error.log`],
    // Where another proxy stands in front: the three lines that the file has ready for it.
    ...(behindAnother
      ? ([
          [/#set_real_ip_from 10\.0\.0\.0\/8;/, "set_real_ip_from 127.0.0.1;"],
          [/#real_ip_header/, "real_ip_header"],
          [/#real_ip_recursive/, "real_ip_recursive"],
        ] as [RegExp, string][])
      : []),
  ];
  const moved = moves.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/nginx.conf has no ${from}`);
    return text.replace(from, to);
  }, shipped);
  await writeFile(join(folder, "default.conf"), moved);
  const log = `log_format main '$remote_addr "$request" $status "$http_referer" "$http_x_forwarded_for"'; access_log ${folder}/image.log main;`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");
  await writeFile(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid; error_log ${folder}/image-error.log; events {} http { ${log} ${temporary} include ${folder}/default.conf; }`,
  );
  const child = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(origin, "/healthz", child);
  return {
    origin,
    /** All that it has written down. */
    async logged() {
      const files = ["access.log", "error.log", "image.log", "image-error.log"].map((name) => readFile(join(folder, name), "utf8").catch(() => ""));
      return (await Promise.all(files)).join("\n");
    },
    async stop() {
      child.kill("SIGQUIT");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `fetch` writes some headers itself. */
const ask = (url: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const sent = request(url, { method: body === undefined ? "GET" : "POST", headers: { ...headers, connection: "close" } }, async (answer) => {
      const parts = await Array.fromAsync(answer as AsyncIterable<Buffer>).catch(fail);
      if (parts) done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
    });
    sent.on("error", fail);
    sent.end(body);
  });

/** Wrong passwords, each sent with a header that claims another address. */
async function guess(origin: string, claims: readonly string[]) {
  for (const [at, claim] of claims.entries())
    await ask(
      `${origin}/functions/v1/verify-site-access`,
      { "content-type": "application/json", "x-forwarded-for": claim },
      JSON.stringify({ password: `guess ${at}` }),
    );
}

/** deploy/nginx.conf in a real nginx: whose address counts, and what it writes down. */
export async function drillNginx({ postgres }: DrillNeeds): Promise<Drilled> {
  const nginx = findNginx();
  if (!nginx) return { figures: {}, ok: true, skipped: "no nginx found. Install it, or set NGINX to its path; on Debian: sudo apt-get install nginx-light" };
  const open = async () =>
    startSite({ DATABASE_URL: await createTestDatabase(postgres), SITE_ACCESS: "password", SITE_PASSWORD: password, TRUSTED_PROXIES: "1", LOG_LEVEL: "warn" });
  const site = await open();
  const other = await open();
  const alone = await startNginx(nginx, [site.port, site.port]);
  const behind = await startNginx(nginx, [other.port, other.port], { behindAnother: true });
  try {
    const claimed = Array.from({ length: 4 * limit }, (_, at) => `198.51.100.${at}`);
    await guess(alone.origin, claimed);
    await guess(
      behind.origin,
      claimed.map((claim) => `${claim}, 203.0.113.7`),
    );
    const tried = (one: Site) => one.output().split("a wrong password").length - 1;
    const forged = tried(site);
    const forgedBehind = tried(other);
    // Somebody else behind the same outer proxy has their own five.
    await guess(
      behind.origin,
      claimed.map(() => "203.0.113.8"),
    );
    const neighbour = tried(other) - forgedBehind;
    const paths = [`/order/${secret}`, `/label/${secret}`, `/tracking/${secret}`, `/webhooks/mailchimp?secret=${secret}`, `/operator/enter/${secret}`];
    const visit = () => Promise.all(paths.map((path) => ask(alone.origin + path, { referer: `https://shop.example/order/${secret}` })));
    await visit();
    const large = await ask(`${alone.origin}/contact`, { "content-type": "application/x-www-form-urlencoded" }, "a".repeat(300_000));
    // Nobody answers any more: an error is written down too.
    await site.stop("SIGKILL");
    const away = await visit();
    const logged = await alone.logged();
    const figures = {
      "passwords looked at, each behind another claimed address": forged,
      "the same behind another proxy": forgedBehind,
      "of a neighbour behind that proxy": neighbour,
      "answers while the shop was away": away.map(({ status }) => status).join(", "),
      "lines written down": logged.split("\n").filter(Boolean).length,
      "secrets, addresses or paths among them": logged.split("\n").filter((line) => /never-in-a-log|127\.0\.0\.1|198\.51|203\.0|\/order|secret=/.test(line))
        .length,
      "a body of 300 KB": large.status,
    };
    const ok =
      forged === limit &&
      forgedBehind === limit &&
      neighbour === limit &&
      away.every(({ status }) => status === 502) &&
      figures["lines written down"] > claimed.length &&
      figures["secrets, addresses or paths among them"] === 0 &&
      large.status === 413;
    return { figures, ok };
  } finally {
    await Promise.all([alone.stop(), behind.stop(), site.stop(), other.stop()]);
  }
}
