import type { Config } from "@react-router/dev/config";
import { prerendered } from "./app/prerendered.ts";

export default {
  ssr: true,
  // The whole route table travels with the first page: no request of its own, and nothing for a gate to forget.
  routeDiscovery: { mode: "initial" },
  prerender: [...prerendered],
} satisfies Config;
