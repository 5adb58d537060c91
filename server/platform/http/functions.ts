import { toJsonSchema } from "@valibot/to-json-schema";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { brand } from "#content/brand.ts";
import { functionPath, publicName } from "#content/function-path.ts";
import type { AnswerEvent } from "#contracts/answer-events.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import { countedPath } from "#contracts/counted-path.ts";
import { Failure, failureBody, failures } from "#contracts/failure.ts";
import { type FunctionName, functions } from "#contracts/functions.ts";
import { idempotencyKey as isKey } from "#contracts/guard.ts";
import { answerFailure, readBody, toFailure } from "#server/platform/http/failures.ts";
import { type AppEnv, describeBreak } from "#server/platform/http/request.ts";
import type { Log } from "#server/platform/log.ts";

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0], typeMode: "input" | "output") => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });

export function describeFunctions(origin: string) {
  const failure = {
    type: "object",
    required: ["error"],
    properties: {
      error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { enum: Object.keys(failures) },
          message: { type: "string" },
          fields: { type: "object", additionalProperties: { type: "string" } },
        },
      },
    },
  };
  const paths = Object.entries(functions).map(([name, { summary, input, output }]) => [
    functionPath(name as FunctionName),
    {
      post: {
        operationId: name,
        summary,
        parameters: [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", pattern: isKey.source } }],
        requestBody: { required: true, ...json(schemaOf(input, "input")) },
        responses: { 200: { description: "Done", ...json(schemaOf(output, "output")) }, default: { description: "Refused", ...json(failure) } },
      },
    },
  ]);
  const country = {
    get: {
      operationId: "country_code",
      summary: "The two-letter code of the country that this call comes from",
      responses: {
        200: { description: "Known", content: { "text/plain": { schema: { type: "string", pattern: "^[A-Z]{2}$" } } } },
        204: { description: "Unknown" },
        default: { description: "Refused", ...json(failure) },
      },
    },
  };
  return {
    openapi: "3.1.0",
    info: { title: `${brand.name} functions`, version: "1" },
    servers: [{ url: origin }],
    paths: { ...Object.fromEntries(paths), "/country_code/": country },
  };
}

/** Two letters, or nothing where the country is unknown; the visitor's own browser keeps it for five minutes, and nobody in between. */
export function countryCode(backend: () => Promise<Backend>) {
  return new Hono<AppEnv>().get("/country_code/", async (c) => {
    c.set("route", "/country_code/");
    const { country } = await (await backend()).getUserLocation({}, { ...c.get("caller"), source: "country_code" });
    c.header("cache-control", "private, max-age=300");
    return country ? c.text(country) : c.body(null, 204);
  });
}

type Event = AnswerEvent<object>;

/** Milliseconds between words for the proxies on the way, which end a silent connection. */
const keepAliveMs = 5_000;

/** Answers with events, as contracts/answer-events.ts says. What fails before the first piece throws, and has its usual status and body. */
export async function streamAnswer(c: Context, answer: (say: Caller["say"]) => Promise<object>): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: Number.POSITIVE_INFINITY });
  const writer = writable.getWriter();
  // Whoever went away before the end needs none of it.
  const write = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => {});
  const send = ({ event, data }: Event) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const begun = Promise.withResolvers<void>();
  const whole = answer((piece) => {
    send(piece === "restart" ? { event: "restart", data: {} } : { event: "text", data: piece });
    begun.resolve();
  });
  await Promise.race([begun.promise, whole]);
  const keepAlive = setInterval(() => write(": still here\n\n"), keepAliveMs);
  void whole
    .then(
      (data): Event => ({ event: "done", data }),
      (error: unknown): Event => ({ event: "failed", data: failureBody(toFailure(error)) }),
    )
    .then((end) => {
      clearInterval(keepAlive);
      send(end);
      return writer.close();
    })
    .catch(() => {});
  return c.body(readable, 200, { "content-type": "text/event-stream", "x-accel-buffering": "no" });
}

type Method = (input: unknown, caller: Caller) => Promise<unknown>;

const isName = (name: string): name is FunctionName => Object.hasOwn(functions, name);
const nameOf = (said: string): FunctionName | undefined =>
  isName(said) ? said : (Object.keys(functions) as FunctionName[]).find((name) => publicName(name) === said);

/** One more than any list of ours may have. Of ten thousand wrong items each would be looked at and told of: a tenth of a second, and a megabyte. */
const mostItems = 101;
function cutListsShort(input: unknown): unknown {
  for (const value of Object.values(input ?? {})) if (Array.isArray(value) && value.length > mostItems) value.length = mostItems;
  return input;
}

async function readJson(request: Request): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim();
  const body = await readBody(request);
  // Some callers send nothing at all to a function without input.
  if (body.length === 0) return {};
  if (type !== "application/json") throw new Failure("wrong-type");
  try {
    return cutListsShort(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)));
  } catch (cause) {
    throw new Failure("not-json", { cause });
  }
}

type InputSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

function findField(schema: InputSchema, path: string): v.GenericSchema | undefined {
  let field: unknown = schema;
  for (const key of path.split(".")) {
    const { entries = {} } = (field ?? {}) as Partial<InputSchema>;
    field = Object.hasOwn(entries, key) ? entries[key] : undefined;
  }
  return field as v.GenericSchema | undefined;
}

/** A strict object says the same of a missing key and of one too many; a person needs the field's own words. */
function wordsFor(issue: v.BaseIssue<unknown>, path: string, schema: InputSchema) {
  if (issue.type !== "strict_object") return issue.message;
  const field = findField(schema, path);
  if (issue.expected === "never" || !field) return "This field is not expected.";
  const missing = v.safeParse(field, undefined);
  return missing.success ? issue.message : missing.issues[0].message;
}

/** The first complaint about each field, in the contract's own words. A map, for a field may be called `constructor`. */
function fieldWords(issues: readonly v.BaseIssue<unknown>[], schema: InputSchema) {
  const words = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue as v.BaseIssue<unknown> & { path: never }) ?? "";
    if (!words.has(path)) words.set(path, wordsFor(issue, path, schema));
  }
  return Object.fromEntries(words);
}

export function parseInput(name: FunctionName, input: unknown): unknown {
  const schema = functions[name].input;
  // Valibot takes an empty list for an empty object.
  // And no pattern looks at a text that is too long.
  const parsed = v.safeParse(schema, Array.isArray(input) ? null : input, { abortPipeEarly: true });
  if (!parsed.success) throw new Failure("invalid", { fields: fieldWords(parsed.issues, schema as unknown as InputSchema) });
  return parsed.output;
}

type EdgeNeeds = { backend: () => Promise<Backend>; publicOrigin: string; log: Log };
export function functionsEdge({ backend, publicOrigin, log }: EdgeNeeds) {
  const edge = new Hono<AppEnv>();

  edge.onError((error, c) => {
    const failure = toFailure(error);
    if (failure.code === "broken") log.error(describeBreak(c, error), "a function broke");
    return answerFailure(c, failure);
  });

  edge.all("/:name{.*}", async (c) => {
    const name = nameOf(c.req.param("name"));
    c.set("route", name ? `/functions/v1/${name}` : "/functions/v1");
    if (!name) throw new Failure("not-found", { message: "There is no such function." });
    if (c.req.method !== "POST") {
      c.header("allow", "POST, OPTIONS");
      throw new Failure("wrong-method");
    }
    const input = parseInput(name, await readJson(c.req.raw));
    const { method, output } = functions[name];
    const all = (await backend()) as unknown as Record<string, Method>;
    const key = c.req.header("idempotency-key");
    const from = URL.parse(c.req.header("referer") ?? "");
    // The page of ours that asked, as browsers say it: where somebody joined the list is part of the proof that they did.
    const source = (from?.origin === publicOrigin && countedPath(from.pathname)) || "functions";
    const caller = { ...c.get("caller"), source, ...(key && isKey.test(key) && { idempotencyKey: key }) };
    const answer = async (say?: Caller["say"]) => v.parse(output, await all[method]?.(input, { ...caller, ...(say && { say }) })) as object;
    c.header("cache-control", "no-store");
    if ("streams" in functions[name] && c.req.header("accept")?.includes("text/event-stream")) return streamAnswer(c, answer);
    return c.json(await answer());
  });

  return edge;
}
