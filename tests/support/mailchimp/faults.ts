import type { ServerResponse } from "node:http";
import { answerBadly, commonFaults } from "#tests/support/answer-badly.ts";

/** What goes wrong with one call. Those that say so happen after the call has had its effect. */
export const faults = [...commonFaults, "a refusal without words"] as const;
export type Fault = (typeof faults)[number];

const titles = { 429: "Too Many Requests", 500: "Internal Server Error" } as const;
const refusal = (status: 429 | 500) =>
  JSON.stringify({ type: "about:blank", title: titles[status], status, detail: "An unexpected internal error has occurred." });

export function answerAsMailchimp(fault: Fault, response: ServerResponse, whole: string): void {
  if (fault === "a refusal without words") response.writeHead(400, { "content-type": "application/json" }).end("[]");
  else answerBadly(fault, response, { whole, refusal });
}
