import { expect, it } from "vitest";
import { isDatabaseAway } from "#server/platform/database/outage.ts";

const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

it.each([
  withCode("57P01", "terminating connection due to administrator command"),
  withCode("53100", "could not extend file: No space left on device"),
  withCode("08006"),
  withCode("28P01", "password authentication failed"),
  withCode("55000", 'database "shop" is not currently accepting connections'),
  withCode("ECONNREFUSED"),
  Object.assign(withCode("ENOENT", "connect ENOENT /data/socket/.s.PGSQL.5432"), { syscall: "connect" }),
  new Error("Connection terminated unexpectedly"),
  new Error("Client was closed and is not queryable"),
  new Error("Postgres connection has been discarded"),
  new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")]),
])("%s means that it is away", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  withCode("23505", "duplicate key"),
  withCode("42P01", "no such table"),
  withCode("55000", "currval is not yet defined"),
  Object.assign(withCode("ENOENT", "no such file"), { syscall: "open" }),
  new Error("a bug"),
  "a word",
])("%s does not", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
