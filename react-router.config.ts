import type { Config } from "@react-router/dev/config";
import { prerendered } from "./app/routes.ts";
import { buildFolder } from "./main/build-folder.ts";

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // The whole route table travels with the first page: no request of its own, and nothing for a gate to forget.
  // The browser's script has no code for another mode (vite.config.ts).
  routeDiscovery: { mode: "initial" },
  // A form's own few lines in a file of their own would be fetched during the press, and could be lost then.
  splitRouteModules: false,
  prerender: prerendered,
} satisfies Config;
