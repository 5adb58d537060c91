import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "#server/modules/people/door.ts";
import { people } from "#server/modules/people/module.ts";
import { hashPassword } from "#server/platform/tokens/passwords.ts";
import { type MailFixture, openMailFixture } from "#tests/support/open-mail-fixture.ts";

let fixture: MailFixture;
let operator: ReturnType<typeof people.operatorActions>;
let door: ReturnType<typeof openDoor>;
beforeAll(async () => {
  fixture = await openMailFixture();
  operator = people.operatorActions(fixture.needs);
  door = openDoor({ ...fixture.needs, hashPassword });
});
afterAll(() => fixture.close());

async function newToken() {
  const { url, expiresAt } = await operator.makeLink();
  expect(url).toMatch(/^https:\/\/shop\.example\/operator\/enter\/[\w-]{32}$/);
  expect(expiresAt.getTime() - fixture.now().getTime()).toBe(10 * 60_000);
  return url.split("/").at(-1) ?? "";
}
const openSession = (token: string) => door.openSession(token, fixture.someCaller());
const sessions = () => fixture.db.selectFrom("operator_sessions").select("id").execute();

test("twenty uses of one link at once open exactly one session", async () => {
  const token = await newToken();
  const before = (await sessions()).length;
  const opened = await Promise.all(Array.from({ length: 20 }, () => openSession(token)));
  expect(opened.filter(Boolean)).toHaveLength(1);
  expect(await sessions()).toHaveLength(before + 1);
  expect(await openSession(token)).toBeNull();
});

test("a link ends after 10 minutes", async () => {
  const token = await newToken();
  fixture.pass(10);
  expect(await openSession(token)).toBeNull();
});

test("a session ends after 12 hours", async () => {
  const session = await openSession(await newToken());
  expect(session?.expiresAt).toEqual(new Date(fixture.now().getTime() + 12 * 3_600_000));
  fixture.pass(12 * 60 - 1);
  expect(await door.readSession(session?.token ?? "")).toMatchObject({ role: "owner", person: null });
  fixture.pass(1);
  expect(await door.readSession(session?.token ?? "")).toBeNull();
});

test("its last use is known to within five minutes; that its own browser asks whether it stands is none", async () => {
  const token = (await openSession(await newToken()))?.token ?? "";
  const begun = fixture.now();
  const { id } = (await door.readSession(token)) ?? expect.unreachable();
  const usedAfter = async () => {
    const lines = await operator.listSessions({ id, role: "owner", person: null });
    return ((lines.find((line) => line.id === id)?.usedAt.getTime() ?? 0) - begun.getTime()) / 60_000;
  };
  fixture.pass(6);
  await door.readStanding(token);
  expect(await usedAfter()).toBe(0);
  await door.readSession(token);
  expect(await usedAfter()).toBe(6);
  fixture.pass(4);
  await door.readSession(token);
  expect(await usedAfter()).toBe(6);
  fixture.pass(2);
  await door.readSession(token);
  expect(await usedAfter()).toBe(12);
});

test("a closed session is closed, and no other with it", async () => {
  const [left, kept] = [await openSession(await newToken()), await openSession(await newToken())];
  await door.closeSession(left?.token ?? "");
  expect(await door.readSession(left?.token ?? "")).toBeNull();
  expect(await door.readSession(kept?.token ?? "")).toMatchObject({ role: "owner", person: null });
});

test("a link is not a session, a session is not a link, and nothing is neither", async () => {
  const link = await newToken();
  expect(await door.readSession(link)).toBeNull();
  await door.closeSession(link);
  const session = await openSession(link);
  expect(session).not.toBeNull();
  expect(await openSession(session?.token ?? "")).toBeNull();
  for (const token of ["", "A".repeat(32)]) expect(await door.readSession(token)).toBeNull();
});
