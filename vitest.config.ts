import { configDefaults, defineConfig } from "vitest/config";

/** What takes long and seldom breaks: `npm run prove -- tests` runs it, before a release; `npm test` doesn't. */
const extended = process.env.EXTENDED ? [] : ["**/*.extended.test.ts"];

/** They hold the clock itself still, also for whatever an earlier file of the same worker has left running. */
const clocked = ["app/features/analytics/schedule-sync.test.ts", "app/features/operator/watch-session.test.ts"];

// Stands alone: vite.config.ts belongs to the app, and its React Router plugin must not run here.
export default defineConfig({
  test: {
    setupFiles: ["./tests/logs/keep-stderr.ts"],
    pool: "threads",
    unstubGlobals: true,
    restoreMocks: true,
    // The other of two cores is the journeys'; a second worker made drills late, and the whole no quicker.
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["{tests,server,contracts,content,main,imagery}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...extended],
          globalSetup: "./tests/support/postgres.ts",
          // No module of ours holds state (and no test mocks one), so all files share one reading of the server: a second of work each.
          isolate: false,
          // Read by Node itself, as the server is: a tenth of the run's work less than by Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: "in React", include: ["app/**/*.test.ts"], exclude: [...configDefaults.exclude, ...clocked], isolate: false } },
      { extends: true, test: { name: "clocked", include: clocked } },
    ],
  },
});
