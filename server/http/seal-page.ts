import { addIntegrity, findIntegrityMap } from "#server/http/integrity.ts";
import type { BuiltFiles } from "#server/http/load-built.ts";
import { inlineStart } from "#server/http/start-script.ts";

const preloadLink = /<link\b[^>]*?\srel="modulepreload"[^>]*?\shref="([^"]+)"[^>]*>/g;
const entryScript = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;
/** From the beginning of a tag or script whose end has not arrived. */
const unfinished = /<(?:[a-z]*|link\b[^>]*|script\b(?:(?!<\/script>)[\s\S])*)$/;

/**
 * Rendered pages on their way out: every script and style sheet of ours gets the hash of the bytes that this process serves, and the page's
 * own start waits for the map of all the others (start-script.ts). Null where there is no built site to compare with.
 */
export function createSealPage(built: BuiltFiles) {
  const map = findIntegrityMap(built);
  if (!map) return null;

  return (page: ReadableStream<Uint8Array>) => {
    const preload: string[] = [];
    let held = "";
    const seal = (html: string) =>
      addIntegrity(html, built)
        .replaceAll(preloadLink, (_tag, path: string) => {
          preload.push(path);
          return "";
        })
        .replace(entryScript, (_tag, nonce: string, entry: string) => `<script nonce="${nonce}">${inlineStart(map, preload, entry)}</script>`);
    const sealing = new TransformStream<string, string>({
      transform(text, out) {
        const all = held + text;
        const cut = unfinished.exec(all)?.index ?? all.length;
        held = all.slice(cut);
        out.enqueue(seal(all.slice(0, cut)));
      },
      flush: (out) => out.enqueue(seal(held)),
    });
    return page
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(sealing)
      .pipeThrough(new TextEncoderStream());
  };
}
