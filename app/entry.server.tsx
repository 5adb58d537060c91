import { PassThrough, Transform } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { nonce as nonceContext, requestId } from "#app/context.ts";
import { isStatic, StartText } from "#app/lib/hydration/start.tsx";
import { startText } from "#app/lib/hydration/start-page.ts";
import { isFailure } from "#contracts/failure.ts";

/** The page of a form that was not taken says so in its title: what a reader hears first. `ErrorSummary` does it in the browser. */
function entitleError() {
  let before = "";
  let isDone = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isDone) return done(null, chunk);
      before += chunk.toString("latin1");
      const at = before.indexOf("<title>");
      if (at < 0) return done();
      isDone = true;
      done(null, Buffer.from(before.replace("<title>", "<title>Error: "), "latin1"));
    },
    flush: (done) => done(null, isDone ? null : Buffer.from(before, "latin1")),
  });
}

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
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // A prerendered page has no nonce and must arrive whole.
      [nonce ? "onShellReady" : "onAllReady"]() {
        headers.set("Content-Type", "text/html; charset=utf-8");
        const body = new PassThrough();
        pipe(body);
        const isRefused = status >= 400 && entry.staticHandlerContext.actionData !== null;
        const shown = isRefused ? body.pipe(entitleError()) : body;
        resolve(new Response(createReadableStreamFromReadable(shown), { status: answer, headers }));
      },
      onShellError: reject,
      onError(error) {
        answer = 500;
        handleError(error, { request, context });
      },
    });
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Errors that are bugs; a page not found, a visitor gone and a failure we answer in words are none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted || isFailure(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // The message may quote what a person typed, so only the class and the place go out.
  const { name, stack } = error instanceof Error ? error : new Error("not an Error");
  process.stderr.write(
    `${JSON.stringify({ level: "error", msg: "page failed", requestId: context.get(requestId), error: name, stack: stack?.split("\n").slice(1, 6).join("\n") })}\n`,
  );
}
