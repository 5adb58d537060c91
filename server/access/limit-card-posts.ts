import { Hono } from "hono";
import type { Limit } from "#contracts/limit.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";

/** Presses of "Pay" from one network address: enough for an office, too few to try out stolen cards. */
const limit: Limit = { times: 60, minutes: 15 };

/** What whoever mounts the card pages knows of a request. */
export type CardBindings = { address: string };

/** The local card provider's pages, which take a form only so often from one address. */
export const limitCardPosts = (pages: Hono, takeFromLimit: TakeFromLimit) =>
  new Hono<{ Bindings: CardBindings }>()
    .post("*", async (c, next) => {
      await takeFromLimit([`card:${c.env.address}`, limit]);
      await next();
    })
    .route("/", pages)
    .onError((error) => {
      throw error;
    });
