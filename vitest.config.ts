import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const longest = ["tests/drills/kill.test.ts", "tests/drills/oversell.test.ts", "tests/drills/", "main/serve.test.ts", "server/http/gate.test.ts"];
const rank = (file: string) => {
  const at = longest.findIndex((part) => file.includes(part));
  return at < 0 ? longest.length : at;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).sort((one, other) => rank(one.moduleId) - rank(other.moduleId));
  }
}

// Stands alone: vite.config.ts belongs to the app, and its React Router plugin must not run here.
export default defineConfig({
  test: {
    include: ["{tests,server,contracts,content,app,main,imagery}/**/*.test.ts"],
    globalSetup: "./tests/support/postgres.ts",
    setupFiles: ["./tests/logs/keep-stderr.ts"],
    pool: "threads",
    // Drills mostly wait, for programs of their own: one more than there would be on two cores, the longest first.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
