import { parentPort, workerData } from "node:worker_threads";
import { createAssistant, type Knowledge, type Question } from "#server/modules/assistant/decide.ts";
import type { Returned } from "#server/modules/assistant/worker.ts";

// The other end of worker.ts.
const decide = createAssistant(workerData as Knowledge);
const answer = (returned: Returned) => parentPort?.postMessage(returned);

parentPort?.on("message", (question: Question) => {
  decide(question).then(
    (decision) => answer({ decision }),
    (error: unknown) => answer({ error }),
  );
});
