import { expect, test } from "vitest";
import { checkSignature, eventDigest, signEvent } from "#server/providers/payments/local/events.ts";

const secret = "a-secret";
const rawBody = '{"id":"evt_1"}';
const at = new Date("2026-11-20T12:00:00Z");
const seconds = at.getTime() / 1000;
const good = eventDigest(secret, seconds, rawBody);
const other = eventDigest("another", seconds, rawBody);

const judge = (header: string | undefined, changes: object = {}) => {
  try {
    checkSignature({ secret, rawBody, header, at, ...changes });
    return "accepted";
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test("a genuine signature is accepted for 300 s either way, to the second", () => {
  for (const off of [-300, 0, 300]) expect(judge(signEvent(secret, rawBody, new Date(at.getTime() + off * 1000)))).toBe("accepted");
  for (const off of [-301, 301]) expect(judge(signEvent(secret, rawBody, new Date(at.getTime() + off * 1000)))).toBe("forbidden");
});

test("one good signature among several is enough", () => {
  expect(judge(`t=${seconds},v1=${other},v1=${good}`)).toBe("accepted");
  expect(judge(`t=${seconds}, v1=${good}, v0=${other}`)).toBe("accepted");
  expect(judge(`t=${seconds},v1=${other},v1=${other}`)).toBe("forbidden");
});

test.each([
  undefined,
  "",
  "garbage",
  `t=${seconds}`,
  `v1=${good}`,
  `t=,v1=${good}`,
  `t=${seconds},v1=`,
  `t=${seconds},v0=${good}`,
  `t=${seconds},v1=${good.slice(1)}`,
  `t=${seconds},v1=${good}00`,
  `t=${seconds},v1=${good.toUpperCase()}`,
  `t=${seconds},t=${seconds},v1=${good}`,
  `t=${seconds + 1},v1=${good}`,
  `t=-${seconds},v1=${good}`,
  `t=${seconds}e0,v1=${good}`,
  `t=Infinity,v1=${good}`,
  `t=NaN,v1=${good}`,
  `t=${"9".repeat(400)},v1=${good}`,
])("%s is refused", (header) => expect(judge(header)).toBe("forbidden"));

test("without a secret nothing is accepted, not even what was signed without one", () => {
  expect(judge(signEvent("", rawBody, at), { secret: "" })).toBe("forbidden");
});
