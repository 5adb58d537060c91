import { afterEach, describe, expect, test } from "vitest";
import { hashPassword } from "#server/platform/tokens/passwords.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const code = "WARM-2027";
const password = "Warm hands, cold sea";
/** Cheap to look at: this is about how often that is done. */
const hash = await hashPassword(password, { N: 1024, r: 1, p: 1 });
let app: TestApp;
afterEach(() => app.close());

const kinds = [
  { kind: "code", env: { SITE_ACCESS: "code", ACCESS_CODE: code }, right: { code }, wrong: { code: "COLD-2027" } },
  { kind: "password", env: { SITE_ACCESS: "password", SITE_PASSWORD_HASH: hash }, right: { password }, wrong: { password: "Cold hands" } },
] as const;

describe.each(kinds)("wrong guesses at the $kind of a closed site", ({ kind, env, right, wrong }) => {
  const name = kind === "code" ? "verify-access-code" : "verify-site-access";
  const guess = async (from: string, what: object = wrong) => {
    const answer = await app.call(name, what, { "x-forwarded-for": from });
    return { status: answer.status, ...((await answer.json()) as { success?: boolean }) };
  };
  const lookedAt = () => app.logged().match(new RegExp(`site access: a wrong ${kind}`, "g"))?.length ?? 0;

  test("from 200 networks of one customer are slowed as one, and whoever has the right one gets in at once", async () => {
    app = await openTestApp({ env });
    for (let number = 0; number < 200; number++) await guess(`2001:db8:7:${number.toString(16)}::1`);
    expect(lookedAt()).toBeLessThan(105);
    const before = lookedAt();
    app.pass(1);
    for (let number = 0; number < 60; number++) await guess(`2001:db8:7:${number.toString(16)}::2`);
    expect(lookedAt() - before).toBeLessThan(5);
    expect(await guess("2001:db8:8:1::1", right)).toMatchObject({ success: true });
    expect(await guess("198.51.100.7", right)).toMatchObject({ success: true });
  });

  test("from 200 customers are slowed as a whole: then each has two a minute, and the right one still opens", async () => {
    app = await openTestApp({ env });
    for (let number = 0; number < 200; number++) await guess(`2001:db8:${number.toString(16)}:1::1`);
    const before = lookedAt();
    for (let turn = 0; turn < 20; turn++) await guess(`2001:db8:1:${turn.toString(16)}::1`);
    expect(lookedAt() - before).toBeLessThan(5);
    expect(await guess("2001:db8:fff:1::1", right)).toMatchObject({ success: true });
    app.pass(11);
    for (let turn = 0; turn < 4; turn++) expect((await guess("2001:db8:ffe:1::1")).status).toBe(200);
  });
});
