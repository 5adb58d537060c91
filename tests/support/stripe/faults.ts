import type { ServerResponse } from "node:http";

/** What goes wrong with one call. Those that say so happen after the call has had its effect. */
export type Fault =
  | "500"
  | "500, and it acted"
  | "500, for a day"
  | "503 over a good answer, and it acted"
  | "409"
  | "429"
  | "silence"
  | "silence, and it acted"
  | "slow, and it acted"
  | "garbage, and it acted"
  | "empty, and it acted"
  | "truncated, and it acted"
  | "hung up, and it acted"
  | "redirect";

export const faults: Fault[] = [
  "500",
  "500, and it acted",
  "500, for a day",
  "503 over a good answer, and it acted",
  "409",
  "429",
  "silence",
  "silence, and it acted",
  "slow, and it acted",
  "garbage, and it acted",
  "empty, and it acted",
  "truncated, and it acted",
  "hung up, and it acted",
  "redirect",
];
export const actsFirst = (fault: Fault) => fault.endsWith("acted");

const json = { "content-type": "application/json" };
const refused = (type: string) => JSON.stringify({ error: { type, message: "Something went wrong on Stripe's end." } });

/** Answers badly, or not at all. `whole` is what would have been said. */
export function answerBadly(fault: Fault, response: ServerResponse, whole: string): void {
  switch (fault) {
    case "500":
    case "500, for a day":
    case "500, and it acted":
      return void response.writeHead(500, json).end(refused("api_error"));
    case "503 over a good answer, and it acted":
      return void response.writeHead(503, json).end(whole);
    case "409":
      return void response.writeHead(409, json).end(refused("idempotency_error"));
    case "429":
      return void response.writeHead(429, json).end(refused("invalid_request_error"));
    case "silence":
    case "silence, and it acted":
      return;
    case "slow, and it acted": {
      response.writeHead(200, json);
      const drip = (at: number): unknown => response.writable && response.write(whole[at] ?? " ", () => setTimeout(drip, 50, at + 1).unref());
      return void drip(0);
    }
    case "garbage, and it acted":
      return void response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
    case "empty, and it acted":
      return void response.writeHead(200, json).end("{}");
    case "truncated, and it acted":
      response.writeHead(200, { ...json, "content-length": Buffer.byteLength(whole) });
      return void response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    case "hung up, and it acted":
      return void response.destroy();
    case "redirect":
      return void response.writeHead(302, { location: "/elsewhere" }).end(whole);
  }
}
