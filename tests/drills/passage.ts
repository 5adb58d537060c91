import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

type Pair = { near: Socket; far: Socket };

/** A way to a database that can be shut: a TCP relay on the loopback address. */
export async function openPassage(url: string) {
  const to = new URL(url);
  const host = decodeURIComponent(to.hostname);
  const pairs = new Set<Pair>();
  let held: (() => void)[] = [];
  let silent = false;
  let most = 0;

  const server = createServer((near) => {
    const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${to.port}`) : connect(Number(to.port), host);
    const pair = { near, far };
    pairs.add(pair);
    most = Math.max(most, pairs.size);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      const send = (chunk: Buffer) => other.writable && other.write(chunk);
      // Read all the same: whoever hangs up is seen to.
      one.on("data", (chunk: Buffer) => void (silent ? held.push(() => send(chunk)) : send(chunk)));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  const via = new URL(url);
  via.hostname = "127.0.0.1";
  via.port = String(port);
  const cutAll = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };

  return {
    url: via.href,
    /** Every connection is cut, and new ones are refused: the server is down. */
    async refuse() {
      server.close();
      cutAll();
    },
    /** Connections stand and nothing comes through: the network is gone, or the server's machine. */
    async fallSilent() {
      silent = true;
    },
    async mend() {
      if (!server.listening) await listen(port);
      silent = false;
      for (const send of held) send();
      held = [];
    },
    /** How many connections stood at once since this was last asked. */
    mostSince() {
      const was = most;
      most = pairs.size;
      return was;
    },
    close() {
      if (server.listening) server.close();
      cutAll();
    },
  };
}
