import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "#server/platform/database/embedded/process.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import type { Drilled } from "#tests/drills/drill.ts";
import { findNginx, startNginx } from "#tests/drills/nginx.ts";
import { findInstalled } from "#tests/support/find-installed.ts";
import { type Site, startSite, untilUp } from "#tests/support/start-site.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const shipped = (name: string) => join(root, "deploy", name);

/** Its own clients come with it, which the PostgreSQL of the shop itself has none of. */
const findPostgres = () =>
  findInstalled({
    setting: "PG_CTL",
    names: ["pg_ctl"],
    places: [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pg_ctl`),
    packages: [],
  });

/** PostgreSQL refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

async function startPostgres(bin: string) {
  const folder = await mkdtemp(join(tmpdir(), "deploy-postgres-"));
  if (nobody.uid) await chown(folder, nobody.uid, nobody.gid);
  const port = await freePort();
  await run(join(bin, "initdb"), ["-D", join(folder, "data"), "-U", "shop", "-A", "trust", "-E", "UTF8"], { ...nobody, cwd: folder });
  const child = spawn(join(bin, "postgres"), ["-D", join(folder, "data"), "-p", String(port), "-k", folder, "-h", "127.0.0.1"], {
    ...nobody,
    cwd: folder,
    stdio: "ignore",
  });
  const env = { PATH: `${bin}:${process.env.PATH}`, PGHOST: "127.0.0.1", PGPORT: String(port), PGUSER: "shop", PGDATABASE: "shop" };
  for (let tries = 0; ; tries++) {
    const made = await run("createdb", ["shop"], { env }).then(
      () => true,
      () => false,
    );
    if (made) break;
    if (tries > 100) throw new Error("PostgreSQL did not start");
    await wait(200);
  }
  return {
    env,
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    async stop() {
      child.kill("SIGINT");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Stands in for `docker compose`: says each command to the drill, which does it to the processes that it runs. */
async function playCompose(act: (args: string[]) => Promise<void>) {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    const args = decodeURIComponent((request.url ?? "/").slice(1)).split(" ");
    told.push(args.join(" "));
    const failed = await act(args).then(
      () => false,
      () => true,
    );
    response.writeHead(failed ? 500 : 200).end();
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), "compose-"));
  const program = join(folder, "compose.mjs");
  await writeFile(
    program,
    `const answer = await fetch("http://127.0.0.1:${port}/" + encodeURIComponent(process.argv.slice(2).join(" "))); process.exit(answer.ok ? 0 : 1);`,
  );
  return {
    command: `${process.execPath} ${program}`,
    told,
    async stop() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What deploy/ holds, done on this machine: the composition's processes with a real nginx and PostgreSQL, its update and its backup. */
export async function drillDeploy(): Promise<Drilled> {
  const nginx = findNginx();
  const pgCtl = findPostgres();
  if (!nginx || !pgCtl)
    return {
      figures: {},
      ok: true,
      skipped: "no nginx or no PostgreSQL found. Install them, or set NGINX and PG_CTL to their paths; on Debian: sudo apt-get install nginx-light postgresql",
    };
  const postgres = await startPostgres(dirname(pgCtl));
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: "1", LOG_LEVEL: "warn", DRAIN_SECONDS: "2" };
  const ports = { "web-a": await freePort(), "web-b": await freePort() };
  const open = (name: "web-a" | "web-b") => startSite({ ...env, PORT: String(ports[name]) }, { seconds: 120 });
  const sites: Record<"web-a" | "web-b", Site> = { "web-a": await open("web-a"), "web-b": await open("web-b") };
  const workerPort = await freePort();
  const startWorker = async () => {
    const child = spawn(process.execPath, ["main/worker.ts"], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env, WORKER_PORT: String(workerPort) },
      stdio: "ignore",
    });
    await untilUp(`http://127.0.0.1:${workerPort}`, "/readyz", child, 60);
    return child;
  };
  let worker = await startWorker();
  const proxy = await startNginx(nginx, [ports["web-a"], ports["web-b"]]);
  const backups = await mkdtemp(join(tmpdir(), "deploy-backups-"));
  let serving = 2;
  let fewest = 2;
  let replaced = 0;
  const compose = await playCompose(async (args) => {
    const name = args.at(-1) as "web-a" | "web-b" | "worker";
    if (args[0] !== "up" || !args.includes("--no-deps") || args.includes("--force-recreate")) return;
    replaced++;
    if (name === "worker") {
      worker.kill("SIGTERM");
      await once(worker, "exit");
      worker = await startWorker();
      return;
    }
    fewest = Math.min(fewest, --serving);
    await sites[name].stop();
    sites[name] = await open(name);
    serving++;
  });

  const statuses: Record<string, number> = {};
  let going = true;
  async function visit() {
    for (let asked = 0; going; asked++) {
      // One address may have only so many pages rendered in a minute.
      const path = asked % 6 === 0 ? "/checkout" : "/faq";
      const answer = await fetch(proxy.origin + path, { headers: { accept: "text/html" }, signal: AbortSignal.timeout(10_000) })
        .then(async (one) => {
          await one.arrayBuffer();
          return String(one.status);
        })
        .catch(() => "none");
      statuses[answer] = (statuses[answer] ?? 0) + 1;
      await wait(50);
    }
  }

  try {
    const visits = Promise.all([visit(), visit(), visit()]);
    const updated = await run("sh", [shipped("update.sh")], { env: { PATH: process.env.PATH, COMPOSE: compose.command, SETTLE: "1" } }).then(
      () => true,
      () => false,
    );
    going = false;
    await visits;

    await mkdir(join(backups, "data"));
    await writeFile(join(backups, "data", "erasures.jsonl"), "{}\n");
    const backup = (more: Record<string, string> = {}) =>
      run("sh", [shipped("backup.sh"), "--once"], { env: { ...postgres.env, BACKUPS: backups, DATA: join(backups, "data"), KEEP: "2", ...more } });
    const taken: string[] = [];
    for (let night = 0; night < 3; night++) {
      taken.push((await backup()).stdout.trim());
      await wait(1_100);
    }
    const broken = await backup({ PGDATABASE: "nothing_here" }).then(
      () => "said nothing",
      () => "said so",
    );
    const kept = await readdir(backups);
    const { db } = openDatabase(postgres.url, { connections: 1 });
    const noted = (await db.selectFrom("backups").select("at").execute()).length;
    await db.destroy();

    const figures = {
      "commands of update.sh": compose.told.join("; "),
      "processes replaced": replaced,
      "fewest replicas serving": fewest,
      "pages asked for meanwhile": Object.values(statuses).reduce((sum, count) => sum + count, 0),
      "of which not given":
        Object.entries(statuses)
          .filter(([status]) => status !== "200")
          .map(([status, count]) => `${count} × ${status}`)
          .join(", ") || 0,
      "backups taken and tried": taken.filter((line) => line.includes("tried by restoring it")).length,
      "of which kept, of two": kept.filter((name) => name.endsWith(".dump")).length,
      "noted for /metrics": noted,
      "a backup that cannot be taken": broken,
    };
    const ok =
      updated &&
      replaced === 3 &&
      fewest === 1 &&
      figures["pages asked for meanwhile"] > 50 &&
      figures["of which not given"] === 0 &&
      figures["backups taken and tried"] === 3 &&
      figures["of which kept, of two"] === 2 &&
      kept.includes("erasures.jsonl") &&
      !kept.some((name) => name.endsWith(".part")) &&
      noted === 3 &&
      broken === "said so";
    return { figures, ok };
  } finally {
    going = false;
    worker.kill("SIGKILL");
    await Promise.all([proxy.stop(), compose.stop(), ...Object.values(sites).map((site) => site.stop("SIGKILL"))]);
    await postgres.stop();
    await rm(backups, { recursive: true, force: true });
  }
}
