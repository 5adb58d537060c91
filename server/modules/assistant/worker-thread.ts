import { parentPort, workerData } from "node:worker_threads";
import type { Passage } from "#content/assistant/passage.ts";
import { openAssistant, type Question } from "#server/modules/assistant/open-assistant.ts";
import type { Returned } from "#server/modules/assistant/worker.ts";

// The other end of worker.ts.
const decide = openAssistant(workerData as readonly Passage[] | undefined);
const answer = (returned: Returned) => parentPort?.postMessage(returned);

parentPort?.on("message", (question: Question) => {
  decide(question).then(
    (decision) => answer({ decision }),
    (error: unknown) => answer({ error }),
  );
});
