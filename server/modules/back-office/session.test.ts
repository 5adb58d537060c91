import { afterAll, beforeAll, expect, test } from "vitest";
import { closeSession, isSession, makeLink, openSession } from "#server/modules/back-office/session.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
let operator: {
  makeLink: ReturnType<typeof makeLink>;
  openSession: ReturnType<typeof openSession>;
  isSession: ReturnType<typeof isSession>;
  closeSession: ReturnType<typeof closeSession>;
};
beforeAll(async () => {
  fixture = await openMailFixture();
  const { needs } = fixture;
  operator = { makeLink: makeLink(needs), openSession: openSession(needs), isSession: isSession(needs), closeSession: closeSession(needs) };
});
afterAll(() => fixture.close());

async function newToken() {
  const { url, expiresAt } = await operator.makeLink();
  expect(url).toMatch(/^https:\/\/shop\.example\/operator\/enter\/[\w-]{32}$/);
  expect(expiresAt.getTime() - fixture.now().getTime()).toBe(10 * 60_000);
  return url.split("/").at(-1) ?? "";
}
const sessions = () => fixture.db.selectFrom("secret_links").select("subject").where("purpose", "=", "operator-session").execute();

test("twenty uses of one link at once open exactly one session", async () => {
  const token = await newToken();
  const before = (await sessions()).length;
  const opened = await Promise.all(Array.from({ length: 20 }, () => operator.openSession(token)));
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(await sessions()).toHaveLength(before + 1);
  expect(await operator.openSession(token)).toBeNull();
});

test("a link ends after 10 minutes", async () => {
  const token = await newToken();
  fixture.pass(10);
  expect(await operator.openSession(token)).toBeNull();
});

test("a session ends after 12 hours", async () => {
  const session = await operator.openSession(await newToken());
  expect(session?.expiresAt).toEqual(new Date(fixture.now().getTime() + 12 * 3_600_000));
  fixture.pass(12 * 60 - 1);
  expect(await operator.isSession(session?.token ?? "")).toBe(true);
  fixture.pass(1);
  expect(await operator.isSession(session?.token ?? "")).toBe(false);
});

test("a closed session is closed, and no other with it", async () => {
  const [left, kept] = [await operator.openSession(await newToken()), await operator.openSession(await newToken())];
  await operator.closeSession(left?.token ?? "");
  expect(await operator.isSession(left?.token ?? "")).toBe(false);
  expect(await operator.isSession(kept?.token ?? "")).toBe(true);
});

test("a link is not a session, a session is not a link, and nothing is neither", async () => {
  const link = await newToken();
  expect(await operator.isSession(link)).toBe(false);
  await operator.closeSession(link);
  const session = await operator.openSession(link);
  expect(session).not.toBeNull();
  expect(await operator.openSession(session?.token ?? "")).toBeNull();
  for (const token of ["", "A".repeat(32)]) expect(await operator.isSession(token)).toBe(false);
});
