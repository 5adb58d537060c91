import type { HttpBindings } from "@hono/node-server";
import type { Caller } from "#contracts/backend.ts";

/** What every item on the mount list may read of a request. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    caller: Caller;
    /** The route's pattern, for logs and metrics; never the path, which may carry a secret. */
    route: string;
  };
};
