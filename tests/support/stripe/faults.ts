import type { ServerResponse } from "node:http";
import { answerBadly, commonFaults } from "#tests/support/answer-badly.ts";

/** What goes wrong with one call. Those that say so happen after the call has had its effect. */
export const faults = [...commonFaults, "500, for a day", "409"] as const;
export type Fault = (typeof faults)[number];

const refused = (type: string) => JSON.stringify({ error: { type, message: "Something went wrong on Stripe's end." } });
const refusal = (status: 429 | 500) => refused(status === 500 ? "api_error" : "invalid_request_error");

export function answerAsStripe(fault: Fault, response: ServerResponse, whole: string): void {
  if (fault === "409") response.writeHead(409, { "content-type": "application/json" }).end(refused("idempotency_error"));
  else answerBadly(fault === "500, for a day" ? "500" : fault, response, { whole, refusal });
}
