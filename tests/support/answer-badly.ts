import type { ServerResponse } from "node:http";

/** What goes wrong with one call, whoever the vendor. Those that say so happen after the call has had its effect. */
export const commonFaults = [
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
  "redirect",
] as const;
export type CommonFault = (typeof commonFaults)[number];
export const actsFirst = (fault: string) => fault.endsWith("acted");

const json = { "content-type": "application/json" };

/** `whole` is what would have been said; `refusal` what this vendor says with a 429 or a 500. */
type Words = { whole: string; refusal: (status: 429 | 500) => string };

/** Answers badly, or not at all. */
export function answerBadly(fault: CommonFault, response: ServerResponse, { whole, refusal }: Words): void {
  switch (fault) {
    case "500":
    case "500, and it acted":
      return void response.writeHead(500, json).end(refusal(500));
    case "503 over a good answer, and it acted":
      return void response.writeHead(503, json).end(whole);
    case "429":
      return void response.writeHead(429, json).end(refusal(429));
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
      // Longer than it is, so that an empty answer is cut short as well.
      response.writeHead(200, { ...json, "content-length": Buffer.byteLength(whole) + 10 });
      return void response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    case "hung up, and it acted":
      return void response.destroy();
    case "redirect":
      return void response.writeHead(302, { location: "/elsewhere" }).end(whole);
  }
}
