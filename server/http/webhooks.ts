import { Hono } from "hono";
import { Failure } from "#contracts/failure.ts";
import { answerFailure, toFailure } from "#server/http/answer-failure.ts";
import type { AppEnv } from "#server/http/env.ts";
import { readBody } from "#server/http/read-body.ts";
import type { Log } from "#server/platform/log.ts";

/** Takes one signed event: `Failure` refuses it; any other error asks the vendor to send it again. */
export type TakeEvent = (vendor: string, rawBody: string, header: (name: string) => string | undefined) => Promise<void>;
type Needs = { vendors: readonly string[]; takeEvent: () => Promise<TakeEvent>; log: Log };

/** Events with addresses of a cart are larger than any form of ours. */
const eventLimit = 256 * 1024;

/** `/webhooks/<vendor>`: outside every gate, for a vendor holds no cookie; its signature is its only credential. */
export function webhooks({ vendors, takeEvent, log }: Needs) {
  const edge = new Hono<AppEnv>();
  edge.onError((error, c) => {
    const failure = toFailure(error);
    log.warn(
      { vendor: c.get("route").split("/").at(-1) ?? "", code: failure.code, error: failure.code === "broken" ? error.name : failure.code },
      "event not taken",
    );
    return answerFailure(c, failure);
  });
  for (const vendor of vendors)
    edge.all(`/${vendor}`, async (c) => {
      c.set("route", `/webhooks/${vendor}`);
      if (c.req.method !== "POST") throw new Failure("wrong-method");
      const body = new TextDecoder().decode(await readBody(c.req.raw, eventLimit));
      await (await takeEvent())(vendor, body, (name) => c.req.header(name));
      return c.json({ received: true });
    });
  edge.all("/*", () => {
    throw new Failure("not-found");
  });
  return edge;
}
