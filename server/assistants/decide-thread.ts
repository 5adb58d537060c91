import { parentPort, workerData } from "node:worker_threads";
import { createDecideFor, type Knowledge, type Question } from "#server/assistants/create-decide-for.ts";
import type { Returned } from "#server/assistants/decide-in-thread.ts";

// The other end of decide-in-thread.ts.
const decide = createDecideFor(workerData as Knowledge);
const answer = (returned: Returned) => parentPort?.postMessage(returned);

parentPort?.on("message", (question: Question) => {
  decide(question).then(
    (decision) => answer({ decision }),
    (error: unknown) => answer({ error }),
  );
});
