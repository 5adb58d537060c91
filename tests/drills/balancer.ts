import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Asked = { path: string; body?: string; address: string };
type Options = {
  ports: readonly number[];
  /** Milliseconds between two looks at each one's /readyz; null: it never looks. */
  looksEvery: number | null;
};

/** Refused is not taken: it may go on to the next as often as it likes. */
const most = 6;

/** Sends requests to several processes in turn, as a load balancer does: half over connections it keeps, half over new ones. */
export function createBalancer({ ports, looksEvery }: Options) {
  const kept = new Agent({ keepAlive: true });
  const out = new Set<number>();
  let open = true;
  let movedOn = 0;

  const ask = (port: number, { path, body, address }: Asked, agent: Agent | false) =>
    new Promise<number>((done, fail) => {
      const headers = {
        "x-forwarded-for": address,
        ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
      };
      const asking = request({ port, host: "127.0.0.1", path, method: body === undefined ? "GET" : "POST", headers, agent }, (answer) => {
        answer.resume();
        answer.on("end", () => done(answer.statusCode ?? 0));
        answer.on("error", fail);
      });
      asking.on("error", fail);
      asking.end(body);
    });

  async function look(port: number, every: number) {
    while (open) {
      const ready = await ask(port, { path: "/readyz", address: "10.0.0.1" }, false).catch(() => 0);
      if (ready === 200) out.delete(port);
      else out.add(port);
      await wait(every);
    }
  }
  const looking = looksEvery === null ? [] : ports.map((port) => look(port, looksEvery));

  return {
    movedOn: () => movedOn,
    /** The status, or the code of the error that a visitor would have met. */
    async send(number: number, asked: Asked): Promise<number | string> {
      for (let tries = 1; ; tries++) {
        const inOrder = ports.map((_, index) => ports[(number + tries + index) % ports.length] ?? 0);
        const port = inOrder.find((one) => !out.has(one)) ?? inOrder[0] ?? 0;
        const outcome = await ask(port, asked, number % 4 < 2 && kept).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
        if (outcome !== "ECONNREFUSED" || tries === most) return outcome;
        movedOn++;
      }
    },
    async close() {
      open = false;
      await Promise.all(looking);
      kept.destroy();
    },
  };
}
