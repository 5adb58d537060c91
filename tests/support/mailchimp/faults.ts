import type { ServerResponse } from "node:http";

/** What goes wrong with one call. Those that say so happen after the call has had its effect. */
export const faults = [
  "500",
  "500, and it acted",
  "503 over a good answer, and it acted",
  "429",
  "silence",
  "silence, and it acted",
  "slow, and it acted",
  "garbage, and it acted",
  "empty, and it acted",
  "truncated, and it acted",
  "hung up, and it acted",
  "a refusal without words",
  "redirect",
] as const;
export type Fault = (typeof faults)[number];
export const actsFirst = (fault: Fault) => fault.endsWith("acted");

const json = { "content-type": "application/json" };
const problem = (status: number, title: string) => JSON.stringify({ type: "about:blank", title, status, detail: "An unexpected internal error has occurred." });

/** Answers badly, or not at all. `whole` is what would have been said. */
export function answerBadly(fault: Fault, response: ServerResponse, whole: string): void {
  switch (fault) {
    case "500":
    case "500, and it acted":
      return void response.writeHead(500, json).end(problem(500, "Internal Server Error"));
    case "503 over a good answer, and it acted":
      return void response.writeHead(503, json).end(whole);
    case "429":
      return void response.writeHead(429, json).end(problem(429, "Too Many Requests"));
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
      response.writeHead(200, { ...json, "content-length": Buffer.byteLength(whole) + 10 });
      return void response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    case "hung up, and it acted":
      return void response.destroy();
    case "a refusal without words":
      return void response.writeHead(400, json).end("[]");
    case "redirect":
      return void response.writeHead(302, { location: "/elsewhere" }).end(whole);
  }
}
