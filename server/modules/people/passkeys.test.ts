import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostPasskeys, type NewPasskeyRequest, type PasskeyRequest, passkeyLimit, passkeyMinutes } from "#contracts/passkeys.ts";
import { provenMinutes } from "#contracts/rights.ts";
import { type Role, signInLimits } from "#contracts/sign-in.ts";
import { createAuthenticator } from "#tests/support/authenticator.ts";
import { cookieOf, type MailedApp, openMailedApp } from "#tests/support/open-mailed-app.ts";
import { codeOn } from "#tests/support/phone.ts";
import { postForm } from "#tests/support/post-form.ts";

const password = "kettle under grey rain";

let smtp: MailedApp["smtp"];
let test: MailedApp["test"];
let close: MailedApp["close"];
beforeAll(async () => {
  ({ smtp, test, close } = await openMailedApp());
});
afterAll(() => close());

const door = () => test.shop.backend.door;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => postForm(test, path, fields, headers);
const see = async (cookie: string) => (await test.request("/operator", { headers: { cookie } })).status;
const invite = async (email: string, role: Role = "owner") => new URL((await test.shop.backend.operator.invitePerson(email, role)).url).pathname;
const join = async (email: string, role?: Role) => cookieOf(await post(await invite(email, role), { name: "Ann Lee", password }));
const press = (cookie: string, intent: string, fields: Record<string, string> = {}) => post("/operator/people", { intent, ...fields }, { cookie });
const pageOf = async (cookie: string) => (await test.request("/operator/people", { headers: { cookie, accept: "text/html" } })).text();

/** Who stands behind that cookie, and may do what they may. */
async function actAs(cookie: string) {
  const session = await door().readSession(cookie.split("=")[1] ?? "");
  if (!session) throw new Error("signed out");
  return { by: session, operator: await test.shop.backend.actAs(session) };
}
async function question(cookie: string): Promise<NewPasskeyRequest> {
  const { by, operator } = await actAs(cookie);
  return operator.readPasskeyRequest(by);
}
const ask = async (): Promise<PasskeyRequest> => (await post("/operator/passkey", {})).json();
type Device = ReturnType<typeof createAuthenticator>;
const enterWith = (passkey: string, headers = {}) => post("/operator/sign-in", { passkey }, headers);
const enter = async (device: Device, otherwise: Parameters<Device["prove"]>[1] = {}) => enterWith(device.prove(await ask(), otherwise));
const idsOf = (html: string) => [...html.matchAll(/name="kept" value="([^"]+)"/g)].map(([, id = ""]) => id);

/** Somebody with a passkey. */
async function withPasskey(email: string, role?: Role) {
  const cookie = await join(email, role);
  const device = createAuthenticator();
  const added = await press(cookie, "add-passkey", { name: "Work laptop", credential: device.make(await question(cookie)) });
  expect(added.status).toBe(200);
  return { email, cookie, device };
}
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

async function expectRefused(answer: Response) {
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
  expect(await answer.text()).toContain("That passkey isn&#x27;t known here.");
}

describe("adding a passkey", () => {
  it("asks a device for one that makes sure of its person, and lists it; an email and the audit say so", async () => {
    const { email, cookie, device } = await withPasskey("one@example.com");
    const html = await pageOf(cookie);
    expect(html).toContain("Work laptop");
    expect(html).toContain("Not used yet.");
    expect(await question(cookie)).toMatchObject({
      rp: { id: "shop.example" },
      user: { name: email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.id }],
    });
    expect(await subjectsTo(email)).toContain("A passkey was added to your Emberly back office sign-in");
    expect((await audited(email)).at(-1)).toEqual({ action: "addPasskey", facts: { of: "Work laptop" } });
  });

  it("asks for the password again, and isn't there for a link's session", async () => {
    const cookie = await join("two@example.com");
    test.pass(provenMinutes);
    for (const intent of ["new-passkey", "add-passkey", "remove-passkey"]) {
      const credential = JSON.stringify({ id: "a", clientDataJSON: "a", attestationObject: "a" });
      expect(await (await press(cookie, intent, { name: "x", credential })).text()).toMatch(/Enter your password to (?!carry on)\w/);
    }
    const byLink = cookieOf(await post(new URL((await test.shop.backend.operator.makeLink()).url).pathname, {}));
    expect(await pageOf(byLink)).not.toContain("Your passkeys");
    expect((await press(byLink, "new-passkey")).status).toBe(403);
  });

  it.each<[string, Parameters<Device["make"]>[1]]>([
    ["for another site's address", { origin: "https://evil.example" }],
    ["under another site's name", { rpId: "evil.example" }],
    ["without making sure of the person", { unverified: true }],
    ["by an answer to the other question", { type: "webauthn.get" }],
    ["with a maker's certificates, which we never ask for", { fmt: "apple" }],
  ])("refuses one that was made %s", async (what, otherwise) => {
    const cookie = await join(`${what.replaceAll(/\W/g, "")}@example.com`.slice(-40));
    const made = createAuthenticator().make(await question(cookie), otherwise);
    expect((await press(cookie, "add-passkey", { name: "x", credential: made })).status).toBe(400);
    expect(idsOf(await pageOf(cookie))).toEqual([]);
  });

  it("refuses an answer to a question that was answered, is over, or was another session's", async () => {
    const cookie = await join("three@example.com");
    const other = await join("other@example.com");
    const add = (device: Device, asked: NewPasskeyRequest) => press(cookie, "add-passkey", { name: "x", credential: device.make(asked) });
    const asked = await question(cookie);
    expect((await add(createAuthenticator(), asked)).status).toBe(200);
    expect((await add(createAuthenticator(), asked)).status).toBe(400);
    expect((await add(createAuthenticator(), await question(other))).status).toBe(400);
    const slow = await question(cookie);
    test.pass(passkeyMinutes);
    expect((await add(createAuthenticator(), slow)).status).toBe(400);
    expect(idsOf(await pageOf(cookie))).toHaveLength(1);
  });

  it("takes one device's passkey once, ten of one person, and names that are names", async () => {
    const { cookie, device } = await withPasskey("four@example.com");
    const add = async (one: Device, name = "x") => (await press(cookie, "add-passkey", { name, credential: one.make(await question(cookie)) })).status;
    expect(await add(device)).toBe(400);
    for (const bad of ["", "x".repeat(41)]) expect(await add(createAuthenticator(), bad)).toBe(400);
    const asked = await question(cookie);
    for (let count = 1; count < mostPasskeys; count++) expect(await add(createAuthenticator())).toBe(200);
    expect((await press(cookie, "new-passkey")).status).toBe(409);
    expect((await press(cookie, "add-passkey", { name: "x", credential: createAuthenticator().make(asked) })).status).toBe(409);
  });
});

describe("signing in with a passkey", () => {
  it("leads to the page that one was on, without a code, and says when it was last used", async () => {
    const { email, device, cookie } = await withPasskey("five@example.com", "staff");
    const key = /class="readout">((?:[A-Z2-7]{4} ?){8})</.exec(await (await press(cookie, "set-up-code")).text())?.[1] ?? "";
    expect((await press(cookie, "turn-on-code", { code: codeOn(key, test.now()) })).status).toBe(200);
    expect((await post("/operator/sign-in", { email, password })).headers.get("location")).toBe("/operator/code");

    const headers = { cookie: `${cookie}; __Host-operator-next=/operator/orders` };
    const opened = await enterWith(device.prove(await ask()), headers);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/operator/orders"]);
    expect([await see(cookie), await see(cookieOf(opened))]).toEqual([403, 200]);
    expect(await pageOf(cookieOf(opened))).toContain("Last used");
    expect((await audited(email)).findLast(({ action }) => action === "signIn")?.facts).toEqual({ of: "passkey" });
    expect(test.logged()).toContain("back office: the right passkey");
  });

  it("asks everybody the same question, by POST alone, and keeps no answer to it", async () => {
    const asked = await post("/operator/passkey", {});
    expect(asked.headers.get("cache-control")).toBe("no-store");
    const { challenge, ...rest } = await asked.json();
    expect(rest).toEqual({ rpId: "shop.example", timeout: passkeyMinutes * 60_000, userVerification: "required" });
    expect(challenge).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(await test.db.selectFrom("secret_links").selectAll().execute())).not.toContain(challenge);
    expect((await test.request("/operator/passkey")).status).toBe(303);
    expect((await post("/operator/passkey", {}, { "sec-fetch-site": "cross-site", origin: "https://evil.example" })).status).toBe(403);
  });

  it.each<[string, Parameters<Device["prove"]>[1]]>([
    ["at another address", { origin: "https://evil.example" }],
    ["under another site's name", { rpId: "evil.example" }],
    ["without making sure of the person", { unverified: true }],
    ["by an answer to the other question", { type: "webauthn.create" }],
    ["as somebody else", { userHandle: Buffer.from("00000000-0000-4000-8000-000000000000").toString("base64url") }],
    ["by one that has become another kind", { copied: true }],
  ])("refuses one that's used %s", async (what, otherwise) => {
    const { device } = await withPasskey(`${what.replaceAll(/\W/g, "")}2@example.com`.slice(-40));
    await expectRefused(await enter(device, otherwise));
    expect((await enter(device)).status).toBe(303);
  });

  it("refuses an answer that was used, is late, or answers what nobody asked, whatever becomes of the first", async () => {
    const { device, cookie } = await withPasskey("six@example.com");
    const once = device.prove(await ask());
    expect((await enterWith(once)).status).toBe(303);
    await expectRefused(await enterWith(once));
    const spoilt = await ask();
    await expectRefused(await enterWith(device.prove(spoilt, { unverified: true })));
    await expectRefused(await enterWith(device.prove(spoilt)));
    await expectRefused(await enterWith(device.prove({ ...spoilt, challenge: "a".repeat(32) })));
    // Asked for to add another.
    await expectRefused(await enterWith(device.prove({ ...spoilt, challenge: (await question(cookie)).challenge })));
    const late = device.prove(await ask());
    test.pass(passkeyMinutes);
    await expectRefused(await enterWith(late));
  });

  it("of four uses of one answer at once, one opens a session", async () => {
    const { device } = await withPasskey("seven@example.com");
    const given = JSON.parse(device.prove(await ask()));
    const opened = await Promise.all(Array.from({ length: 4 }, () => door().enterByPasskey(given, test.someCaller())));
    expect(opened.filter(Boolean)).toHaveLength(1);
  });

  it("refuses a passkey that nobody has, another's signature, and what is no answer at all", async () => {
    const { device } = await withPasskey("eight@example.com");
    await expectRefused(await enter(createAuthenticator(), { userHandle: "eA" }));
    const other = createAuthenticator();
    other.make(await question(await join("nine@example.com")));
    const signed = JSON.parse(other.prove(await ask(), { userHandle: JSON.parse(device.prove(await ask())).userHandle }));
    await expectRefused(await enterWith(JSON.stringify({ ...signed, id: device.id })));
    for (const nothing of ["", "x", "null", "[]", '{"id":"a"}', JSON.stringify({ ...signed, clientDataJSON: "bm8" })])
      await expectRefused(await enterWith(nothing));
    expect(test.logged()).toContain("back office: a wrong passkey");
  });

  it("refuses one whose count goes back, as a copy's would", async () => {
    const { device } = await withPasskey("ten@example.com");
    expect((await enter(device, { counter: 7 })).status).toBe(303);
    for (const counter of [7, 6]) await expectRefused(await enter(device, { counter }));
    expect((await enter(device, { counter: 8 })).status).toBe(303);
  });

  it("is limited for a network address and for an account, and guessed passwords keep nobody from it", async () => {
    const { device, email } = await withPasskey("eleven@example.com");
    const from = { "x-forwarded-for": test.newAddress() };
    for (let count = 0; count < signInLimits.address.times; count++) await enterWith(createAuthenticator().prove(await ask(), { userHandle: "eA" }), from);
    expect((await enterWith(device.prove(await ask()), from)).status).toBe(429);
    await Promise.all(Array.from({ length: signInLimits.account.times }, () => door().signIn({ email, password: "x" }, test.someCaller())));
    expect((await enter(device)).status).toBe(303);
    for (let count = 1; count < signInLimits.account.times; count++) await enterWith(device.prove(await ask(), { unverified: true }));
    expect((await enter(device)).status).toBe(429);
    const caller = test.someCaller();
    for (let count = 0; count < passkeyLimit.times; count++) await door().askForPasskey(caller);
    const late = await post("/operator/passkey", {}, { "x-forwarded-for": caller.address });
    expect([late.status, late.headers.has("retry-after"), (await late.json()).error.code]).toEqual([429, true, "too-many"]);
  }, 60_000);
});

describe("a passkey in the place of a password that's asked again", () => {
  it("counts as it does, goes on with what was sent, and is one's own", async () => {
    const { device, cookie } = await withPasskey("twelve@example.com");
    const { device: others } = await withPasskey("thirteen@example.com");
    test.pass(provenMinutes);
    const wanted = { email: "new@example.com", role: "staff" };
    const proven = async (by: Device) => press(cookie, "invite", { ...wanted, passkey: by.prove(await ask()) });
    for (const wrong of [await proven(others), await press(cookie, "invite", { ...wanted, passkey: "x" })]) {
      const html = await wrong.text();
      expect(wrong.status).toBe(403);
      expect(html).toContain("That isn&#x27;t a passkey of yours. Nothing has been done yet.");
      expect(html).toMatch(/name="email" value="new@example.com"/);
      expect(html).not.toContain(others.id);
    }
    expect((await proven(device)).status).toBe(200);
    expect((await press(cookie, "invite", wanted)).status).toBe(200);
  });
});

describe("removing a passkey", () => {
  it("is one's own to do; then it opens nothing, and an email and the audit say so", async () => {
    const { email, device, cookie } = await withPasskey("fourteen@example.com");
    const [kept = ""] = idsOf(await pageOf(cookie));
    const other = await join("fifteen@example.com");
    for (const [who, id] of [
      [other, kept],
      [cookie, "x"],
    ] as const)
      expect((await press(who, "remove-passkey", { kept: id })).status).toBe(404);
    const under = device.prove(await ask());
    expect((await press(cookie, "remove-passkey", { kept })).status).toBe(200);
    await expectRefused(await enterWith(under));
    expect((await press(cookie, "remove-passkey", { kept })).status).toBe(404);
    expect(await subjectsTo(email)).toContain("A passkey no longer opens the Emberly back office");
    expect((await audited(email)).at(-1)).toEqual({ action: "removePasskey", facts: { of: "Work laptop" } });
    expect((await post("/operator/sign-in", { email, password })).status).toBe(303);
  });

  it("goes with the person", async () => {
    const { email, device } = await withPasskey("sixteen@example.com");
    const { id } = await test.db.selectFrom("operator_people").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    await test.shop.backend.operator.removePerson(id);
    await expectRefused(await enter(device));
    expect(await test.db.selectFrom("operator_passkeys").select("id").where("person_id", "=", id).execute()).toEqual([]);
  });

  it("is offered to whoever chooses a password anew; else they stay, and the email says so", async () => {
    const { email, device } = await withPasskey("seventeen@example.com");
    const fresh = async () => {
      const link = await invite(email);
      expect(await (await test.request(link, { headers: { accept: "text/html" } })).text()).toContain("Remove my passkey too");
      return link;
    };
    await post(await fresh(), { name: "Ann Lee", password: `${password} anew` });
    await test.drain();
    expect(smtp.received.filter(({ to }) => to.includes(email)).at(-1)?.mail.text).toContain("Your passkeys still work.");
    expect((await enter(device)).status).toBe(303);

    await post(await fresh(), { name: "Ann Lee", password, removePasskeys: "on" });
    await expectRefused(await enter(device));
    expect((await audited(email)).at(-1)).toEqual({ action: "acceptInvitation", facts: { of: "passkeys" } });
    expect((await subjectsTo(email)).at(-1)).toBe("A passkey no longer opens the Emberly back office");
    expect(await (await test.request(await invite(email), { headers: { accept: "text/html" } })).text()).not.toContain("Remove my passkey");
  });
});
