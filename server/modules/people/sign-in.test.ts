import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#contracts/sign-in.ts";
import { signInLimits } from "#contracts/sign-in.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const password = "kettle under grey rain";
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
});
afterAll(() => test.close());

const operator = () => test.shop.backend.operator;

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => postForm(test, path, fields, headers);
const see = async (cookie: string) => (await test.request("/operator", { headers: { cookie } })).status;
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

const invite = async (email: string, role: Role = "owner") => new URL((await operator().invitePerson(email, role)).url).pathname;
async function join(email: string, role?: Role) {
  const answer = await post(await invite(email, role), { name: "Ann Lee", password });
  expect(answer.status).toBe(303);
  return cookieOf(answer);
}
const signIn = (email: string, given = password, headers = {}) => post("/operator/sign-in", { email, password: given }, headers);

describe("an invitation", () => {
  it("goes to nobody who couldn't sign in", async () => {
    for (const email of ["no!body@example.com", "o'@example.com"])
      await expect(operator().invitePerson(email, "owner")).rejects.toMatchObject({ code: "invalid" });
    const who = "ann.o'lee+shop@example.com";
    await join(who);
    expect((await signIn(who)).status).toBe(303);
  });

  it("is looked at as often as one likes, and used once; the address and that password open the back office from then on", async () => {
    const path = await invite("first@example.com");
    for (let looks = 0; looks < 3; looks++) {
      const page = await test.request(path, { headers: { accept: "text/html" } });
      expect([page.status, page.headers.get("referrer-policy"), page.headers.get("x-robots-tag")]).toEqual([200, "same-origin", "noindex"]);
      expect(await page.text()).toContain("first@example.com");
    }
    const joined = await post(path, { name: "Ann Lee", password });
    expect([joined.status, joined.headers.get("location")]).toEqual([303, "/operator"]);
    expect(joined.headers.getSetCookie()[0]).toMatch(/^__Host-operator=[\w-]{32}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/);
    expect(await see(cookieOf(joined))).toBe(200);

    const again = await post(path, { name: "Eve", password: "another four grey kettles" });
    expect([again.status, again.headers.getSetCookie()]).toEqual([404, []]);

    const signedIn = await signIn("First@Example.com ");
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/operator"]);
    expect(await see(cookieOf(signedIn))).toBe(200);
  });

  it("ends after a week, and with a newer one that was used", async () => {
    const [old, newer] = [await invite("two@example.com"), await invite("two@example.com")];
    expect((await post(newer, { name: "Ann Lee", password })).status).toBe(303);
    expect((await post(old, { name: "Eve", password })).status).toBe(404);
    const late = await invite("three@example.com");
    test.pass(7 * 1440 + 1);
    expect((await post(late, { name: "Ann Lee", password })).status).toBe(404);
  });

  it("of somebody who is known chooses another password, and ends what the old one opened", async () => {
    const before = await join("four@example.com");
    const again = await post(await invite("four@example.com"), { name: "Ann Lee", password: "new words for a cold hand" });
    expect([await see(before), await see(cookieOf(again))]).toEqual([403, 200]);
    expect((await signIn("four@example.com")).status).toBe(400);
    expect((await signIn("four@example.com", "new words for a cold hand")).status).toBe(303);
  });

  it("leaves the role of somebody who has joined, the last owner's too; of somebody who hasn't the newest one's counts", async () => {
    const alone = await openTestApp();
    const { operator, door } = alone.shop.backend;
    const first = await operator.invitePerson("owner@example.com", "owner");
    await door.acceptInvitation(first.url.split("/").at(-1) ?? "", { name: "Ann Lee", password }, alone.someCaller());
    expect(await operator.invitePerson("owner@example.com", "staff")).toMatchObject({ role: "owner", hasJoined: true });
    expect(await operator.invitePerson("new@example.com", "owner")).toMatchObject({ role: "owner", hasJoined: false });
    expect(await operator.invitePerson("new@example.com", "accountant")).toMatchObject({ role: "accountant", hasJoined: false });
    expect((await operator.listPeople()).map(({ email, role }) => [email, role])).toEqual([
      ["owner@example.com", "owner"],
      ["new@example.com", "accountant"],
    ]);
    const { lines } = await operator.listAudit({ actions: ["invitePerson"] });
    expect(lines.map(({ facts }) => [facts.before, facts.after])).toEqual([
      ["owner", "accountant"],
      [null, "owner"],
      ["owner", "owner"],
      [null, "owner"],
    ]);
    await alone.close();
  });

  it.each([
    ["short words", "at least 15 characters"],
    ["Emberly 123456789 Emberly", "easy to guess"],
    ["passwordpassword1", "easy to guess"],
    ["someone.long someone.long", "easy to guess"],
  ])("refuses %s as a password, and doesn't send it back", async (bad, why) => {
    const answer = await post(await invite("someone.long@example.com"), { name: "Ann Lee", password: bad });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain(why);
    expect(text).not.toContain(bad);
  });

  it("is mailed where mail goes out, and not put into the mailbox that others read", async () => {
    await invite("five@example.com");
    await test.drain();
    expect((await operator().listMail()).filter(({ to }) => to === "five@example.com")).toEqual([]);
  });

  it("refuses what is no address, and a role that there isn't", async () => {
    await expect(operator().invitePerson("nobody", "owner")).rejects.toThrow("valid email");
    await expect(operator().invitePerson("six@example.com", "king" as Role)).rejects.toThrow("owner, staff, accountant");
  });
});

describe("signing in", () => {
  it("says the same of a wrong password, of nobody, and of somebody who hasn't chosen one yet; the address stays, the password doesn't", async () => {
    await join("seven@example.com");
    await invite("eight@example.com");
    for (const email of ["seven@example.com", "nobody@example.com", "eight@example.com", "no!body@example.com"]) {
      const answer = await signIn(email, "not the right words");
      const text = await answer.text();
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
      expect(text).toContain("don&#x27;t match");
      expect(text).toContain(`value="${email}"`);
      expect(text).not.toContain("not the right words");
    }
  });

  it("leads back to the page that one was on, and ends the session that this browser had", async () => {
    const before = await join("nine@example.com");
    const closed = await test.request("/operator/orders?status=paid", { headers: { accept: "text/html" } });
    expect(closed.status).toBe(403);
    expect(await closed.text()).toContain('action="/operator/sign-in?back"');
    const next = closed.headers.getSetCookie()[0]?.split(";")[0];
    const answer = await signIn("nine@example.com", password, { cookie: `${before}; ${next}` });
    expect(answer.headers.get("location")).toBe("/operator/orders?status=paid");
    expect([await see(before), await see(cookieOf(answer))]).toEqual([403, 200]);
  });

  it("a stranger's guesses keep nobody from proving that it's still them", async () => {
    const [, token = ""] = (await join("prover@example.com")).split("=");
    const { door } = test.shop.backend;
    const session = await door.readSession(token);
    if (!session) throw new Error("no session");
    for (let i = 0; i < signInLimits.account.times; i++)
      await door.signIn({ email: "prover@example.com", password: `a wrong guess, number ${i}` }, test.someCaller());
    const here = test.someCaller();
    for (let i = 0; i < signInLimits.meanwhile.times; i++) await door.signIn({ email: "prover@example.com", password: "x" }, here);
    await expect(door.signIn({ email: "prover@example.com", password }, here)).rejects.toMatchObject({ code: "too-many" });
    expect(await door.prove(session, password, here)).toBe(true);
  });

  it("of two owners who are changed at once one stays", async () => {
    const alone = await openTestApp();
    for (let round = 0; round < 5; round++) {
      const at = new Date();
      const values = [1, 2].map((n) => ({
        email: `o${round}-${n}@example.com`,
        name: "O",
        role: "owner" as const,
        email_verified: true,
        created_at: at,
        updated_at: at,
      }));
      const [one, two] = await alone.db.insertInto("operator_people").values(values).returning("id").execute();
      const { operator } = alone.shop.backend;
      await Promise.allSettled([operator.removePerson(one?.id ?? ""), operator.changeRole(two?.id ?? "", "staff")]);
      expect(await alone.db.selectFrom("operator_people").select("id").where("role", "=", "owner").execute()).toHaveLength(1);
      await alone.db.deleteFrom("operator_people").execute();
    }
    await alone.close();
  });

  it("isn't left to an owner who hasn't come in yet", async () => {
    const alone = await openTestApp();
    const { operator, door } = alone.shop.backend;
    const token = (await operator.invitePerson("owner@example.com", "owner")).url.split("/").at(-1) ?? "";
    await door.acceptInvitation(token, { name: "Ann Lee", password }, alone.someCaller());
    await operator.invitePerson("new@example.com", "owner");
    const id = (await operator.listPeople()).find(({ email }) => email === "owner@example.com")?.id ?? "";
    await expect(operator.changeRole(id, "staff")).rejects.toMatchObject({ code: "conflict" });
    await expect(operator.removePerson(id)).rejects.toMatchObject({ code: "conflict" });
    await alone.close();
  });

  it("keeps no token and no password: only their hashes, and a password's is as slow as it should be", async () => {
    const real = await openTestApp({ url: test.databaseUrl, realPasswords: true });
    const token = (await invite("ten@example.com")).split("/").at(-1) ?? "";
    const joined = await real.shop.backend.door.acceptInvitation(token, { name: "Ann Lee", password }, real.someCaller());
    await real.close();
    const cookie = `__Host-operator=${joined?.token}`;
    const rows = JSON.stringify([
      await test.db.selectFrom("operator_sessions").selectAll().execute(),
      await test.db.selectFrom("operator_accounts").selectAll().execute(),
      await test.db.selectFrom("operator_people").selectAll().execute(),
    ]);
    const signedIn = cookieOf(await signIn("ten@example.com"));
    for (const secret of [cookie, signedIn].map((one) => one.split("=")[1] ?? "")) {
      expect(secret).toHaveLength(32);
      expect(rows).not.toContain(secret);
    }
    expect(rows).not.toContain(password);
    expect(rows).toContain("scrypt:32768:8:3:");
    expect(test.logged()).not.toMatch(/ten@example|grey rain/);
  });

  it("ends after 12 hours of the shop's own clock, and when one signs out", async () => {
    await join("eleven@example.com");
    const first = cookieOf(await signIn("eleven@example.com"));
    test.pass(12 * 60 - 1);
    const second = cookieOf(await signIn("eleven@example.com"));
    expect([await see(first), await see(second)]).toEqual([200, 200]);
    test.pass(1);
    expect([await see(first), await see(second)]).toEqual([403, 200]);
    await post("/operator", {}, { cookie: second });
    expect(await see(second)).toBe(403);
  });

  const guess = (email: string, caller = test.someCaller()) => test.shop.backend.door.signIn({ email, password: "x" }, caller);
  const guesses = (count: number, one: (number: number) => Promise<unknown>) => Promise.all(Array.from({ length: count }, (_, number) => one(number)));

  it("has a limit for each network address", async () => {
    await join("twelve@example.com");
    const from = test.someCaller();
    await guesses(signInLimits.address.times, (number) => guess(`nobody${number}@example.com`, from));
    const late = await signIn("twelve@example.com", password, { "x-forwarded-for": from.address });
    expect([late.status, late.headers.has("retry-after")]).toEqual([429, true]);
    expect((await signIn("twelve@example.com")).status).toBe(303);
  }, 60_000);

  it("has one for each account, from however many addresses; beyond it each network has a few, so that no stranger keeps anybody out", async () => {
    await join("thirteen@example.com");
    await guesses(signInLimits.account.times, () => guess("thirteen@example.com"));
    expect((await signIn("thirteen@example.com")).status).toBe(303);
    const from = test.someCaller();
    await guesses(signInLimits.meanwhile.times, () => guess("thirteen@example.com", from));
    expect((await signIn("thirteen@example.com", password, { "x-forwarded-for": from.address })).status).toBe(429);
    expect((await post(new URL((await operator().makeLink()).url).pathname, {})).status).toBe(303);
  }, 60_000);

  it("opens no address of the library's own", async () => {
    for (const path of ["/api/auth/sign-in/email", "/api/auth/get-session", "/sign-in/email"])
      expect((await post(path, { email: "seven@example.com", password })).status).toBeGreaterThanOrEqual(404);
  });
});
