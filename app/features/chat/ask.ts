import type { InferInput, InferOutput } from "valibot";
import type { Beside } from "#app/features/chat/message.ts";
import { parseFailureOr, type ShownFailure, unread } from "#app/lib/http/failure.ts";
import { currentKeepingWords } from "#content/assistant/words.ts";
import { publicName } from "#content/function-path.ts";
import type { AssistantName, earlier } from "#contracts/assistant.ts";
import type * as dermaflo from "#contracts/dermaflo-chat.ts";
import type * as product from "#contracts/product-chatbot.ts";

/** One server-sent event. */
export type ServerEvent = { event: string; data: string };

function readBlock(block: string): ServerEvent | null {
  const fields = block.split("\n").filter((line) => !line.startsWith(":"));
  const values = (name: string) => fields.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ""));
  const data = values("data");
  return data.length > 0 ? { event: values("event").at(-1) ?? "message", data: data.join("\n") } : null;
}

/** The events of a body, as they come. What ends in the middle is no event. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough<string>(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readBlock(block);
      if (event) yield event;
    }
  }
}

export type Asked = {
  text: string;
  before: InferInput<typeof earlier>;
  conversation: string | undefined;
  /** Whether we may keep it: the box is ticked. */
  mayKeep: boolean;
  /** The same each time that this question is sent. */
  intent: string;
};
export type Answered = { ok: true; content: string; beside: Beside } | { ok: false; failure: ShownFailure };
type Output = InferOutput<typeof product.output> | InferOutput<typeof dermaflo.output>;

/** Milliseconds; the server itself gives up on its vendor well before. */
const timeoutMs = 30_000;

function bodyOf(
  assistant: AssistantName,
  { text, before, conversation, mayKeep }: Asked,
): InferInput<typeof product.input> | InferInput<typeof dermaflo.input> {
  const common = { messages: before, ...(mayKeep && { wording: currentKeepingWords }), ...(conversation && { conversation }) };
  return assistant === "product" ? { message: text, ...common } : { userMessage: text, ...common };
}

function answerOf(output: Output): Answered {
  if ("success" in output && !output.success) return { ok: false, failure: parseFailureOr("", 500) };
  // Another server at this address may answer with the words alone.
  const { outcome, sources = [], next = [], choices = [], answer, conversation } = output;
  const content = "reply" in output ? output.reply : output.message;
  if (typeof content !== "string") return { ok: false, failure: unread() };
  return { ok: true, content, beside: { outcome, sources, next, choices, answer, conversation } };
}

/** The stream's last event decides; its pieces only show that something is coming. */
async function followStream(body: ReadableStream<Uint8Array>, onText: (soFar: string) => void): Promise<Answered> {
  let soFar = "";
  for await (const { event, data } of readEvents(body)) {
    if (event === "done") return answerOf(JSON.parse(data) as Output);
    if (event === "failed") return { ok: false, failure: parseFailureOr(data, 503) };
    if (event === "restart") soFar = "";
    if (event === "text") soFar += (JSON.parse(data) as { text: string }).text;
    onText(soFar);
  }
  return { ok: false, failure: unread() };
}

/** Asks one of the assistants; `onText` hears what has been said so far. Whatever goes wrong comes back in words. */
export async function ask(assistant: AssistantName, asked: Asked, onText: (soFar: string) => void): Promise<Answered> {
  const name = assistant === "product" ? "product-chatbot" : "dermaflo-chat";
  try {
    const answer = await fetch(`/functions/v1/${publicName(name)}`, {
      method: "POST",
      headers: { accept: "text/event-stream, application/json", "content-type": "application/json", "idempotency-key": asked.intent },
      body: JSON.stringify(bodyOf(assistant, asked)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return { ok: false, failure: parseFailureOr(await answer.text(), answer.status) };
    if (answer.body && answer.headers.get("content-type")?.startsWith("text/event-stream")) return await followStream(answer.body, onText);
    return answerOf((await answer.json()) as Output);
  } catch {
    return { ok: false, failure: unread() };
  }
}
