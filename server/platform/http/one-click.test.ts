import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createListLinks } from "#server/modules/waitlist/links.ts";
import { listHeaders } from "#server/platform/mail/render-mail.ts";
import { joinList, newestMail } from "#tests/support/join-list.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let test: TestApp;
let closed: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  closed = await openTestApp({ env: { SITE_ACCESS: "password", SITE_PASSWORD: "a long password" } });
});
afterAll(() => Promise.all([test.close(), closed.close()]));

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const exact = "List-Unsubscribe=One-Click";
/** As a mailbox provider's server sends it: no cookie, no origin, nothing of a browser. */
const press = (token: string, { body = exact as BodyInit, headers = urlencoded as Record<string, string>, at = test } = {}) =>
  at.request(`/warmth-list/leave/${token}`, { method: "POST", headers: { ...headers, "x-forwarded-for": at.newAddress() }, body });

let people = 0;
const someone = () => ({ email: `person-${++people}@example.com` });
const statusOf = async (id: string, at = test) => (await at.db.selectFrom("sign_ups").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const leavings = (id: string, at = test) => at.db.selectFrom("consents").selectAll().where("sign_up", "=", id).where("act", "=", "left").execute();

describe("the mail", () => {
  it("names the way out in its headers, its HTML and its text, and no address stands in the link", async () => {
    const { mail, token } = await joinList(test, someone());
    const link = `${testOrigin}/warmth-list/leave/${token}`;
    expect(mail.headers).toMatchObject({ "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    expect(token).toMatch(/^[\w-]{48}$/);
    expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("person");
    for (const twin of [mail.text, mail.html]) {
      expect(twin).toContain(link);
      // Until they've confirmed there's nothing of theirs to see.
      expect(twin).not.toContain("/warmth-list/yours/");
    }
  });

  it("names a mailbox only where the owner gave one", () => {
    const ways = { why: "", isOn: true, leave: "https://shop.example/leave", yours: "" };
    expect(listHeaders(ways, { LEAVE_MAILBOX: "leave@shop.example" })["List-Unsubscribe"]).toBe(
      "<https://shop.example/leave>, <mailto:leave@shop.example?subject=Leave%20the%20Warmth%20List>",
    );
  });

  it("about an order names none", async () => {
    const { url } = (await (await test.startCheckout()).json()) as { url: string };
    await test.payCard(url);
    await test.drain();
    const about = await test.db.selectFrom("mailbox").select("headers").where("subject", "like", "%pre-order%").execute();
    expect(about.length).toBeGreaterThan(0);
    for (const { headers } of about) expect(Object.keys(headers as object).join()).not.toMatch(/unsubscribe/i);
  });
});

describe("one press", () => {
  it.each([
    ["as a form", undefined],
    ["in parts", Object.assign(new FormData(), {})],
  ])("%s ends the place at once, with its proof, and the list's home hears of it", async (_, parts) => {
    const { id, token } = await joinList(test, someone());
    parts?.append("List-Unsubscribe", "One-Click");
    const answer = await press(token, parts ? { body: parts, headers: {} } : {});
    expect([answer.status, answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([200, null, null]);
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await statusOf(id)).toBe("unsubscribed");
    expect(await leavings(id)).toMatchObject([{ source: "one-click unsubscribe", choices: { terms: false, marketing: false } }]);
    await test.drain();
    const { email } = await test.db.selectFrom("sign_ups").select("email").where("id", "=", id).executeTakeFirstOrThrow();
    const { list } = {
      list: await test.db
        .withTables<{ "local_list.members": { email: string; status: string } }>()
        .selectFrom("local_list.members")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirst(),
    };
    expect(list?.status).toBe("unsubscribed");
  });

  it("twice, or twenty times at once, is one leaving", async () => {
    const { id, token } = await joinList(test, someone());
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await press(token)).status).toBe(200);
    expect(await leavings(id)).toHaveLength(1);
  });

  it("works a year later, and from the oldest mail", async () => {
    const { id, token } = await joinList(test, someone());
    test.pass(365 * 24 * 60);
    expect((await press(token)).status).toBe(200);
    expect(await statusOf(id)).toBe("unsubscribed");
  });

  it("of somebody who has not confirmed takes their address off, ends the link to confirm, and tells the home nothing", async () => {
    const { id, token, mail } = await joinList(test, { ...someone(), confirm: false });
    expect((await press(token)).status).toBe(200);
    expect(await statusOf(id)).toBe("unsubscribed");
    expect((await test.call("confirm-sign-up", { token: mail.confirm })).status).toBe(404);
    expect(await test.db.selectFrom("list_syncs").selectAll().where("sign_up", "=", id).execute()).toEqual([]);
  });

  it("works while the site is closed, without a cookie", async () => {
    const { id, token } = await joinList(closed, someone());
    expect((await press(token, { at: closed })).status).toBe(200);
    expect(await statusOf(id, closed)).toBe("unsubscribed");
  });
});

describe("whatever else comes", () => {
  const forged = () => createListLinks({ secret: "another key", origin: testOrigin });

  it("looking changes nothing, however it is done", async () => {
    const { id, token } = await joinList(test, someone());
    for (const page of ["leave", "yours"]) for (const method of ["GET", "HEAD", "OPTIONS"]) await test.request(`/warmth-list/${page}/${token}`, { method });
    await test.request(`/warmth-list/leave/${token}?List-Unsubscribe=One-Click`);
    expect(await statusOf(id)).toBe("confirmed");
  });

  it("a link that is forged, of another key, cut off, too long, or nobody's opens nothing", async () => {
    const { id, token } = await joinList(test, someone());
    const nobody = "00000000-0000-4000-8000-000000000000";
    const other = `${token.slice(0, 20)}${token[20] === "A" ? "B" : "A"}${token.slice(21)}`;
    const wrong = [
      forged().tokenOf(id),
      forged().tokenOf(nobody),
      other,
      token.slice(0, -1),
      token.slice(1),
      `${token}A`,
      "A".repeat(48),
      "x",
      "%00",
      "é",
      "'",
    ];
    for (const bad of wrong) expect((await press(bad)).status, bad).toBe(404);
    expect(await statusOf(id)).toBe("confirmed");
  });

  it("another body, type or size is refused in so many words, and changes nothing", async () => {
    const { id, token } = await joinList(test, someone());
    const refused: [number, Parameters<typeof press>[1]][] = [
      [400, { body: "" }],
      [400, { body: "List-Unsubscribe=one-click" }],
      [400, { body: `${exact}&more=1` }],
      [400, { body: `${exact}&${exact}` }],
      [400, { body: "intent=leave" }],
      [400, { body: "broken", headers: { "content-type": "multipart/form-data; boundary=x" } }],
      [400, { body: "broken", headers: { "content-type": "multipart/form-data" } }],
      [415, { headers: { "content-type": "application/json" } }],
      [415, { headers: { "content-type": "text/plain" } }],
      [415, { headers: { ...urlencoded, "content-encoding": "gzip" } }],
      [413, { body: `${exact}&x=${"x".repeat(10 * 1024 * 1024)}` }],
    ];
    for (const [status, sent] of refused) expect((await press(token, sent)).status, JSON.stringify(sent).slice(0, 80)).toBe(status);
    expect(await statusOf(id)).toBe("confirmed");
  });

  it("only wrong links are counted: a provider's one address presses for thousands", async () => {
    const { token } = await joinList(test, someone());
    const from = { "x-forwarded-for": "203.0.113.9", ...urlencoded };
    const at = (own: string) => test.request(`/warmth-list/leave/${own}`, { method: "POST", headers: from, body: exact });
    const tried = [];
    for (let go = 0; go < 61; go++) tried.push((await at("A".repeat(48))).status);
    expect([tried.filter((status) => status === 404).length, tried.at(-1)]).toEqual([60, 429]);
    expect((await at(token)).status).toBe(200);
  });
});

describe("joining again after leaving", () => {
  it("asks anew, says when they left, and puts nobody back before their own yes", async () => {
    const person = someone();
    const { id, token } = await joinList(test, person);
    await press(token);
    test.pass(60);
    await test.call("mailchimp-subscribe", { name: "Ann Lee", country: "GB", acceptTerms: true, ...person });
    const again = await newestMail(test, person.email);
    expect(await statusOf(id)).toBe("pending");
    expect(again.subject).toBe("Confirm your place on the Warmth List");
    expect(again.text).toMatch(/You left the list on \d+ \w+ \d{4}, and you're still off it\./);
    await test.call("confirm-sign-up", { token: again.confirm });
    expect(await statusOf(id)).toBe("confirmed");
    // The oldest mail's link is theirs for good.
    expect((await press(token)).status).toBe(200);
    expect(await leavings(id)).toHaveLength(2);
  });

  it("and asked for a fresh link, known and unknown hear the same, and only who is on the list is written to", async () => {
    const [on, off, never] = [someone(), someone(), someone()];
    await joinList(test, on);
    await press((await joinList(test, off)).token);
    const before = await test.db.selectFrom("mailbox").select("id").execute();
    const answers = await Promise.all(
      [on, off, never].map(async (person) => {
        const answer = await test.call("send-list-link", person);
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers).toEqual(Array(3).fill([200, '{"success":true}']));
    await test.drain();
    const sent = await test.db
      .selectFrom("mailbox")
      .select(["to_address", "subject"])
      .where(
        "id",
        "not in",
        before.map(({ id }) => id),
      )
      .execute();
    expect(sent).toEqual([{ to_address: on.email, subject: "Your link to the Warmth List" }]);
  });
});
