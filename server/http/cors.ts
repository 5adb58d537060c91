import { cors } from "hono/cors";

/** Pages of invited origins may call our functions, as the Supabase client does; cookies are never part of it. */
export const invite = (allowedOrigins: readonly string[]) =>
  cors({
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: ["authorization", "x-client-info", "apikey", "content-type", "idempotency-key"],
    exposeHeaders: ["retry-after", "x-request-id"],
    maxAge: 3600,
  });
