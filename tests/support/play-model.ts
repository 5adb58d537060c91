import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = { authorization: string | undefined; body: { model: string; stream: boolean; tools?: unknown; messages: { role: string; content: string }[] } };
/** How it answers: what it writes, or what it does with the connection. */
export type Behaviour = (asked: Asked, response: ServerResponse, words: string) => void;

const head = (response: ServerResponse, type = "text/event-stream") => response.writeHead(200, { "content-type": type });
export const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const none = /^\W*none\b/i;
/** The line that names every passage that it was given; what doesn't answer names none. */
export const naming = ({ body }: Asked, text: string) => {
  const ids = [...(body.messages[0]?.content ?? "").matchAll(/^\[(\S+)\]$/gm)].map(([, id]) => id);
  return text === "" || none.test(text) ? text : `Passages: ${ids.join(", ")}\n${text}`;
};
const pieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];

/** Streams a text in small pieces, as such services do: a role first, then words, then a reason, then the end. */
export const streaming =
  (text?: string): Behaviour =>
  (asked, response, words) => {
    head(response);
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { role: "assistant" } }] })}\n\n`);
    for (const piece of pieces(text === undefined ? words : naming(asked, text))) response.write(chunk(piece));
    response.end(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`);
  };

/** Streams these bytes as they are, each part by itself, and ends as it should. */
export const writes =
  (...parts: readonly (string | Uint8Array)[]): Behaviour =>
  (_asked, response) => {
    head(response);
    for (const part of parts) response.write(part);
    response.end("data: [DONE]\n\n");
  };

/** Answers in one piece, as services do that cannot stream. */
export const whole: Behaviour = (_asked, response, words) => {
  head(response, "application/json");
  response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content: words } }] }));
};
export const stalls: Behaviour = () => {};
/** Says one good sentence, and no more. */
const firstOf = (words: string) => chunk(`${words.split(/(?<=\.) /)[0]} `);
export const stallsHalfway: Behaviour = (_asked, response, words) => {
  head(response);
  response.write(firstOf(words));
};
/** Begins as it should, and its connection is lost. */
export const breaksOff: Behaviour = (_asked, response, words) => {
  head(response);
  response.write(firstOf(words), () => response.destroy());
};
export const cutsOff: Behaviour = (_asked, response, words) => {
  head(response);
  response.write(chunk(words.slice(0, 5)), () => response.destroy());
};
export const status =
  (code: number): Behaviour =>
  (_asked, response) => {
    response.writeHead(code).end(code === 302 ? "" : '{"error":{"message":"no"}}');
  };
export const garbage: Behaviour = (_asked, response) => {
  head(response);
  response.end('data: <html>\n\ndata: {"choices":[{"delta":{"content":{"a":1}}}]}\n\n');
};
export const endless: Behaviour = (_asked, response) => {
  head(response);
  // A connection that's gone says so here, and only here: it stays `writable`.
  const more = () => response.write(chunk("and so on ".repeat(200)), (gone) => gone ?? setImmediate(more));
  more();
};

/**
 * A language model's service on this machine, written by hand from the published protocol of chat completions. By itself it repeats the
 * first passage that it is given; a test tells it to do worse.
 */
export async function playModel() {
  const asked: Asked[] = [];
  const open = new Set<ServerResponse>();
  let behaviours: Behaviour[] = [];
  const server = createServer(async (request, response) => {
    open.add(response);
    let text = "";
    for await (const part of request) text += part;
    const one = { authorization: request.headers.authorization, body: JSON.parse(text) } as Asked;
    asked.push(one);
    const [, id = "", passage = ""] = /^\[(\S+)\]\n([\s\S]*?)(?:\n\n\[|$(?![\s\S]))/m.exec(one.body.messages[0]?.content ?? "") ?? [];
    const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    (behave ?? streaming())(one, response, `Passages: ${id}\n${passage.replaceAll("\n", " ")}`);
  });
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** One for each question to come; the last one stays. */
    behave: (...next: Behaviour[]) => {
      behaviours = next;
    },
    async close() {
      for (const response of open) response.destroy();
      server.closeAllConnections();
      await new Promise((down) => server.close(down));
    },
  };
}
