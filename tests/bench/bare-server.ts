import { createServer } from "node:http";

/** The yardstick: the same bytes and headers from nothing but node:http. Reads them from its parent. */
process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
});

process.once("disconnect", () => process.exit());
