import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";

type Needs = { key: string; cert: string; upstream: number /** What of the site to show at `/`, where the scanner looks. */; at: string };
type Front = { close(): void };

async function listen(server: Server, port: number) {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}

/** Why this machine does not let us have a port, in words; null where it does. */
export async function whyNot(port: number): Promise<string | null> {
  const server = createServer();
  try {
    await listen(server, port);
    return null;
  } catch (error) {
    return `port ${port} cannot be had here (${(error as NodeJS.ErrnoException).code})`;
  } finally {
    server.close();
  }
}

/** The site on the ports of the web, as a proxy in production has it: TLS on 443, and 80 leads there. */
export async function openFront({ key, cert, upstream, at }: Needs): Promise<Front> {
  const plain = createServer((asked, answer) => answer.writeHead(301, { location: `https://localhost${asked.url}` }).end());
  const secure = createSecureServer({ key, cert }, (asked, answer) => {
    const path = asked.url === "/" ? at : asked.url;
    const headers = { ...asked.headers, host: "localhost", "x-forwarded-for": "127.0.0.1" };
    const passed = request({ host: "127.0.0.1", port: upstream, method: asked.method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  const servers = [plain, secure];
  await Promise.all([listen(plain, 80), listen(secure, 443)]);
  return {
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
