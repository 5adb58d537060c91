import type { Built } from "#server/http/load-built.ts";

const choose = ({ br, gzip, plain }: Built, accepts: string) => (br && accepts.includes("br") ? br : gzip && accepts.includes("gzip") ? gzip : plain);

/** A file from memory, packed as the browser can take it. `extra` headers go over its own. */
export function sendBuilt(file: Built, { accepts, extra }: { accepts: string; extra: Record<string, string> }): Response {
  const { body, headers } = choose(file, accepts);
  return new Response(body, { headers: { ...headers, ...extra } });
}
