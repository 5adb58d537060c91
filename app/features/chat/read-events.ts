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
