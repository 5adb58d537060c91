import { Hono } from "hono";
import type { Limit } from "#contracts/limit.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";

/** Presses of "Pay" from one network address: enough for an office, too few to try out stolen cards. */
const limit: Limit = { times: 60, minutes: 15 };

/** What whoever mounts the card pages knows of a request. */
export type CardBindings = { address: string };

/** The local card provider's pages, which take a form only so often from one address. */
export const limitCardPosts = (pages: Hono, throttle: Throttle) =>
  new Hono<{ Bindings: CardBindings }>()
    .post("*", async (c, next) => {
      await throttle([`card:${c.env.address}`, limit]);
      await next();
    })
    .route("/", pages)
    .onError((error) => {
      throw error;
    });
