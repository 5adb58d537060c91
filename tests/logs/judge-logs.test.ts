import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { judgeKept } from "#tests/logs/judge-kept.ts";
import { isCanary, judgeLogs } from "#tests/logs/judge-logs.ts";
import { typedIn } from "#tests/logs/note-typed.ts";

const time = "2026-11-21T12:00:00.000Z";
const line = (fields: object) => JSON.stringify({ level: "info", time, requestId: "2f1c9a52-7d9f-4a55-8b63-0d3c1f4be111", ...fields });
const request = line({ method: "POST", route: "/functions/v1/contact-us", status: 200, ms: 4, msg: "request" });

describe("a log that holds something of somebody", () => {
  it.each([
    ["an email address", "mail to ada.obrien@example.org failed"],
    ["a secret link", "/order/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["a secret link", "GET /warmth-list/confirm/0123456789abcdef0123456789abcdef"],
    ["a token", "session hA9_kd83hf7Sj2kdL0qPzX4v is gone"],
    ["a network address", "asked by 81.2.69.142"],
    ["a network address", "asked by 2a00:23c4:1:2::/64"],
    ["a query", "GET /checkout?left=1"],
    ["a browser's name for itself", "Mozilla/5.0 (X11; Linux x86_64)"],
    ["a card number", "4242 4242 4242 4242"],
    ["a database's password", "postgres://shop:secret@127.0.0.1:5432/postgres"],
  ])("is found out: %s", (what, msg) => {
    expect(judgeLogs(line({ msg }), []).map((found) => found.what)).toContain(what);
  });

  it.each(["Ada O'Brien", "1 High Street", "LS1 4AP", "+44 7700 900123", "Where is my tube?", "wörter mit Sinn", 'say "hello" twice'])(
    "is found out: %s, once a test typed it",
    (typed) => {
      expect(isCanary(typed)).toBe(typed.length >= 8);
      const found = judgeLogs([request, line({ error: `could not write ${typed} down` })].join("\n"), [typed]);
      expect(found).toHaveLength(typed.length >= 8 ? 1 : 0);
    },
  );

  it("is found out in what is no JSON, and in the request's own id", () => {
    expect(judgeLogs("Error: ada@example.org\n    at x (file.ts:1:1)", [])).toHaveLength(1);
    expect(judgeLogs(JSON.stringify({ time, requestId: "ada@example.org" }), [])).toHaveLength(1);
  });
});

it("the lines that our servers do write are nobody's", () => {
  const stack = "    at run (file:///srv/node_modules/@hono/node-server/dist/index.mjs:10:5)\n    at file:///srv/server/platform/http/functions.ts:92:31";
  const lines = [
    request,
    line({ job: "send-mail", jobId: "2f1c9a52-7d9f-4a55-8b63-0d3c1f4be111", msg: "a job failed for good" }),
    line({ reference: "EMB-7K4M-2Q9X", orderId: "2f1c9a52-7d9f-4a55-8b63-0d3c1f4be111", msg: "x" }),
    line({ error: "TypeError", stack, msg: "a request broke" }),
    line({ msg: "Emberly is open at http://localhost:5999; its data is in a folder" }),
    "2026-11-21 12:00:00.123 UTC [4711] LOG:  listening on IPv4 address 127.0.0.1, port 5999",
  ];
  expect(
    judgeLogs(lines.join("\n"), [
      "EMB-7K4M-2Q9X",
      "mailchimp-subscribe",
      "track_event",
      "/functions/v1/contact-us",
      "2026-11-21",
      "2026-11-21 12:00:00",
      "other",
      "GB",
    ]),
  ).toEqual([]);
});

it("takes from a request all that it says", () => {
  const cookie = "__Host-checkout=abcdefghijklmnop; operator=qrstuvwxyz";
  const form = "name=Ada+O%27Brien&message=Where+is+it%3F";
  const sent = {
    url: "/order/abcdefghijklmnopqrstuvwx?left=one+query",
    headers: [
      ["cookie", cookie],
      ["User-Agent", "A browser"],
      ["content-type", "application/x-www-form-urlencoded"],
    ] as [string, string][],
    body: form,
  };
  expect(typedIn(sent)).toEqual(["Ada O'Brien", "Where is it?", "one query", "abcdefghijklmnopqrstuvwx", "abcdefghijklmnop", "qrstuvwxyz", "A browser"]);
  const json = { url: "/x", headers: [["content-type", "application/json"]] as [string, string][], body: '{"a":{"b":["deep inside"]},"c":1}' };
  expect(typedIn(json)).toEqual(["deep inside"]);
});

describe("a whole run", () => {
  const inFolder = async <T>(use: (folder: string) => Promise<T>) => {
    const folder = await mkdtemp(join(tmpdir(), "kept-"));
    return use(folder).finally(() => rm(folder, { recursive: true }));
  };

  it("that kept nothing does not pass", async () => {
    expect((await judgeKept("/no/such/folder")).why).toEqual(["no server's log was kept", "nothing that a test typed was kept"]);
  });

  it("fails for a name that one process typed and another logged", async () => {
    await inFolder(async (folder) => {
      await writeFile(`${folder}/1-0.typed`, '"Ada O\'Brien"\n');
      await writeFile(`${folder}/2-0.log`, `${request}\n`);
      expect((await judgeKept(folder)).why).toEqual([]);
      const lines: string[] = [];
      createLog("info", { write: (text: string) => lines.push(text) }).error({ error: "no mail for Ada O'Brien" }, "broke");
      await writeFile(`${folder}/3-0.log`, lines.join(""));
      expect((await judgeKept(folder)).why.join()).toContain("Ada O'Brien");
    });
  });

  it("keeps what is logged and typed, in whichever process", async () => {
    await inFolder(async (folder) => {
      const code = `
        await import("#tests/logs/keep-stderr.ts");
        const { keptLog, keepTyped } = await import("#tests/logs/keep.ts");
        keptLog.warn({ error: "kept by the log" }, "x");
        console.warn("kept from a library");
        process.stderr.write('{"level":"error","error":"kept past the log"}\\n');
        keepTyped(["kept as typed"]);`;
      const { status } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
        cwd: fileURLToPath(new URL("../..", import.meta.url)),
        env: { ...process.env, KEPT_LOGS: folder },
      });
      expect(status).toBe(0);
      expect(await judgeKept(folder)).toEqual({ lines: 3, canaries: 1, processes: 1, why: [] });
    });
  });
});
