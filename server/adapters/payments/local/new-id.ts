import { randomBytes } from "node:crypto";

/** A test object's id with 192 random bits: a session's id opens its page, so it must not be guessable. */
export const newId = (kind: "cs" | "pi" | "re" | "evt") => `${kind}_test_${randomBytes(24).toString("base64url")}`;

/** Asked before a query: what a path may hold (a NUL byte, a megabyte) is not what a query should. */
export const isSessionId = (text: string) => /^cs_test_[\w-]{32}$/.test(text);
