import { defineConfig } from "vitest/config";

// Stands alone: vite.config.ts belongs to the app, and its React Router plugin must not run here.
export default defineConfig({
  test: {
    include: ["{tests,server,contracts,content,app,main,imagery}/**/*.test.ts"],
    globalSetup: "./tests/support/postgres.ts",
    setupFiles: ["./tests/logs/keep-stderr.ts"],
    pool: "threads",
    // The other of two cores is the journeys'; a second worker made drills late, and the whole no quicker.
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
