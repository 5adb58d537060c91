import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { mdxSettings } from "./content/blog/mdx-settings.ts";
import { styleGuideCopies } from "./main/style-guide-copies.ts";

export default defineConfig({
  plugins: [{ enforce: "pre", ...mdx(mdxSettings) }, tailwindcss(), styleGuideCopies(), reactRouter()],
  // What the program and its tests write is no reason to reload.
  server: { watch: { ignored: ["**/build/**", "**/.data/**", "**/test-results/**", "**/.passes/**"] } },
  // A data: URL would need a looser policy for fonts; and a file is cached once for all pages.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each file costs a request and its headers: what most pages share travels in two.
            codeSplitting: {
              groups: [
                // Two, for each is run in a task of its own (main/finish-pages.ts).
                { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
                { name: "router", test: /\/node_modules\/react-router\// },
                // Never styles: a page's own must come after the site's, or its layers are stacked the wrong way round.
                { name: "shared", test: /\/(app|content|contracts|imagery)\/(?!.*\.css$)/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
});
