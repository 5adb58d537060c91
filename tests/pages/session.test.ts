import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionEvents } from "#contracts/session-events.ts";
import { roles } from "#contracts/sign-in.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const password = "kettle under grey rain";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
});
afterAll(() => test.close());

async function ask(token?: string) {
  const cookie = token === undefined ? "" : `__Host-operator=${token}`;
  const answer = await test.request("/operator/session", { headers: { cookie, "x-forwarded-for": test.newAddress() } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("set-cookie")).toBeNull();
  const { error, ...session } = await answer.json();
  return { status: answer.status, code: error?.code, session };
}
async function join(email: string, role: (typeof roles)[number]) {
  const { operator, door } = test.shop.backend;
  const { url } = await operator.invitePerson(email, role);
  return (await door.acceptInvitation(url.split("/").at(-1) ?? "", { name: "Somebody", password }, test.someCaller()))?.token ?? "";
}

it("says that there's none, or that it isn't one of ours", async () => {
  expect(await ask()).toMatchObject({ status: 403, code: "missing_session" });
  expect(await ask("a".repeat(32))).toMatchObject({ status: 403, code: "missing_session" });
  expect(await ask("eyJhbGciOiJub25lIn0.e30.")).toMatchObject({ status: 403, code: "invalid_jwt" });
});

it.each(roles)("says of %s's until when it stands, which asking doesn't change, and then that it has ended", async (role) => {
  const token = await join(`${role}@example.com`, role);
  const { status, session } = await ask(token);
  expect(status).toBe(200);
  expect(session).toMatchObject({ provenAt: null, isRecovery: false });
  test.pass(11 * 60);
  expect((await ask(token)).session.until).toBe(session.until);
  test.pass(60);
  expect(await ask(token)).toMatchObject({ status: 403, code: "missing_session" });
  const next = await join(`other-${role}@example.com`, role);
  await test.shop.backend.door.closeSession(next);
  expect((await ask(next)).code).toBe("missing_session");
});

it("has another version once the person's role is another, and knows when the password was given again or replaced", async () => {
  const { operator, door } = test.shop.backend;
  const token = await join("olive@example.com", "staff");
  const before = (await ask(token)).session;
  test.pass(1);
  await operator.changeRole(before.person, "accountant");
  const changed = (await ask(token)).session;
  expect(changed).toEqual({ ...before, version: expect.not.stringMatching(before.version) });
  const session = await door.readSession(token);
  expect(session && (await door.prove(session, password, test.someCaller()))).toBe(true);
  expect((await ask(token)).session).toEqual({ ...changed, provenAt: expect.any(String) });
  test.pass(1);
  const anew = await join("olive@example.com", "staff");
  expect((await ask(token)).code).toBe("missing_session");
  expect((await ask(anew)).session).toMatchObject({ person: before.person, isRecovery: true });
  test.pass(1);
  expect((await ask(anew)).session.isRecovery).toBe(false);
});

it("has no person where a link from the server's command line opened it", async () => {
  const { operator, door } = test.shop.backend;
  const { url } = await operator.makeLink();
  const opened = await door.openSession(url.split("/").at(-1) ?? "", test.someCaller());
  expect(await ask(opened?.token)).toMatchObject({ status: 200, session: { person: null, version: null } });
});

it("signing in names what's wrong: the credentials, or a weak password", async () => {
  const { operator } = test.shop.backend;
  const codeOf = async (path: string, fields: Record<string, string>) => (await postForm(test, path, fields)).text();
  expect(await codeOf("/operator/sign-in.data", { email: "nobody@example.com", password })).toContain('"invalid_credentials"');
  const { url } = await operator.invitePerson("weak@example.com", "staff");
  expect(await codeOf(`${new URL(url).pathname}.data`, { name: "Somebody", password: "password password" })).toContain('"weak_password"');
});

it("visitors load nothing of it", async () => {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as const));
  const holders = texts.filter(([, text]) => sessionEvents.some((event) => text.includes(event))).map(([name]) => name);
  expect(holders).toEqual([chunkOf("app/routes/operator/layout.tsx").split("/").at(-1)]);
});
