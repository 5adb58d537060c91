import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { nonce as nonceContext, report } from "#app/context.ts";
import { isStatic, StartText } from "#app/lib/hydration/start.tsx";
import { startText } from "#app/lib/hydration/start-page.ts";
import { isFailure } from "#contracts/failure.ts";

/** The page of a form that was not taken says so in its title: what a reader hears first. `ErrorSummary` does it in the browser. */
const entitleError = (html: string) => html.replace("<title>", "<title>Error: ");

/** Milliseconds until a page's late data is given up. */
export const streamTimeout = 5_000;

export default function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) {
  const nonce = context.get(nonceContext);
  // Vite's own start in development knows how to replace modules.
  const start = import.meta.env.DEV ? null : { text: startText(entry), nonce };
  // As `<Scripts>` would: without it the framework hands over no data.
  if (start && entry.renderMeta) entry.renderMeta.didRenderScripts = !entry.staticHandlerContext.matches.some(({ route }) => isStatic(route.handle));
  const page = (
    <StartText value={start}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </StartText>
  );
  return new Promise<Response>((resolve, reject) => {
    let answer = status;
    // Cleared once it's there: else each page's whole rendering is kept for these seconds.
    const late = setTimeout(() => abort(), streamTimeout + 1_000).unref();
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // Whole: no page of ours has parts that are late, and in one piece it costs a quarter less than as a stream (docs/decisions/0060).
      onAllReady() {
        clearTimeout(late);
        headers.set("Content-Type", "text/html; charset=utf-8");
        const isRefused = status >= 400 && entry.staticHandlerContext.actionData !== null;
        const pieces: Buffer[] = [];
        const keep = new Writable({ write: (piece: Buffer, _encoding, done) => done(void pieces.push(piece)) });
        keep.on("finish", () => {
          const html = Buffer.concat(pieces);
          resolve(new Response(isRefused ? entitleError(html.toString()) : html, { status: answer, headers }));
        });
        pipe(keep);
      },
      onShellError(error) {
        clearTimeout(late);
        reject(error);
      },
      onError(error) {
        answer = 500;
        handleError(error, { request, context });
      },
    });
  });
}

/** Errors that are bugs; a page not found, a visitor gone and a failure we answer in words are none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted || isFailure(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(report)(error);
}
