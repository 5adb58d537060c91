import { expect, it } from "vitest";
import { readNext } from "#app/features/gate/lock.ts";

it.each(["/", "/pre-order", "/blog/cold?x=1", "/#team"])("%s is kept", (path) => expect(readNext(path)).toBe(path));

it.each([
  undefined,
  null,
  7,
  "",
  "pre-order",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/./\\evil.example",
  "/.//",
  "/\t/evil.example",
  "javascript:alert(1)",
  "/site-access",
  "/access-code",
  "/faq.data",
])("%s leads home", (path) => expect(readNext(path)).toBe("/"));
