import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Failure } from "#contracts/failure.ts";
import { up as takeTokensOut } from "#server/platform/database/migrations/0029-no-tokens.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { offer } from "#tests/support/offer.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  const [renderPage, built] = [await loadApp(), await loadPages()];
  open = await openTestApp({ renderPage, built });
  closed = await openTestApp({
    renderPage,
    built: await loadPages({ SITE_ACCESS: "password", SITE_PASSWORD: "a long password" }),
    env: { SITE_ACCESS: "password", SITE_PASSWORD: "a long password" },
  });
});
afterAll(() => Promise.all([open.close(), closed.close()]));

let people = 0;
const someone = () => ({ email: `zoe-${++people}@example.com`, name: "Zoë O'Sample", country: "IE", marketing: true });
const see = (at: TestApp, path: string) => at.request(path, { headers: { accept: "text/html", "x-forwarded-for": at.newAddress() } });
/** As a browser's form does it, without script. `said`: what an older one says of where it comes from, on a page that tells nobody. */
const send = (at: TestApp, path: string, fields: Record<string, string>, said: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
  at.request(path, {
    method: "POST",
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": at.newAddress(), ...said },
    body: new URLSearchParams(fields).toString(),
  });
const person = (at: TestApp, id: string) => at.db.selectFrom("sign_ups").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const wordsOf = async (answer: Response) => (await answer.text()).replace(/<!-- -->/g, "").replace(/&#x27;/g, "'");

const secret = { "referrer-policy": "no-referrer", "cache-control": "no-store" };
const headersOf = (answer: Response) => Object.fromEntries(Object.keys(secret).map((name) => [name, answer.headers.get(name)]));

describe("an open site", () => {
  it("tells somebody who has paid for a tube, too, to confirm their address, and still where the order is", async () => {
    const { cookie, stamp } = await open.openCheckout();
    const started = await open.call("start-checkout", { agreedToTerms: true, offer, stamp }, { cookie, origin: testOrigin });
    await open.payCard(((await started.json()) as { url: string }).url);
    await open.drain();
    const given = someone();
    const joined = await send(open, "/warmth-list", { ...given, marketing: "on", acceptTerms: "on" }, { "sec-fetch-site": "same-origin", cookie });
    expect([joined.status, joined.headers.get("location")]).toEqual([303, "/warmth-list/success"]);
    const words = await wordsOf(await open.request("/warmth-list/success", { headers: { accept: "text/html", "x-forwarded-for": open.newAddress(), cookie } }));
    for (const told of ["Thanks for your pre-order — your", "Confirm your place", "Open the email that's on its way to you.", "Where your order is"])
      expect(words).toContain(told);
    await open.drain();
    const mails = await open.db.selectFrom("mailbox").select("subject").where("to_address", "=", given.email).execute();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/confirm/i)]);
  });

  it("writes down that somebody confirmed on that page, and not the link that they came by", async () => {
    const { id, mail } = await joinList(open, { ...someone(), confirm: false });
    await send(open, `/warmth-list/confirm/${mail.confirm}`, {});
    expect((await person(open, id)).status).toBe("confirmed");
    const proofs = open.db.selectFrom("consents").select(["act", "source"]).where("sign_up", "=", id).where("act", "=", "confirmed");
    expect(await proofs.execute()).toEqual([{ act: "confirmed", source: "/warmth-list/confirm" }]);
    // As the versions before wrote it.
    const { rows } = await sql<{ id: string }>`
      insert into consents (sign_up, act, wording, choices, source, at)
      select sign_up, act, wording, choices, ${`/warmth-list/confirm/${mail.confirm}`}, at from consents where sign_up = ${id} and act = 'confirmed'
      returning id`.execute(open.db);
    await takeTokensOut(open.db as never);
    expect((await proofs.execute()).map(({ source }) => source)).toEqual(["/warmth-list/confirm", "/warmth-list/confirm"]);
    await expect(open.db.updateTable("consents").set({ source: "" }).where("id", "=", String(rows[0]?.id)).execute()).rejects.toThrow("append-only");
  });

  it("shows what it holds, the address in part, and keeps the page out of every index, cache and referrer", async () => {
    const given = someone();
    const { token } = await joinList(open, given);
    for (const page of ["leave", "yours"]) {
      const answer = await see(open, `/warmth-list/${page}/${token}`);
      expect([answer.status, headersOf(answer)]).toEqual([200, secret]);
      expect(answer.headers.get("x-robots-tag")).toMatch(/noindex|none/);
      const words = await wordsOf(answer);
      expect(words).toContain("z•••@example.com");
      expect(words).not.toContain(given.email);
      expect(words.match(/Leave the Warmth List<\/button>|Leave the Warmth List<span[^>]*><\/span><\/button>|value="leave"/g)?.length).toBeGreaterThanOrEqual(
        1,
      );
    }
    const yours = await wordsOf(await see(open, `/warmth-list/yours/${token}`));
    for (const held of [given.name, "Ireland", "Now and then, because you ticked that box."]) expect(yours).toContain(held);
  });

  it("leaves with one button, from an older browser as well, and says since when", async () => {
    const { id, token } = await joinList(open, someone());
    const left = await send(open, `/warmth-list/yours/${token}`, { intent: "leave" }, { origin: "null", cookie: "a=b" });
    expect([left.status, left.headers.get("location")]).toEqual([303, `/warmth-list/leave/${token}`]);
    expect((await person(open, id)).status).toBe("unsubscribed");
    const again = await send(open, `/warmth-list/yours/${token}`, { intent: "leave" });
    expect(again.status).toBe(303);
    const proofs = await open.db.selectFrom("consents").select(["act", "source"]).where("sign_up", "=", id).where("act", "=", "left").execute();
    expect(proofs).toEqual([{ act: "left", source: "own page" }]);
    expect(await wordsOf(await see(open, `/warmth-list/leave/${token}`))).toMatch(/You left the Warmth List on \d+\s\w+ \d{4} at\s\d\d:\d\d/);
  });

  it("says of a sign-up that nobody had confirmed that it's cancelled, and of nobody's leaving, there and in the next mail", async () => {
    const given = { ...someone(), confirm: false };
    const { id, token } = await joinList(open, given);
    await send(open, `/warmth-list/yours/${token}`, { intent: "leave" });
    expect((await person(open, id)).status).toBe("unsubscribed");
    const words = await wordsOf(await see(open, `/warmth-list/leave/${token}`));
    expect(words).toMatch(/This sign-up.*is cancelled.*after a year/s);
    const { mail } = await joinList(open, given);
    const asked = await wordsOf(await see(open, `/warmth-list/confirm/${mail.confirm}`));
    for (const said of [words, mail.text, asked]) expect(said).not.toMatch(/You left|six years/);
  });

  it("says beside its button that leaving failed, and leaves the form of their details as it was", async () => {
    for (const [at, path] of [
      [open, "/warmth-list/yours/"],
      [closed, "/site-access/list/"],
    ] as const) {
      const { token } = await joinList(at, someone());
      vi.spyOn(at.shop.backend, "leaveWarmthList").mockRejectedValueOnce(new Failure("unavailable"));
      const refused = await send(at, path + token, { intent: "leave" });
      expect(refused.status).toBe(503);
      const forms = (await wordsOf(refused)).match(/<form.*?<\/form>/gs) ?? [];
      const [leave, change] = ["leave", "change"].map((intent) => forms.find((form) => form.includes(`value="${intent}"`)));
      expect(leave).toContain("notice-error");
      expect(change).not.toContain("notice-error");
      expect(change).toMatch(/value="Zoë O'Sample".*checked=""/s);
    }
  });

  it("changes name, country and tips, with a proof of what was agreed to, and tells the list's home", async () => {
    const { id, token } = await joinList(open, { ...someone(), marketing: false });
    open.pass(1);
    const saved = await send(open, `/warmth-list/yours/${token}`, { intent: "change", name: "Zoë Brown", country: "FR", marketing: "on" });
    expect(saved.headers.get("location")).toBe(`/warmth-list/yours/${token}?done=changed`);
    expect(await person(open, id)).toMatchObject({ name: "Zoë Brown", country: "FR", marketing: true, status: "confirmed" });
    const proof = await open.db.selectFrom("consents").selectAll().where("sign_up", "=", id).where("act", "=", "changed").execute();
    expect(proof).toMatchObject([{ choices: { terms: true, marketing: true }, source: "own page" }]);
    await open.drain();
    const books = open.db.withTables<{ "local_list.members": { email: string; fields: unknown } }>();
    const { email } = await person(open, id);
    expect((await books.selectFrom("local_list.members").select("fields").where("email", "=", email).executeTakeFirst())?.fields).toEqual({
      name: "Zoë Brown",
      country: "FR",
      marketing: true,
    });
    // The same again is no change, and no proof.
    await send(open, `/warmth-list/yours/${token}`, { intent: "change", name: "Zoë Brown", country: "FR", marketing: "on" });
    expect(await open.db.selectFrom("consents").select("id").where("sign_up", "=", id).where("act", "=", "changed").execute()).toHaveLength(1);
  });

  it("names in each proof the words that were agreed to, not those of today, whoever has asked since", async () => {
    const given = { ...someone(), marketing: false };
    const { id, token } = await joinList(open, given);
    await sql`
      insert into consents (sign_up, act, wording, choices, source, at)
      select sign_up, act, 'warmth-list-1', choices, source, at from consents where sign_up = ${id} and act = 'confirmed'`.execute(open.db);
    expect(await wordsOf(await see(open, `/warmth-list/yours/${token}`))).toContain("One email, because you agreed to it when you joined.");
    await send(open, `/warmth-list/yours/${token}`, { intent: "change", name: given.name, country: given.country, marketing: "on" });
    await joinList(open, { ...given, confirm: false });
    await send(open, `/warmth-list/yours/${token}`, { intent: "leave" });
    const proofs = open.db.selectFrom("consents").select(["act", "wording"]).where("sign_up", "=", id).where("act", "in", ["changed", "left"]);
    expect(await proofs.orderBy("id").execute()).toEqual(["changed", "left"].map((act) => ({ act, wording: "warmth-list-1" })));
  });

  it("gives back what was typed wrong, and changes nothing of who has left", async () => {
    const { id, token } = await joinList(open, someone());
    const wrong = await send(open, `/warmth-list/yours/${token}`, { intent: "change", name: "Z", country: "ZZ" });
    expect(wrong.status).toBe(400);
    expect(await wordsOf(wrong)).toContain("Name must be at least 2 characters long");
    await send(open, `/warmth-list/yours/${token}`, { intent: "leave" });
    expect((await send(open, `/warmth-list/yours/${token}`, { intent: "change", name: "Zed Brown", country: "FR" })).status).toBe(409);
    expect((await person(open, id)).name).toBe("Zoë O'Sample");
  });

  it("helps on whoever has a wrong link, and answers every one of them alike", async () => {
    for (const wrong of ["A".repeat(48), "x", "a".repeat(300)]) {
      for (const page of ["leave", "yours"]) {
        const answer = await see(open, `/warmth-list/${page}/${wrong}`);
        expect([answer.status, headersOf(answer)]).toEqual([404, secret]);
        const words = await wordsOf(answer);
        expect(words).toContain("Get a new link");
        expect(words).toContain('action="/warmth-list/link"');
      }
    }
    const { id } = await joinList(open, someone());
    const asked = [(await person(open, id)).email, "nobody-at-all@example.com"].map(async (email) => {
      const answer = await send(open, "/warmth-list/link", { email, stamp: await open.shop.backend.stampForm() }, { origin: testOrigin });
      return (await wordsOf(answer)).replace(/\d{13}\.[\w-]{43}|nonce="[^"]*"|nonce:"[^"]*"|"[\w-]{22}"/g, "");
    });
    const [known, unknown] = await Promise.all(asked);
    expect(known).toContain("If that address is on the list, we've emailed you a new link.");
    expect(known?.length).toBe(unknown?.length);
  });
});

describe("a closed site", () => {
  it("lets whoever has a link leave, change and ask, on pages of the gate's own, and opens nothing else", async () => {
    const { id, token } = await joinList(closed, someone());
    for (const page of ["leave", "yours"]) {
      const answer = await see(closed, `/warmth-list/${page}/${token}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `/site-access/list/${token}`]);
    }
    const shown = await see(closed, `/site-access/list/${token}`);
    expect([shown.status, shown.headers.get("set-cookie"), headersOf(shown)]).toEqual([200, null, secret]);
    const words = await wordsOf(shown);
    expect(words).toContain("z•••@example.com");
    expect(words).not.toMatch(/<script[^>]+src=/);
    await send(closed, `/site-access/list/${token}`, { intent: "change", name: "Zoë Brown", country: "FR" });
    expect(await person(closed, id)).toMatchObject({ name: "Zoë Brown", marketing: false });
    expect((await send(closed, `/site-access/list/${token}`, { intent: "leave" }, { origin: "null" })).status).toBe(303);
    expect((await person(closed, id)).status).toBe("unsubscribed");
    expect((await see(closed, "/faq")).status).toBe(403);
    expect((await send(closed, `/warmth-list/yours/${token}`, { intent: "leave" })).status).toBe(403);
  });

  it("shows somebody their place in the queue on the gate's own page, with what that page is made of and nothing else", async () => {
    const { token } = await joinList(closed, someone());
    const asked = await see(closed, `/warmth-list/place/${token}`);
    const at = asked.headers.get("location") ?? "";
    expect([asked.status, at]).toEqual([302, `/site-access/list/${token}?place`]);
    const shown = await see(closed, at);
    expect([shown.status, shown.headers.get("set-cookie"), headersOf(shown)]).toEqual([200, null, secret]);
    const page = await wordsOf(shown);
    for (const said of ["in the queue", "/warmth-list/friend/", "See or change what we hold, or leave"]) expect(page).toContain(said);
    expect(page).not.toMatch(/<script[^>]+src=|value="leave"/);
    const files = [...page.matchAll(/<(?:link|img)[^>]*\s(?:href|src)="(\/[^"#]+)/g)].map(([, file]) => file ?? "");
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect([file, (await closed.request(file)).status]).toEqual([file, 200]);
    expect((await see(open, at)).headers.get("location")).toBe(`/warmth-list/place/${token}`);
    await send(closed, `/site-access/list/${token}`, { intent: "leave" });
    expect(await wordsOf(await see(closed, at))).toContain("You left the Warmth List on");
  });

  it("helps on whoever has a wrong one", async () => {
    const answer = await see(closed, `/site-access/list/${"A".repeat(48)}`);
    expect(answer.status).toBe(404);
    expect(await wordsOf(answer)).toContain('action="/site-access/list"');
    const sent = await send(closed, "/site-access/list", { email: "nobody@example.com", stamp: await closed.shop.backend.stampForm() });
    expect(await wordsOf(sent)).toContain("If that address is on the list, we've emailed you a new link.");
  });
});
