import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provenMinutes } from "#contracts/rights.ts";
import { codeLimits, codeMinutes, type Role } from "#contracts/sign-in.ts";
import { cookieOf, type MailedApp, openMailedApp } from "#tests/support/open-mailed-app.ts";
import { codeOn } from "#tests/support/phone.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readQrCode } from "#tests/support/read-codes.ts";

const password = "kettle under grey rain";

let smtp: MailedApp["smtp"];
let test: MailedApp["test"];
let close: MailedApp["close"];
beforeAll(async () => {
  ({ smtp, test, close } = await openMailedApp());
});
afterAll(() => close());

const operator = () => test.shop.backend.operator;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => postForm(test, path, fields, headers);
const see = async (cookie: string) => (await test.request("/operator", { headers: { cookie } })).status;
const invite = async (email: string, role: Role = "owner") => new URL((await operator().invitePerson(email, role)).url).pathname;
const join = async (email: string, role?: Role) => cookieOf(await post(await invite(email, role), { name: `A ${role ?? "owner"}`, password }));

const press = (cookie: string, intent: string, fields: Record<string, string> = {}) => post("/operator/people", { intent, ...fields }, { cookie });
/** Half minutes. */
const wait = (steps: number) => test.pass(steps / 2);

const keyIn = (html: string) => /class="readout">((?:[A-Z2-7]{4} ?){8})</.exec(html)?.[1] ?? "";
const recoveryIn = (html: string) => [...html.matchAll(/<li>(\d{4} \d{4} \d{4})<\/li>/g)].map(([, code]) => code ?? "");

/** Somebody with a phone: `show` is what its app shows, some half minutes from now. */
async function withPhone(email: string, role?: Role) {
  const cookie = await join(email, role);
  const key = keyIn(await (await press(cookie, "set-up-code")).text());
  expect(key).toHaveLength(39);
  const show = (steps = 0) => codeOn(key, new Date(test.now().getTime() + steps * 30_000));
  const on = await press(cookie, "turn-on-code", { code: show() });
  expect(on.status).toBe(200);
  const recovery = recoveryIn(await on.text());
  wait(2);
  return { email, cookie, show, recovery };
}

/** The ticket that a right password brings. */
async function ticketOf(email: string, given = password) {
  const answer = await post("/operator/sign-in", { email, password: given });
  expect([answer.status, answer.headers.get("location"), cookieOf(answer)]).toEqual([303, "/operator/code", ""]);
  return cookieOf(answer, "operator-code");
}
const enter = (ticket: string, code: string, headers: Record<string, string> = {}) => post("/operator/code", { code }, { cookie: ticket, ...headers });
const subjectsTo = async (email: string) => {
  await test.drain();
  return smtp.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.subject);
};
const audited = (email: string) =>
  test.db
    .selectFrom("operator_audit as a")
    .innerJoin("operator_people as p", "p.id", "a.person_id")
    .select(["a.action", "a.facts"])
    .where("p.email", "=", email)
    .orderBy("a.id")
    .execute();

describe("setting up a code", () => {
  it("shows a key and its picture, and asks for a code from then on once the first one is right", async () => {
    const cookie = await join("one@example.com");
    const page = await (await press(cookie, "set-up-code")).text();
    const key = keyIn(page);
    const [svg = ""] = /<svg viewBox[^>]*aria-label="QR code of the key below".*?<\/svg>/s.exec(page) ?? [];
    const { pathname, searchParams } = new URL((await readQrCode(svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))) ?? "");
    expect(decodeURIComponent(pathname)).toContain("Emberly back office:one@example.com");
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: "Emberly back office",
      secret: key.replaceAll(" ", ""),
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    // Nothing is asked for yet, and the key stays the same.
    expect((await post("/operator/sign-in", { email: "one@example.com", password })).headers.get("location")).toBe("/operator");
    const wrong = await press(cookie, "turn-on-code", { code: codeOn(key, new Date(test.now().getTime() + 90_000)) });
    const again = await wrong.text();
    expect([wrong.status, keyIn(again)]).toEqual([400, key]);
    expect(again).toContain("That isn&#x27;t the code your phone should show now.");

    const on = await press(cookie, "turn-on-code", { code: codeOn(key, test.now()) });
    const codes = recoveryIn(await on.text());
    expect([on.status, new Set(codes).size]).toEqual([200, 10]);
    const later = await (await test.request("/operator/people", { headers: { cookie, accept: "text/html" } })).text();
    expect(later).toContain("You have 10 recovery codes left.");
    expect([keyIn(later), recoveryIn(later)]).toEqual(["", []]);
    await ticketOf("one@example.com");
    expect(await subjectsTo("one@example.com")).toContain("Signing in to the Emberly back office now asks for a code");
    expect((await audited("one@example.com")).map(({ action }) => action)).toEqual(["acceptInvitation", "setUpSignInCode", "signIn", "turnOnSignInCode"]);
    expect((await press(cookie, "set-up-code")).status).toBe(409);
  });

  it("asks for the password again, and isn't there for a link's session", async () => {
    const cookie = await join("two@example.com");
    test.pass(provenMinutes);
    for (const intent of ["set-up-code", "turn-on-code", "turn-off-code", "new-recovery-codes", "remove-code"])
      expect(await (await press(cookie, intent, { person: "x" })).text()).toMatch(/Enter your password to (?!carry on)\w/);
    const byLink = cookieOf(await post(new URL((await operator().makeLink()).url).pathname, {}));
    expect(await (await test.request("/operator/people", { headers: { cookie: byLink, accept: "text/html" } })).text()).not.toContain("Your sign-in code");
    expect((await press(byLink, "set-up-code")).status).toBe(403);
  });

  it("keeps no recovery code, and leaves nothing of a person who is removed", async () => {
    const { recovery, email } = await withPhone("three@example.com");
    const rows = async () => [
      await test.db
        .selectFrom("operator_codes as c")
        .innerJoin("operator_people as p", "p.id", "c.person_id")
        .selectAll("c")
        .where("p.email", "=", email)
        .execute(),
      await test.db
        .selectFrom("operator_recovery_codes as c")
        .innerJoin("operator_people as p", "p.id", "c.person_id")
        .selectAll("c")
        .where("p.email", "=", email)
        .execute(),
    ];
    const kept = await rows();
    expect(kept.map(({ length }) => length)).toEqual([1, 10]);
    for (const code of recovery) expect(JSON.stringify(kept)).not.toContain(code.replaceAll(" ", ""));
    const { id } = await test.db.selectFrom("operator_people").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const ticket = await ticketOf(email);
    await operator().removePerson(id);
    expect((await enter(ticket, recovery[0] ?? "")).status).toBe(403);
    expect(await test.db.selectFrom("operator_codes").select("secret").where("person_id", "=", id).execute()).toEqual([]);
    expect(await test.db.selectFrom("operator_recovery_codes").select("hash").where("person_id", "=", id).execute()).toEqual([]);
  });
});

describe("signing in with a code", () => {
  it("opens nothing by the password alone; the code leads to the page that one was on, once", async () => {
    const { email, show, cookie } = await withPhone("four@example.com");
    const sessions = async () => (await test.db.selectFrom("operator_sessions").select("id").execute()).length;
    const before = await sessions();
    const ticket = await ticketOf(email);
    expect([await sessions(), await see(ticket), await see(ticket.replace("-code", ""))]).toEqual([before, 403, 403]);

    const asked = await test.request("/operator/code", { headers: { cookie: ticket, accept: "text/html" } });
    expect(await asked.text()).toMatch(/<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i);

    const code = show();
    const opened = await enter(`${ticket}; ${cookie}; __Host-operator-next=${encodeURIComponent("/operator/orders")}`, code);
    expect(opened.status).toBe(303);
    expect([await see(cookie), await see(cookieOf(opened))]).toEqual([403, 200]);
    expect(opened.headers.getSetCookie().some((one) => one.startsWith("__Host-operator-code=;"))).toBe(true);

    wait(1);
    const used = await enter(ticket, show(1));
    expect(used.status).toBe(403);
    expect(await used.text()).toContain("Please sign in again.");
    expect((await audited(email)).find(({ action }) => action === "enterCode")?.facts).toEqual({ of: "phone" });
    expect(test.logged()).not.toContain("signing in broke");
  });

  it("takes a code of the half minute before and after, and none that is older, newer, used, or older than the last one used", async () => {
    const { email, show } = await withPhone("five@example.com");
    wait(4);
    for (const steps of [-2, 2]) {
      const refused = await enter(await ticketOf(email), show(steps));
      const text = await refused.text();
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []]);
      expect(text).toContain("That code doesn&#x27;t match.");
      expect(text).not.toContain(show(steps));
    }
    expect((await enter(await ticketOf(email), show(-1))).status).toBe(303);
    expect((await enter(await ticketOf(email), show(-1))).status).toBe(400);
    expect((await enter(await ticketOf(email), show(1))).status).toBe(303);
    for (const steps of [1, 0]) expect((await enter(await ticketOf(email), show(steps))).status).toBe(400);
    wait(2);
    const spaced = show().replace(/(...)/, "$1 ");
    expect((await enter(await ticketOf(email), spaced)).status).toBe(303);
  });

  it("with a recovery code works once for each, and a mail says so; new ones end the old", async () => {
    const { email, recovery, show } = await withPhone("six@example.com");
    const [first = "", second = "", third = ""] = recovery;
    const opened = await enter(await ticketOf(email), first);
    expect(opened.status).toBe(303);
    expect((await enter(await ticketOf(email), first)).status).toBe(400);
    expect((await enter(await ticketOf(email), second.replaceAll(" ", "-"))).status).toBe(303);
    expect((await subjectsTo(email)).filter((subject) => subject === "A recovery code opened the Emberly back office")).toHaveLength(2);
    expect((await audited(email)).filter(({ facts }) => facts.of === "recovery")).toHaveLength(2);

    const anew = recoveryIn(await (await press(cookieOf(opened), "new-recovery-codes")).text());
    expect(anew).toHaveLength(10);
    test.pass(60);
    expect((await enter(await ticketOf(email), third)).status).toBe(400);
    expect((await enter(await ticketOf(email), anew[0] ?? "")).status).toBe(303);
    expect((await enter(await ticketOf(email), show())).status).toBe(303);
  });

  it("of four uses of one code at once, one opens a session", async () => {
    const { email, show } = await withPhone("seven@example.com");
    const tickets = [];
    for (let count = 0; count < 4; count++) tickets.push((await ticketOf(email)).split("=")[1] ?? "");
    const enterAs = (ticket: string) => test.shop.backend.door.enterCode(ticket, show(), test.someCaller());
    const opened = await Promise.all(tickets.map(enterAs));
    expect(opened.filter(Boolean)).toHaveLength(1);
  });

  it("has to come within ten minutes of the password", async () => {
    const { email, show } = await withPhone("eight@example.com");
    const ticket = await ticketOf(email);
    test.pass(codeMinutes);
    expect((await enter(ticket, show())).status).toBe(403);
    expect((await post("/operator/code", { code: show() })).headers.get("location")).toBe("/operator/sign-in");
  });

  it("is slowed for a network address and for an account, whichever passwords and tickets are at hand", async () => {
    const { email, show } = await withPhone("nine@example.com");
    const ticket = await ticketOf(email);
    const from = test.newAddress();
    for (let count = 0; count < codeLimits.address.times; count++) expect((await enter(ticket, "nothing", { "x-forwarded-for": from })).status).toBe(400);
    expect((await enter(ticket, show(), { "x-forwarded-for": from })).status).toBe(429);
    // Ten of that account within the hour, from wherever.
    const other = await enter(await ticketOf(email), show());
    expect([other.status, other.headers.has("retry-after")]).toEqual([429, true]);
    expect(test.logged()).toContain("back office: a wrong code");
    test.pass(60);
    expect((await enter(await ticketOf(email), show())).status).toBe(303);
  });

  it("is asked for after a new password too, by a mailed link or an invitation, and the old sessions have ended", async () => {
    const { email, show, cookie } = await withPhone("ten@example.com");
    await post("/operator/forgotten", { email });
    await test.drain();
    const mailed = smtp.received.filter(({ to }) => to.includes(email)).at(-1)?.mail.text ?? "";
    const [, link = ""] = /https:\/\/shop\.example(\/operator\/join\/[\w-]+)/.exec(mailed) ?? [];
    const before = await ticketOf(email);
    for (const mailed of [true, false]) {
      const chosen = await post(mailed ? link : await invite(email), { name: "Ten", password: `${password} ${mailed}` });
      expect([chosen.headers.get("location"), cookieOf(chosen), await see(cookie)]).toEqual(["/operator/code", "", 403]);
      expect((await audited(email)).at(-1)).toEqual({ action: "acceptInvitation", facts: { after: "code" } });
      expect((await enter(cookieOf(chosen, "operator-code"), show())).status).toBe(303);
      wait(2);
    }
    expect((await enter(before, show())).status).toBe(403);
  });
});

describe("turning it off", () => {
  it("by oneself leaves the password alone", async () => {
    const { email, cookie, show, recovery } = await withPhone("eleven@example.com");
    const ticket = await ticketOf(email);
    expect((await press(cookie, "turn-off-code")).status).toBe(200);
    for (const code of [show(), recovery[0] ?? ""]) expect((await enter(ticket, code)).status).toBe(403);
    expect((await post("/operator/sign-in", { email, password })).headers.get("location")).toBe("/operator");
    expect((await press(cookie, "turn-off-code")).status).toBe(409);
    await test.drain();
    const told = smtp.received.filter(({ to }) => to.includes(email)).at(-1)?.mail.text;
    expect(told).toContain("You turned off your sign-in code.");
  });

  it("an owner can, for somebody who lost their phone, who is told by whom", async () => {
    const { email, cookie } = await withPhone("twelve@example.com", "staff");
    const { id } = await test.db.selectFrom("operator_people").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    expect((await press(cookie, "remove-code", { person: id })).status).toBe(403);
    const owner = await join("olive@example.com");
    expect(await (await test.request("/operator/people", { headers: { cookie: owner, accept: "text/html" } })).text()).toContain("Remove their code");
    expect((await press(owner, "remove-code", { person: id })).status).toBe(200);
    expect((await post("/operator/sign-in", { email, password })).headers.get("location")).toBe("/operator");
    expect((await audited("olive@example.com")).at(-1)).toEqual({ action: "removeSignInCode", facts: { of: "A staff" } });
    await test.drain();
    expect(smtp.received.filter(({ to }) => to.includes(email)).at(-1)?.mail.text).toContain("A owner removed your sign-in code.");
    expect((await press(owner, "remove-code", { person: id })).status).toBe(409);
  });

  it("is offered once for one's own: where it was turned on", async () => {
    const { email, cookie } = await withPhone("thirteen@example.com");
    const { id } = await test.db.selectFrom("operator_people").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const formsAbout = async (by: string) => {
      const page = await (await test.request("/operator/people", { headers: { cookie: by, accept: "text/html" } })).text();
      return page.split(`name="person" value="${id}"`).length - 1;
    };
    // A role, a code, and going altogether.
    expect([await formsAbout(cookie), await formsAbout(await join("otto@example.com"))]).toEqual([2, 3]);
  });
});
