import { expect, test } from "vitest";
import type { Backend } from "#contracts/backend.ts";
import { withFailures } from "#server/platform/http/failures.ts";

const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
const throwing = (error: unknown) => async () => {
  throw error;
};

test("a database that is away is a failure with words and a wait; for the operator's methods too", async () => {
  const backend = withFailures({ hasPaidOrder: throwing(away), operator: { readStock: throwing(away) } } as unknown as Backend);
  await expect(backend.hasPaidOrder("x")).rejects.toMatchObject({ name: "Failure", code: "unavailable", retryAfter: 5 });
  await expect(backend.operator.readStock()).rejects.toMatchObject({ name: "Failure", code: "unavailable" });
});

test("a bug stays a bug, and an answer an answer", async () => {
  const bug = new TypeError("undefined is not a function");
  const backend = withFailures({
    hasPaidOrder: throwing(bug),
    getAvailability: async () => ({ availability: "in", dispatch: "soon" }),
    operator: {},
  } as unknown as Backend);
  await expect(backend.hasPaidOrder("x")).rejects.toBe(bug);
  expect(await backend.getAvailability({}, { address: "", requestId: "", source: "" })).toEqual({ availability: "in", dispatch: "soon" });
});
