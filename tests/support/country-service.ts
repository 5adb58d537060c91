import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A country-code service on this machine, which answers as the test says and notes what it was asked. */
export async function openCountryService(answer: (network: string, ...parts: Parameters<RequestListener>) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const [, network = ""] = /\/([^/]+)\/country_code\//.exec(decodeURIComponent(request.url ?? "")) ?? [];
    answer(network, request, response);
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Paths, oldest first. */
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((down) => server.close(down));
    },
  };
}
