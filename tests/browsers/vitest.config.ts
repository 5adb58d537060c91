import { defineConfig } from "vitest/config";

// A suite of its own: it needs a built site and a browser, and each file is one browser's walk from page to page.
export default defineConfig({
  test: {
    include: ["tests/browsers/*.walks.ts"],
    globalSetup: "./tests/support/postgres.ts",
    pool: "threads",
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
