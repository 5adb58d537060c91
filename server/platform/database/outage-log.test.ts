import { expect, it } from "vitest";
import { createOutageLog } from "#server/platform/database/outage.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });

it("says once that the database went away and why, and once that it is back", () => {
  const lines: unknown[] = [];
  let time = 0;
  const outage = createOutageLog({ log: { warn: (fields, message) => lines.push([fields, message]) }, now: () => new Date(time) });
  outage.back();
  expect(outage.lost(new Error("a bug"))).toBe(false);
  for (let once = 0; once < 500; once++) expect(outage.lost(refused())).toBe(true);
  expect(outage.lost(new AggregateError([refused(), refused()]))).toBe(true);
  time = 12_000;
  outage.back();
  outage.back();
  expect(lines).toEqual([
    [{ error: "connect ECONNREFUSED 127.0.0.1:5432" }, "the database does not answer; it is tried again until it does"],
    [{ ms: 12_000 }, "the database is back"],
  ]);
  outage.lost(refused());
  expect(lines).toHaveLength(3);
});
