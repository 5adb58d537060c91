import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";
import type { ViteDevServer } from "vite";
import type { AppEnv } from "#server/platform/http/request.ts";

/** Vite on the mount list, behind the gate: what it does not serve goes on. */
export const viteFiles =
  ({ middlewares }: ViteDevServer): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (!incoming || !outgoing) return next();
    const passedOn = await new Promise<boolean>((done) => {
      outgoing.once("close", () => done(false));
      middlewares(incoming as never, outgoing as never, () => done(true));
    });
    return passedOn ? next() : RESPONSE_ALREADY_SENT;
  };
