import { defineConfig } from "vitest/config";

// A suite of its own: it needs a built site and a Firefox, and it is one visitor walking from page to page.
export default defineConfig({
  test: {
    include: ["tests/firefox/*.firefox.ts"],
    globalSetup: "./tests/support/postgres.ts",
    pool: "threads",
    fileParallelism: false,
    testTimeout: 45_000,
    hookTimeout: 60_000,
  },
});
