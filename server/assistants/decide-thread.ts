import { parentPort, workerData } from "node:worker_threads";
import { createDecideFor, type Knowledge } from "#server/assistants/create-decide-for.ts";
import type { Posted, Returned } from "#server/assistants/decide-in-thread.ts";

// The other end of decide-in-thread.ts.
const decide = createDecideFor(workerData as Knowledge);
const answer = (returned: Returned) => parentPort?.postMessage(returned);

parentPort?.on("message", ({ number, ...question }: Posted) => {
  decide(question).then(
    (decision) => answer({ number, decision }),
    (error: unknown) => answer({ number, error }),
  );
});
