import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // What the program and its tests write is no reason to reload.
  server: { watch: { ignored: ["**/build/**", "**/.data/**", "**/test-results/**"] } },
  // A data: URL would need a looser policy for fonts; and a file is cached once for all pages.
  build: { assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } } },
});
