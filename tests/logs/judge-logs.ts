/** Labels that a log line may hold, though people type them too. */
const labels = /^(EMB|MSG|SKIN|DATA|STOP)-[0-9A-Z]{4}-[0-9A-Z]{4}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** One word, in letters alone: a field's name or a choice, and nothing by which to find anybody. */
const word = /^[\p{L}_-]+$/u;
/** Where a site under test listens: it says so itself. */
const ownAddress = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1):\d+$/;
const name = /^(?:\/[\w-]+)+\/?$/;

/** Whether a typed value says enough that meeting it in a log means that it got there. */
export const isCanary = (typed: string) =>
  typed.length >= 8 &&
  (typed.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 6 &&
  !word.test(typed) &&
  !labels.test(typed) &&
  !name.test(typed) &&
  !ownAddress.test(typed) &&
  !/^[\d.:TZ-]+$/.test(typed) &&
  // A time of day, as PostgreSQL writes it too.
  !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(typed);

/** What is never to be in a log, whoever typed it. */
const shapes: [string, RegExp][] = [
  ["an email address", /[\w.!#$%&'*+=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i],
  ["a secret link", /\/(?:order|confirm|enter|preview|card|payment-success)\/[\w.-]{16,}/],
  ["a token", /(?<![\w/-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{24,}(?![\w/-])/],
  ["a network address", /(?<![\d.])(?!127\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])|\b[\da-f]{1,4}(?::[\da-f]{1,4}){3}::/i],
  ["a query", /\?[\w-]+=/],
  ["a browser's name for itself", /Mozilla\/\d/],
  ["a card number", /\b\d{4} \d{4} \d{4} \d{4}\b/],
  ["a database's password", /postgres(?:ql)?:\/\/[^\s"]*:[^\s"]*@/],
];

const ids = /^[\w-]+$/;

/** When PostgreSQL wrote a line, before what it wrote. */
const databaseTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? \w+ /;

/** How Vitest marks each reading of a test's file, in the stack of an error. */
const readingMark = /(?<=\.ts)\?vitest=\d+/g;

/** A line without what is different each time and was never anyone's: when it was, and which request. */
function settle(written: string): string {
  const line = written.replaceAll(readingMark, "");
  try {
    const { time, requestId, ms, pid, ...rest } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify({ ...rest, ...(typeof requestId === "string" && !ids.test(requestId) && { requestId }), ...(typeof time !== "string" && { time }) });
  } catch {
    return line.replace(databaseTime, "");
  }
}

export type Found = { what: string; line: string };

/** What was typed, or has the shape of something personal or secret, and stands in a log all the same. */
export function judgeLogs(logged: string, typed: Iterable<string>): Found[] {
  const lines = [...new Set(logged.split("\n").filter(Boolean).map(settle))];
  const all = lines.join("\n");
  // As a log of JSON would write it.
  const canaries = [...new Set(typed)].filter(isCanary).flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);
  const met = [...new Set(canaries)].filter((value) => all.includes(value));
  return lines.flatMap((line) => [
    ...shapes.filter(([, shape]) => shape.test(line)).map(([what]) => ({ what, line })),
    ...met.filter((value) => line.includes(value)).map((value) => ({ what: `what a test typed: ${JSON.stringify(value)}`, line })),
  ]);
}
