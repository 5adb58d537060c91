import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

type Listening = { server: Server; close(): Promise<void> };
type Options = { port: number; host: string };

/** Slow senders are cut off: 10 s for the headers, 15 s for the whole request. Node answers 408 by itself. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2_000 };

// biome-ignore lint/suspicious/noExplicitAny: Hono's app is listened to whatever its variables are
export function listen(app: Hono<any>, { port, host }: Options): Promise<Listening> {
  const server = createServer(timeouts, getRequestListener(app.fetch));
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      done({ server, close: () => closeGently(server) });
    });
  });
}

/** Answers what is open, then ends; connections that only wait are let go at once. */
function closeGently(server: Server) {
  return new Promise<void>((done) => {
    server.close(() => done());
    server.closeIdleConnections();
  });
}
