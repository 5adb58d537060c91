import { instruct } from "#server/adapters/assistant/openai-compatible/instruct.ts";
import { readPieces } from "#server/adapters/assistant/openai-compatible/read-pieces.ts";
import { toSentences } from "#server/adapters/assistant/openai-compatible/to-sentences.ts";
import type { Assistant, ToWord } from "#server/ports/assistant.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

const vendor = "the language model";

type Needs = {
  /** The service's base, such as https://models.example/v1: `/chat/completions` is added. */
  url: string;
  model: string;
  /** Sent as a bearer token; a service of one's own may need none. */
  key: string | undefined;
  fetch: typeof globalThis.fetch;
  /** Milliseconds that one try may take, from asking to the last word. */
  patience?: number;
};

/** What the model says when the passages do not answer. */
const none = /^\W*none\b\W*$/i;

/** Any service that speaks the chat completions protocol. It is tried once more where nothing came of the first try. */
export function createOpenAiCompatible({ url, model, key, fetch, patience = 8_000 }: Needs): Assistant {
  const ask = (question: ToWord, signal: AbortSignal) =>
    fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages: instruct(question), stream: true, temperature: 0, max_tokens: 300 }),
      redirect: "error",
      signal,
    });

  async function* attempt(question: ToWord) {
    const answer = await ask(question, AbortSignal.timeout(patience));
    if (!answer.ok) throw new Error(`status ${answer.status}`, { cause: await answer.body?.cancel() });
    let said = false;
    for await (const sentence of toSentences(readPieces(answer))) {
      if (!said && none.test(sentence)) throw new Error("it found no answer");
      said = true;
      yield sentence;
    }
    if (!said) throw new Error("an empty answer");
  }

  return {
    name: "openai-compatible",
    async *word(question) {
      let said = false;
      for (let tries = 2; tries > 0; tries--) {
        try {
          for await (const sentence of attempt(question)) {
            said = true;
            yield sentence;
          }
          return;
        } catch (error) {
          // What was said cannot be taken back here: whoever listens begins anew.
          if (said || tries === 1) throw new VendorAway(vendor, error);
        }
      }
    },
  };
}
