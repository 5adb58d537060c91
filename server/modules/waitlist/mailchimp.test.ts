import { afterEach, beforeEach, describe, expect, it, test as plain } from "vitest";
import { currentWording } from "#content/consent-wording.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { type FakeMailchimp, mailchimpEnv, mailchimpKeys, startFakeMailchimp } from "#tests/support/mailchimp/fake-mailchimp.ts";
import { tokenIn } from "#tests/support/open-mail-fixture.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

let test: TestApp;
let vendor: FakeMailchimp;
const played = { now: () => new Date() };
async function openShop(env: Record<string, string> = {}) {
  vendor = await startFakeMailchimp({ now: () => played.now() });
  test = await openTestApp({ env: { ...mailchimpEnv(vendor.url), ...env } });
  played.now = test.now;
}
const byMailchimp = { LIST_CONFIRMATION: "mailchimp" };
afterEach(async () => {
  played.now = () => new Date();
  await test.close();
  await vendor.close();
});

const someone = { name: "Ann O'Brien", email: "ann@example.com", country: "GB", acceptTerms: true as const };
const join = async (given: Partial<typeof someone> & { marketing?: boolean } = {}) => {
  const answer = await test.call("mailchimp-subscribe", { ...someone, ...given });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  await test.drain();
};
const mailsTo = (email: string) => test.db.selectFrom("mailbox").selectAll().where("to_address", "=", email).orderBy("id", "desc").execute();
const confirm = async (email = someone.email) => {
  const [mail] = await mailsTo(email);
  await test.shop.backend.confirmSignUp({ token: tokenIn(mail, "/warmth-list/confirm") }, test.someCaller());
};
const onList = async (email = someone.email, given = {}) => {
  await join({ email, ...given });
  await confirm(email);
  await test.drain();
};
const signUp = (email = someone.email) => test.db.selectFrom("sign_ups").selectAll().where("email", "=", email).executeTakeFirst();
const proofs = async (email = someone.email) =>
  test.db
    .selectFrom("consents")
    .innerJoin("sign_ups", "sign_ups.id", "consents.sign_up")
    .select(["act", "consents.source", "choices", "wording"])
    .where("email", "=", email)
    .orderBy("consents.id")
    .execute();
const member = (email = someone.email) => vendor.state.byEmail(email);
const hook = (body: BodyInit | undefined, { secret = mailchimpKeys.secret, method = "POST", path = "/webhooks/mailchimp" } = {}) =>
  test.request(`${path}?secret=${encodeURIComponent(secret)}`, {
    method,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    ...(body !== undefined && { body }),
  });
const deliver = async () => {
  for (const body of vendor.state.takeEvents()) expect((await hook(body)).status).toBe(200);
};
const reconcile = async () => {
  await test.shop.handlers["compare-list"]?.({});
  await test.drain();
  const { reconciliation } = await test.shop.backend.operator.readMailingList();
  return reconciliation;
};

describe("where we ask to confirm", () => {
  beforeEach(() => openShop());

  it("Mailchimp hears of nobody before they have, and of them once they have", async () => {
    await join({ marketing: true });
    expect(vendor.calls).toEqual([]);
    await confirm();
    await test.drain();
    expect(member()).toMatchObject({ status: "subscribed", merge_fields: { FNAME: "Ann", LNAME: "O'Brien", COUNTRY: "GB" } });
    expect([[...member().tags], member().permissions.size, vendor.state.optInMails]).toEqual([["Warmth List", "Tips and news"], 1, []]);
    expect(Date.parse(member().timestamp_opt)).toBeLessThanOrEqual((await signUp())?.confirmed_at?.getTime() ?? 0);
  });

  it("while it fails for an hour every sign-up succeeds, and arrives afterwards, once", async () => {
    vendor.fail("500", { times: 1e6 });
    for (const name of ["a", "b", "c", "d", "e"]) await onList(`${name}@example.com`);
    for (let minutes = 0; minutes < 60; minutes += 4) {
      test.pass(4);
      await test.drain();
    }
    expect(vendor.state.members.size).toBe(0);
    // Longer each time, whoever waits: each go is three people at most.
    expect(vendor.calls.length).toBeLessThan(50);
    expect(await test.shop.backend.operator.readMailingList()).toMatchObject({ onList: 5, waiting: 5, outage: { refused: false } });
    vendor.heal();
    test.pass(16);
    await test.drain();
    expect([...vendor.state.members.values()].map(({ status }) => status)).toEqual(Array(5).fill("subscribed"));
    expect(vendor.calls.filter(({ method }) => method === "POST")).toHaveLength(5);
    expect(await test.shop.backend.operator.readMailingList()).toMatchObject({ waiting: 0, outage: null, outcomes: [{ outcome: "listed", people: 5 }] });
  });

  it("the owner hears once where it stays away, and no job dies of it", async () => {
    vendor.fail("500", { times: 1e6 });
    await onList();
    for (let minutes = 0; minutes < 200; minutes += 20) {
      test.pass(20);
      await test.drain();
    }
    const alerts = await test.shop.backend.operator.listAlerts();
    expect(alerts.map(({ kind }) => kind)).toEqual(["list-away"]);
    expect(await test.db.selectFrom("mailbox").select("key").where("key", "like", "owner-%").execute()).toHaveLength(1);
    expect(await test.shop.backend.operator.listDeadJobs()).toEqual([]);
  });

  it("the owner hears once where it refuses our key, and everyone waits", async () => {
    const { key } = mailchimpKeys;
    mailchimpKeys.key = "another";
    try {
      await onList();
      for (let minutes = 0; minutes < 60; minutes += 20) {
        test.pass(20);
        await test.drain();
      }
    } finally {
      mailchimpKeys.key = key;
    }
    expect((await test.shop.backend.operator.listAlerts()).map(({ kind }) => kind)).toEqual(["list-refused"]);
    expect(await test.shop.backend.operator.readMailingList()).toMatchObject({ waiting: 1, outage: { refused: true } });
    test.pass(16);
    await test.drain();
    expect(await test.shop.backend.operator.readMailingList()).toMatchObject({ waiting: 0, outage: null });
  });

  it("who left there and joins anew here is asked there, never put back by force", async () => {
    await onList();
    test.pass(60);
    vendor.state.leave(someone.email);
    await deliver();
    expect((await signUp())?.status).toBe("unsubscribed");
    test.pass(60);
    await onList();
    expect([(await signUp())?.status, member().status, vendor.state.optInMails]).toEqual(["confirmed", "pending", [someone.email]]);
    vendor.state.confirm(someone.email);
    await deliver();
    expect([(await signUp())?.status, (await reconcile())?.leftThere]).toEqual(["confirmed", 0]);
  });

  it("who leaves here, and joins anew without the box for tips and news, gets none of them there", async () => {
    await onList(someone.email, { marketing: true });
    test.pass(60);
    await test.shop.backend.operator.takeOffList(someone.email);
    await test.drain();
    test.pass(60);
    await onList(someone.email, { marketing: false });
    vendor.state.confirm(someone.email);
    expect(member()).toMatchObject({ status: "subscribed", tags: new Set(["Warmth List"]), permissions: new Set() });
  });

  it("who unticks that box gets none, also where the first word of it was half taken", async () => {
    await onList(someone.email, { marketing: true });
    test.pass(60);
    const token = tokenIn((await mailsTo(someone.email))[0], "/warmth-list/yours");
    vendor.fail("500", { on: /tags$/ });
    await test.shop.backend.changeListDetails({ token, name: someone.name, country: someone.country, marketing: false }, test.someCaller());
    await test.drain();
    expect([...member().tags]).toContain("Tips and news");
    test.pass(16);
    await test.drain();
    expect(member()).toMatchObject({ tags: new Set(["Warmth List"]), permissions: new Set() });
  });

  it("whom it does not take has a place here all the same, and the owner reads why; what may pass is tried again at night", async () => {
    const expected = [
      ["ann@fake.example.org", "unreal"],
      ["ann@busy.example.org", "busy"],
      ["ann@odd.example.org", "refused"],
    ] as const;
    for (const [email] of expected) {
      await onList(email);
      expect((await signUp(email))?.status).toBe("confirmed");
    }
    const { waiting, problems } = await test.shop.backend.operator.readMailingList();
    expect([waiting, problems.map(({ email, outcome }) => [email, outcome]).sort()]).toEqual([0, expected.toSorted()]);
    const before = vendor.calls.length;
    test.pass(60);
    await reconcile();
    expect(vendor.calls.slice(before).filter(({ method }) => method === "PUT")).toHaveLength(2);
  });

  it("who was never confirmed is not asked for; a place that ends unconfirmed is forgotten where it was told of", async () => {
    await onList();
    await test.db.updateTable("sign_ups").set({ status: "pending" }).execute();
    member().status = "pending";
    // Of whoever had confirmed, the proof would stay six years.
    await test.db.deleteFrom("consents").where("act", "=", "confirmed").execute();
    test.pass(366 * 24 * 60);
    vendor.fail("500", { on: /delete-permanent/ });
    await test.shop.handlers.tidy?.({});
    await test.drain();
    expect([await signUp(), vendor.state.members.size]).toEqual([undefined, 1]);
    expect((await test.shop.backend.operator.readMailingList()).toDelete).toBe(1);
    test.pass(16);
    await test.drain();
    expect([vendor.state.members.size, (await test.shop.backend.operator.readMailingList()).toDelete]).toEqual([0, 0]);
  });

  it("who left six years ago is forgotten there too, but not who has joined there since by its own form", async () => {
    for (const email of [someone.email, "bea@example.com"]) {
      await onList(email);
      await test.shop.backend.operator.takeOffList(email);
    }
    await test.drain();
    test.pass(60);
    vendor.state.confirm(someone.email);
    await deliver();
    test.pass((6 * 365 + 3) * 24 * 60);
    await test.shop.handlers.tidy?.({});
    await test.drain();
    expect([await signUp(), (await test.shop.backend.operator.readMailingList()).toDelete]).toEqual([undefined, 0]);
    expect([...vendor.state.members.values()].map(({ email_address, status }) => [email_address, status])).toEqual([[someone.email, "subscribed"]]);
  });
});

describe("where Mailchimp asks to confirm", () => {
  beforeEach(() => openShop(byMailchimp));

  it("it sends the one mail, however often the form is sent, and its yes gives the place with its proof", async () => {
    for (let again = 0; again < 3; again++) {
      await join({ marketing: true });
      test.pass(16);
    }
    expect([await mailsTo(someone.email), vendor.state.optInMails, (await signUp())?.status]).toEqual([[], [someone.email], "pending"]);
    vendor.state.confirm(someone.email);
    const [yes = ""] = vendor.state.takeEvents();
    for (let again = 0; again < 3; again++) expect((await hook(yes)).status).toBe(200);
    expect(await signUp()).toMatchObject({ status: "confirmed", marketing: true });
    expect((await proofs()).map(({ act, source }) => [act, source])).toEqual(
      [
        ["asked", "test"],
        ["asked", "test"],
        ["asked", "test"],
        ["confirmed", "mailchimp"],
      ].map(([act, from]) => [act, from === "test" ? expect.any(String) : from]),
    );
    await test.drain();
    expect(member().status).toBe("subscribed");
  });

  it("who only typed somebody's address takes nothing from what they wish there", async () => {
    vendor.state.invite(someone.email);
    member().tags.add("Tips and news");
    member().permissions.add("p");
    await join({ marketing: false });
    expect([[...member().tags], member().permissions.size]).toEqual([["Tips and news"], 1]);
  });

  it("a yes that was never reported is found at night", async () => {
    await join();
    test.pass(5);
    vendor.state.confirm(someone.email);
    vendor.state.takeEvents();
    expect(await reconcile()).toMatchObject({ confirmedThere: 1 });
    expect((await signUp())?.status).toBe("confirmed");
    expect(await reconcile()).toMatchObject({ confirmedThere: 0, missingThere: 0 });
  });

  it("whom it takes not, or has already, we ask ourselves, once, so that they can have their place all the same", async () => {
    for (const email of ["there@example.com", "deleted@example.com"]) vendor.state.invite(email);
    vendor.state.forget(member("deleted@example.com").id);
    test.pass(5);
    const outcomes = { "there@example.com": "listed", "deleted@example.com": "forgotten", "ann@fake.example.org": "unreal", "ann@odd.example.org": "refused" };
    for (const [email, outcome] of Object.entries(outcomes)) {
      await join({ email });
      const sync = await test.db
        .selectFrom("list_syncs")
        .select("outcome")
        .where("sign_up", "=", (await signUp(email))?.id ?? "")
        .executeTakeFirst();
      expect([email, sync?.outcome]).toEqual([email, outcome]);
    }
    const before = vendor.calls.length;
    test.pass(24 * 60);
    await reconcile();
    expect(vendor.calls.slice(before).map(({ method }) => method)).not.toContain("PUT");
    for (const email of Object.keys(outcomes)) {
      expect(await mailsTo(email), email).toMatchObject([{ subject: "Confirm your place on the Warmth List" }]);
      await confirm(email);
      expect((await signUp(email))?.status).toBe("confirmed");
    }
    expect(vendor.state.optInMails).toEqual([]);
  });

  it("an old yes confirms no new asking", async () => {
    await join();
    test.pass(5);
    vendor.state.confirm(someone.email);
    const [yes = ""] = vendor.state.takeEvents();
    await hook(yes);
    test.pass(60);
    vendor.state.leave(someone.email);
    await deliver();
    test.pass(60);
    await join();
    expect([(await signUp())?.status, member().status]).toEqual(["pending", "pending"]);
    await hook(yes);
    expect((await signUp())?.status).toBe("pending");
  });
});

describe("its webhook", () => {
  beforeEach(() => openShop());

  const sent = (fields: Record<string, string>) =>
    new URLSearchParams({ fired_at: "2099-01-01 00:00:00", "data[list_id]": mailchimpKeys.listId, ...fields }).toString();
  const leaving = sent({ type: "unsubscribe", "data[reason]": "manual", "data[email]": someone.email });

  const idle: [string, () => Promise<Response>, number][] = [
    ["without the secret", () => hook(leaving, { secret: "" }), 403],
    ["with half of it", () => hook(leaving, { secret: mailchimpKeys.secret.slice(0, -1) }), 403],
    ["with another", () => hook(leaving, { secret: "x".repeat(64) }), 403],
    ["read with another", () => hook(undefined, { method: "GET", secret: "x" }), 403],
    ["below its address", () => hook(leaving, { path: "/webhooks/mailchimp/x" }), 404],
    ["by another method", () => hook(leaving, { method: "DELETE" }), 405],
    ["of another list", () => hook(leaving.replace(mailchimpKeys.listId, "0000000000")), 200],
    ["40 KB of it", () => hook(`${leaving}&x=${"x".repeat(40_000)}`), 413],
    ["bytes", () => hook(new Uint8Array([0, 255, 254, 37, 37, 61, 38])), 200],
    ["an unknown kind", () => hook(sent({ type: "constructor", "data[email]": someone.email })), 200],
    ["of a stranger", () => hook(sent({ type: "unsubscribe", "data[email]": "who@example.com" })), 200],
    ["an edit of a stranger", () => hook(sent({ type: "profile", "data[email]": "who@example.com", "data[merges][FNAME]": "Who Else" })), 200],
    ["a move of a stranger", () => hook(sent({ type: "upemail", "data[old_email]": "who@example.com", "data[new_email]": "me@example.com" })), 200],
    ["nothing at all", () => hook(""), 200],
  ];

  it("changes nothing by what is not its own, or of nobody we know, in any of its forms", async () => {
    await onList();
    // That it has called at all is noted, whatever it said.
    const look = async () => [{ ...(await countRows(test.db)), "public.vendor_calls": 0 }, await signUp()];
    const before = await look();
    for (const [what, act, status] of idle) {
      expect((await act()).status, what).toBe(status);
      expect(await look(), what).toEqual(before);
    }
  });

  it("answers Mailchimp's look before it is believed", async () => {
    for (const method of ["GET", "HEAD"]) expect((await hook(undefined, { method })).status).toBe(200);
  });

  it("a leaving there ends the consent here, with its proof, however often and however many at once tell of it", async () => {
    await onList(someone.email, { marketing: true });
    test.pass(10);
    vendor.state.leave(someone.email);
    const [event = ""] = vendor.state.takeEvents();
    const answers = await Promise.all(Array.from({ length: 20 }, () => hook(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await signUp()).toMatchObject({ status: "unsubscribed", marketing: false });
    expect((await proofs()).at(-1)).toEqual({ act: "left", source: "mailchimp", choices: { terms: false, marketing: false }, wording: currentWording });
    expect(await proofs()).toHaveLength(3);
    await test.drain();
    expect(member().status).toBe("unsubscribed");
  });

  it("one that is older than a new yes ends nothing", async () => {
    await onList();
    test.pass(10);
    vendor.state.leave(someone.email);
    const [event = ""] = vendor.state.takeEvents();
    await hook(event);
    test.pass(60);
    await onList();
    await hook(event);
    expect((await signUp())?.status).toBe("confirmed");
  });

  it("a complaint ends it as well; a dead mailbox is told to the owner", async () => {
    await onList("a@example.com");
    await onList("b@example.com");
    test.pass(10);
    vendor.state.clean("a@example.com", "abuse");
    vendor.state.clean("b@example.com", "hard");
    await deliver();
    expect([(await signUp("a@example.com"))?.status, (await signUp("b@example.com"))?.status]).toEqual(["unsubscribed", "confirmed"]);
    expect((await test.shop.backend.operator.readMailingList()).problems).toMatchObject([{ email: "b@example.com", outcome: "bounced" }]);
  });

  it("who moves there has moved here; where both addresses have a place, the one they go to stays", async () => {
    await onList();
    await onList("b@example.com");
    vendor.state.move(someone.email, "new@example.com");
    const [move = ""] = vendor.state.takeEvents();
    for (let again = 0; again < 2; again++) await hook(move);
    expect([await signUp(), (await signUp("new@example.com"))?.status]).toEqual([undefined, "confirmed"]);
    expect(await reconcile()).toMatchObject({ missingThere: 0, unknownHere: 0 });
    await hook(sent({ type: "upemail", "data[old_email]": "b@example.com", "data[new_email]": "new@example.com" }));
    expect([(await signUp("b@example.com"))?.status, (await signUp("new@example.com"))?.status]).toEqual(["unsubscribed", "confirmed"]);
  });

  it("a name and country entered there are theirs here, once their place is, and what is none is passed over", async () => {
    await onList();
    await join({ email: "b@example.com" });
    vendor.state.edit(someone.email, { FNAME: "Annie", LNAME: "Lee", COUNTRY: "IE" });
    await deliver();
    expect(await signUp()).toMatchObject({ name: "Annie Lee", country: "IE" });
    await hook(sent({ type: "profile", "data[email]": someone.email, "data[merges][FNAME]": "", "data[merges][COUNTRY]": "ZZ" }));
    await hook(sent({ type: "profile", "data[email]": "b@example.com", "data[merges][FNAME]": "Somebody Else" }));
    expect([await signUp(), (await signUp("b@example.com"))?.name]).toMatchObject([{ name: "Annie Lee", country: "IE" }, someone.name]);
  });

  it("stands outside the gate of a closed site", async () => {
    await test.close();
    await vendor.close();
    await openShop({ SITE_ACCESS: "code", ACCESS_CODE: "734215" });
    expect((await hook(undefined, { method: "GET" })).status).toBe(200);
    expect((await hook(leaving, { secret: "x" })).status).toBe(403);
  });
});

plain("without Mailchimp there is no such address", async () => {
  vendor = await startFakeMailchimp();
  test = await openTestApp();
  expect((await hook(undefined, { method: "GET" })).status).toBe(404);
});

describe("the nightly reconciliation", () => {
  beforeEach(() => openShop());

  it("brings those who joined before Mailchimp was chosen, and finds no difference the next night", async () => {
    for (const name of ["a", "b", "c"]) await onList(`${name}@example.com`);
    await test.db.deleteFrom("list_syncs").execute();
    vendor.state.members.clear();
    test.pass(60);
    expect(await reconcile()).toMatchObject({ members: 0, missingThere: 3 });
    expect(vendor.state.members.size).toBe(3);
    test.pass(24 * 60);
    expect(await reconcile()).toMatchObject({ members: 3, missingThere: 0, leftThere: 0, leftHere: 0, unknownHere: 0 });
  });

  it("a leaving on either side wins, and is counted; strangers there are only counted", async () => {
    for (const name of ["a", "b", "c"]) await onList(`${name}@example.com`);
    vendor.state.invite("stranger@example.com");
    test.pass(60);
    vendor.state.leave("a@example.com");
    vendor.state.takeEvents();
    await test.db.updateTable("sign_ups").set({ status: "unsubscribed" }).where("email", "=", "b@example.com").execute();
    const { id } = (await signUp("b@example.com")) ?? { id: "" };
    await test.db
      .insertInto("consents")
      .values({
        sign_up: id,
        act: "left",
        wording: "warmth-list-1",
        choices: JSON.stringify({ terms: false, marketing: false }),
        source: "/leave",
        at: test.now(),
      })
      .execute();
    test.pass(60);
    expect(await reconcile()).toMatchObject({ members: 4, leftThere: 1, leftHere: 1, unknownHere: 1, missingThere: 0, joinedThere: 0 });
    expect([(await signUp("a@example.com"))?.status, (await proofs("a@example.com")).at(-1)]).toMatchObject([
      "unsubscribed",
      { act: "left", source: "mailchimp, nightly" },
    ]);
    expect(["a", "b", "c", "stranger"].map((name) => member(`${name}@example.com`).status)).toEqual([
      "unsubscribed",
      "unsubscribed",
      "subscribed",
      "subscribed",
    ]);
    test.pass(24 * 60);
    expect(await reconcile()).toMatchObject({ leftThere: 0, leftHere: 0 });
    test.pass(60);
    vendor.state.confirm("b@example.com");
    expect(await reconcile()).toMatchObject({ leftHere: 0, joinedThere: 1 });
    expect([(await signUp("b@example.com"))?.status, member("b@example.com").status]).toEqual(["unsubscribed", "subscribed"]);
  });

  it("whom it asked, bars or has forgotten is left in peace", async () => {
    await onList();
    test.pass(60);
    vendor.state.forget(member().id);
    expect(await reconcile()).toMatchObject({ missingThere: 1 });
    expect((await test.shop.backend.operator.readMailingList()).outcomes).toEqual([{ outcome: "forgotten", people: 1 }]);
    const before = vendor.calls.length;
    for (let night = 0; night < 3; night++) {
      test.pass(24 * 60);
      expect(await reconcile()).toMatchObject({ missingThere: 0 });
    }
    expect(vendor.calls.slice(before).every(({ method, path }) => method === "GET" && path.endsWith("/members"))).toBe(true);
  });

  it("cut off, it begins again, and counts nobody twice", async () => {
    for (let index = 0; index < 1_050; index++) vendor.state.invite(`p${index}@example.com`);
    await onList();
    vendor.fail("truncated, and it acted", { on: /members$/ });
    await expect(reconcile()).rejects.toMatchObject({ name: "ProviderUnavailable" });
    expect((await test.shop.backend.operator.readMailingList()).reconciliation).toBeNull();
    for (let night = 0; night < 2; night++) expect(await reconcile()).toMatchObject({ members: 1_051, unknownHere: 1_050, endedAt: expect.any(Date) });
  });
});
