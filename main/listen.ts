import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

type Listening = {
  server: Server;
  /** From now on each answer ends its connection, so that whoever asks next comes anew, and elsewhere. New ones are still taken. */
  drain(): void;
  close(): Promise<void>;
};
/** Slow senders are cut off: 10 s for the headers, 15 s for the whole request. Node answers 408 by itself. */
const usual = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 };

/** Slow readers too: milliseconds in which nothing moves, while an answer waits to be taken. Node itself tells a slow reader from one who takes nothing. */
const stalled = 60_000;
/** Answers that one connection may have under way. Browsers and proxies ask for the next when they have had the last. */
const answersAtOnce = 4;

type Options = {
  port: number;
  host: string;
  /** Milliseconds, each. */
  timeouts?: Partial<typeof usual & { stalled: number }>;
  /** Connections that one address may have open; left out where all come from a proxy. */
  connectionsPerAddress?: number | undefined;
  /** What is answered before the app is asked, and whether it was. */
  straight?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
};

/**
 * Cuts off whoever asks for more without reading what they have; false for a request that is not to be answered. Those that were sent
 * in one piece with the last are still read out one by one after the cut: without this they would all be answered for nobody.
 */
function createAdmission() {
  const answers = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return false;
    const waiting = (answers.get(socket) ?? 0) + 1;
    if (waiting > answersAtOnce) {
      socket.destroy();
      return false;
    }
    answers.set(socket, waiting);
    response.once("close", () => answers.set(socket, (answers.get(socket) ?? 1) - 1));
    return true;
  };
}

/** Cuts off whoever holds more connections than an office. */
function limitConnections(server: Server, connectionsPerAddress = Number.POSITIVE_INFINITY) {
  const addresses = new Map<string, number>();
  const count = (address: string, by: 1 | -1) => {
    const now = (addresses.get(address) ?? 0) + by;
    if (now > 0) addresses.set(address, now);
    else addresses.delete(address);
    return now;
  };

  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    socket.once("close", () => count(remoteAddress, -1));
    if (count(remoteAddress, 1) > connectionsPerAddress) socket.destroy();
  });
}

// biome-ignore lint/suspicious/noExplicitAny: Hono's app is listened to whatever its variables are
export function listen(app: Hono<any>, { port, host, timeouts = {}, connectionsPerAddress, straight }: Options): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const admit = createAdmission();
  let draining = false;
  const server = createServer({ ...usual, ...timeouts }, (request, response) => {
    if (!admit(request, response)) return;
    if (draining) response.setHeader("connection", "close");
    if (!straight?.(request, response)) return answer(request, response);
  });
  server.timeout = timeouts.stalled ?? stalled;
  limitConnections(server, connectionsPerAddress);
  const drain = () => {
    draining = true;
  };
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      done({
        server,
        drain,
        close() {
          drain();
          return closeGently(server);
        },
      });
    });
  });
}

/** Answers what is open, then ends; connections that only wait are let go in a moment, and as soon as they have had their answer. */
async function closeGently(server: Server) {
  await letWaitingIn(server);
  return new Promise<void>((done) => {
    // A browser keeps its connection for the next request, and would hold us for as long. Not at once: what has just come in counts as idle until it is read.
    const sweep = setInterval(() => server.closeIdleConnections(), 250);
    // Not http's own close: that lets go at once of everyone whose request was not read yet.
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep);
      done();
    });
  });
}

/** Milliseconds. In a turn of the loop that took longer somebody may have come since it last looked. */
const shortTurn = 0.5;
/** Milliseconds in which nobody came: a busy kernel is late with the last of a handshake. */
const quiet = 25;
/** Milliseconds that it may take, on a machine too busy for short turns. */
const longest = 2_000;

/** Whoever stands in the kernel's queue when a socket closes is cut off. One comes in a turn of the loop: turns until nobody does, the last of them short. */
async function letWaitingIn(server: Server) {
  const began = performance.now();
  let lastCame = began;
  const arrived = () => {
    lastCame = performance.now();
  };
  server.on("connection", arrived);
  for (let turn = began, short = false; (turn - lastCame < quiet || !short) && turn - began < longest; ) {
    await new Promise((next) => setImmediate(next));
    const now = performance.now();
    short = now - turn < shortTurn;
    turn = now;
  }
  server.off("connection", arrived);
}
