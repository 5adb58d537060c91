/** Characters after which an answer is none: it was asked for four sentences. */
const most = 4_000;

type Chunk = { choices?: { delta?: { content?: unknown }; message?: { content?: unknown } }[]; error?: unknown };

function textIn(json: string): string {
  const { choices, error } = JSON.parse(json) as Chunk;
  if (error || !Array.isArray(choices)) throw new Error("an answer that is none");
  const content = choices[0]?.delta?.content ?? choices[0]?.message?.content ?? "";
  if (typeof content !== "string") throw new Error("an answer that is no text");
  return content;
}

async function* linesOf(body: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > 16 * most) throw new Error("a line without an end");
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}

/** The text of an answer, piece by piece: from a stream of events, or whole from a service that does not stream. Throws where it makes no sense. */
export async function* readPieces(answer: Response): AsyncGenerator<string> {
  if (!answer.body) throw new Error("no body");
  let length = 0;
  let ended = false;
  let whole = "";
  const streams = answer.headers.get("content-type")?.includes("text/event-stream");
  for await (const line of linesOf(answer.body)) {
    if (!streams) {
      whole += line;
      continue;
    }
    if (!line.startsWith("data:")) continue;
    const data = line.slice(5).trim();
    if (data === "[DONE]") {
      ended = true;
      break;
    }
    const text = textIn(data);
    length += text.length;
    if (length > most) throw new Error("an answer too long");
    if (text) yield text;
  }
  if (streams && !ended) throw new Error("an answer cut off");
  if (!streams) yield textIn(whole).slice(0, most);
}
