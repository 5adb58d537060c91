import type { LabelFile } from "#contracts/backend.ts";

/** A label as its own answer: shown by the browser, and named for whoever saves it. */
export const sendLabel = ({ name, bytes }: LabelFile) =>
  new Response(bytes, {
    headers: { "content-type": "application/pdf", "content-disposition": `inline; filename="${name}"`, "cache-control": "private, no-store" },
  });
