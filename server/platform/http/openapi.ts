import { toJsonSchema } from "@valibot/to-json-schema";
import { brand } from "#content/brand.ts";
import { functionPath } from "#content/function-path.ts";
import { failures } from "#contracts/failure.ts";
import { type FunctionName, functions } from "#contracts/functions.ts";

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0], typeMode: "input" | "output") => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: "ignore" });
  return rest;
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** What `/openapi.json` answers: made from the contracts, so it cannot say anything else than they do. */
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
        parameters: [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", pattern: "^[\\w-]{16,64}$" } }],
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
