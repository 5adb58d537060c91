import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { apiOf, createMailchimpList } from "#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts";
import type { DesiredState } from "#server/providers/mailing-list/port.ts";
import { ann } from "#tests/conformance/mailing-list.ts";
import { type FakeMailchimp, mailchimpKeys, startFakeMailchimp } from "#tests/support/mailchimp/fake-mailchimp.ts";
import { faults } from "#tests/support/mailchimp/faults.ts";

let time: number;
const now = () => new Date(time);
let vendor: FakeMailchimp;
beforeEach(async () => {
  time = new Date("2026-11-22T10:00:00Z").getTime();
  vendor = await startFakeMailchimp({ now });
});
afterEach(() => vendor.close());

const open = (given: Partial<Parameters<typeof createMailchimpList>[0]> = {}) => createMailchimpList({ ...mailchimpKeys, url: vendor.url, now, ...given });
/** So that silence is short. */
const hasty = () => open({ timeoutMs: 250 });
const want = (status: DesiredState["status"] = "subscribed"): DesiredState => ({ status, at: now() });
const held = (email = ann.email) => vendor.state.byEmail(email);
const puts = () => vendor.calls.filter(({ method }) => method === "PUT").map(({ body }) => body);

describe.each(faults)("%s", (fault) => {
  test.each([
    ["the look-up", /^GET /],
    ["the member's own call", /^PUT /],
    ["the labels", /\/tags$/],
  ])("at %s is no answer, and the next go leaves one member as wished", async (_what, on) => {
    vendor.fail(fault, { on });
    const wanted = want("pending");
    await expect(hasty().push(ann, wanted)).rejects.toMatchObject({ name: "ProviderUnavailable" });
    vendor.heal();
    expect(await open().push(ann, wanted)).toBe("asked");
    expect(vendor.state.members.size).toBe(1);
    expect(vendor.state.optInMails).toEqual([ann.email]);
    expect([...held().tags]).toEqual(["Warmth List"]);
  });

  test("at a page or a look-up is no answer", async () => {
    vendor.state.invite(ann.email);
    vendor.fail(fault, { times: 2, on: /^GET / });
    const list = hasty();
    for (const ask of [() => list.readPage(0), () => list.read(ann.email)]) await expect(ask()).rejects.toMatchObject({ name: "ProviderUnavailable" });
  });

  test("at a deletion is no answer, and asking again deletes", async () => {
    vendor.state.invite(ann.email);
    vendor.fail(fault, { on: /delete-permanent$/ });
    await expect(hasty().forget(ann.email)).rejects.toMatchObject({ name: "ProviderUnavailable" });
    vendor.heal();
    await open().forget(ann.email);
    expect(vendor.state.members.size).toBe(0);
  });
});

test("a redirect is not followed, so the key goes nowhere else", async () => {
  vendor.fail("redirect");
  await expect(open().read(ann.email)).rejects.toMatchObject({ name: "ProviderUnavailable" });
  expect(vendor.turned.elsewhere).toBe(0);
});

test("another key, or another list, is a matter for the owner", async () => {
  await expect(open({ key: "fedcba9876543210fedcba9876543210-us21" }).push(ann, want())).rejects.toMatchObject({
    name: "AccountRefused",
    message: "Mailchimp refuses our account or list: status 401",
  });
  await expect(open({ listId: "0000000000" }).push(ann, want())).rejects.toMatchObject({ name: "AccountRefused" });
  await expect(open({ listId: "0000000000" }).readPage(0)).rejects.toMatchObject({ name: "AccountRefused" });
});

test("who asks more than ten things at once is turned away, and may ask again", async () => {
  const busy = await startFakeMailchimp({ now, slowness: 100 });
  const list = open({ url: busy.url });
  const answers = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => list.read(`p${index}@example.com`)));
  const refused = answers.filter(({ status }) => status === "rejected").map((answer) => (answer as PromiseRejectedResult).reason.name);
  expect(refused.length).toBe(busy.turned.away);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set(["ProviderUnavailable"]));
  expect(await list.read("p0@example.com")).toBeNull();
  await busy.close();
});

test("the data centre is the key's own", () => {
  expect(apiOf(mailchimpKeys.key)).toBe("https://us21.api.mailchimp.com");
});

test.each([
  ["ann@fake.example.org", "unreal"],
  ["ann@busy.example.org", "busy"],
  ["ann@odd.example.org", "refused"],
] as const)("%s: its no is %s, and nobody is made", async (email, outcome) => {
  expect(await open().push({ ...ann, email }, want())).toBe(outcome);
  expect(vendor.state.members.size).toBe(0);
});

test("whom it deleted for good it takes only by its own form", async () => {
  await open().push(ann, want());
  await open().forget(ann.email);
  expect(await open().push(ann, want())).toBe("forgotten");
});

test("an archived one who had left cannot be put back by force, and is asked", async () => {
  await open().push(ann, want());
  time += 60_000;
  vendor.state.leave(ann.email);
  vendor.state.archive(ann.email);
  time += 60_000;
  expect(await open().push(ann, want())).toBe("asked");
  expect(held().status).toBe("pending");
  expect(vendor.state.optInMails).toEqual([ann.email]);
});

test("whom the owner took off there it would take back without a word, so they are asked as well", async () => {
  vendor.state.invite(ann.email, "unsubscribed");
  time += 60_000;
  expect(await open().push(ann, want())).toBe("asked");
  expect(puts()).toEqual([expect.objectContaining({ status: "pending" })]);
  expect(vendor.state.optInMails).toEqual([ann.email]);
});

test("a newcomer: the member's number, fields that hold something, labels, and no status that could overwrite one", async () => {
  await open().push({ ...ann, name: "Cher", marketing: true }, want());
  expect(vendor.calls[1]).toEqual({
    method: "PUT",
    path: "/3.0/lists/a6b5da1054/members/90d0397e833dbf8de13fc4ab23588c78",
    body: {
      email_address: ann.email,
      email_type: "html",
      status_if_new: "subscribed",
      timestamp_opt: "2026-11-22T10:00:00+00:00",
      merge_fields: { FNAME: "Cher", COUNTRY: "GB" },
      marketing_permissions: [{ marketing_permission_id: mailchimpKeys.permissionId, enabled: true }],
    },
  });
  expect([...held().tags]).toEqual(["Warmth List", "Tips and news"]);
});

test("of who never asked for tips and news, or where the list has no permission for them, none is spoken of", async () => {
  await open().push(ann, want());
  expect(JSON.stringify(puts())).not.toContain("marketing_permissions");
  await open({ permissionId: undefined }).push({ ...ann, email: "b@example.com", marketing: true }, want());
  expect(JSON.stringify(puts())).not.toContain("marketing_permissions");
});

test("what the person entered there stays theirs, also a permission that they took back", async () => {
  const wanted = want();
  await open().push({ ...ann, marketing: true }, wanted);
  time += 60_000;
  vendor.state.edit(ann.email, { FNAME: "Annie", LNAME: "" });
  held().permissions.clear();
  await open().push({ ...ann, marketing: true }, wanted);
  expect(puts().at(-1)).toEqual({ email_address: ann.email, merge_fields: { LNAME: "O'Brien" } });
  expect(held().merge_fields).toEqual({ FNAME: "Annie", LNAME: "O'Brien", COUNTRY: "GB" });
  expect(held().permissions.size).toBe(0);
});

test("people whom it knows by a telephone number alone are passed over, and counted to find the next page", async () => {
  vendor.state.invite("");
  vendor.state.invite(ann.email);
  expect(await open().readPage(0)).toMatchObject({ members: [{ email: ann.email }], next: null });
});

test("an address is one member, however it is written there", async () => {
  vendor.state.invite("Ann.O'Brien+List@Example.com");
  await open().push(ann, want());
  expect(vendor.state.members.size).toBe(1);
  expect((await open().readPage(0)).members.map(({ email }) => email)).toEqual([ann.email]);
});
