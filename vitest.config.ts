import { defineConfig } from "vitest/config";

// Stands alone: vite.config.ts belongs to the app, and its React Router plugin must not run here.
export default defineConfig({
  test: {
    include: ["{tests,server,contracts,content,app,main,imagery}/**/*.test.ts"],
    globalSetup: "./tests/support/postgres.ts",
    setupFiles: ["./tests/logs/keep-stderr.ts"],
    pool: "threads",
    // No module of ours holds state (and no test mocks one), so all files share one reading of the server: a second of work each.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // The other of two cores is the journeys'; a second worker made drills late, and the whole no quicker.
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
