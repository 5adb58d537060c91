import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { provenMinutes } from "#contracts/rights.ts";
import { londonDay } from "#server/platform/dates.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

const seen = (html: string) => readSeen(html).replaceAll(/\s+/g, " ");
const password = "kettle under grey rain";
const email = "o'ann@example.com";

let test: TestApp;
let cookie: string;
let dataDir: string;

beforeAll(async () => {
  // What it writes down of erasures.
  dataDir = await mkdtemp(`${tmpdir()}/shop-data-`);
  test = await openTestApp({ renderPage: await loadApp(), env: { DATA_DIR: dataDir } });
  await joinList(test, { name: "Ann O'Lee", email });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url, { email });
  await test.drain();
  cookie = await test.signInAs("owner", { name: "Olive", email: "olive@example.com", password });
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const open = async (path: string, more = "") =>
  (await test.request(path, { headers: { accept: "text/html", cookie: cookie + more, "x-forwarded-for": test.newAddress() } })).text();
const press = (path: string, fields: Record<string, string>) => postForm(test, path, fields, { cookie });
const flashOf = (answer: Response) => `; ${answer.headers.get("set-cookie")?.split(";")[0]}`;
const find = (typed: string) => open(`/operator/data?email=${encodeURIComponent(typed)}`);

it("what somebody chose about cookies is found by the number of its receipt, however it was copied, and only so", async () => {
  const look = async (typed: string) => open(`/operator/data?receipt=${encodeURIComponent(typed)}`);
  const receipt = "0123456789abcdef0123456789abcdef";
  const choices = { necessary: true, functional: true, analytics: false, advertising: false };
  await test.call("record-consent", { choices, policy: "2026-11-21", wording: "feed-1", receipt, signal: true });
  for (const typed of [receipt, " 01234567-89ABCDEF 01234567 89abcdef"])
    expect(seen(await look(typed))).toMatch(
      /Chosen on \d.*? Functional Allowed Analytics Refused Advertising Refused They were asked “These posts come from X\..*” Cookies Policy of 21 November 2026 Browser It sent the Global Privacy Control signal/,
    );
  expect(seen(await look("f".repeat(32)))).toContain("There's no choice under that number.");
  const wrong = await look("0123 x");
  expect(wrong).toMatch(/<input [^>]*value="0123 x"/);
  expect(seen(wrong)).toContain("Enter all 32 digits and letters of the receipt");
  expect(seen(await open("/operator/data"))).not.toContain("Chosen on");
});

describe("somebody's data, on the owner's page", () => {
  it("a request that came another way is noted, by whom, and waits with its clock under Messages and on the overview", async () => {
    const today = londonDay(test.now());
    const noted = () => press("/operator/data", { intent: "note-request", email: "by-post@example.com", asked: today, wish: "copy" });
    const answer = await noted();
    expect(answer.headers.get("location")).toBe("/operator/data?email=by-post%40example.com");
    const done = seen(await open("/operator/data", flashOf(answer)));
    const [, reference = ""] = /Noted as (DATA-\S+)\. It's under Messages\./.exec(done) ?? [];
    expect(seen(await open("/operator/data", flashOf(await noted())))).toContain(`That's noted already, as ${reference}.`);
    for (const path of ["/operator", "/operator/messages"])
      expect(seen(await open(path))).toMatch(
        new RegExp(
          `Data request: copy Not given, by-post@example.com ${reference}, .{0,60}Answer by \\d.*: the law gives you one month from the day they asked\\.`,
        ),
      );
    const message = seen(await open(`/operator/messages/${reference}`));
    expect(message).toMatch(/What they asked Noted on \d.*They asked for copy They asked on \d/);
    expect(message.match(/Olive noted that somebody had asked about their data/g)).toHaveLength(1);
    expect(await open(`/operator/messages/${reference}`)).toContain('href="/operator/data?email=by-post%40example.com"');
    // A name that nobody gave is no name.
    expect(seen(await open("/operator/customer?email=by-post%40example.com"))).not.toContain("Not given by-post");
    await test.drain();
    expect(await test.db.selectFrom("mailbox").select("id").where("to_address", "=", "by-post@example.com").execute()).toEqual([]);
    expect(JSON.stringify(await test.db.selectFrom("operator_audit").selectAll().where("action", "=", "noteRequest").execute())).not.toContain("by-post");
  });

  it("is not deleted before the owner reads which noted requests go with it, for as long as they're open", async () => {
    const asker = "asked-by-letter@example.com";
    const note = async (wish: string) => (await test.shop.backend.operator.noteRequest({ email: asker, asked: londonDay(test.now()), wish })).reference;
    const [deletion, copy] = [await note("deletion"), await note("copy")];
    const confirmation = async () => /<form (?:(?!<\/form>).)*Delete it for good/s.exec(await find(asker))?.[0] ?? "";
    const asked = await confirmation();
    for (const reference of [deletion, copy]) {
      expect(seen(asked)).toContain(`Answer ${reference} first: it's deleted too.`);
      expect(asked).toContain(`href="/operator/messages/${reference}"`);
    }
    await test.shop.backend.operator.closeMessage(deletion);
    expect(seen(await confirmation())).not.toContain(deletion);
    expect(seen(await confirmation())).toContain(copy);
    await test.shop.backend.operator.closeMessage(copy);
    expect(seen(await confirmation())).toContain("Delete it for good");
    expect(seen(await confirmation())).not.toContain("first: it's deleted too");
    expect(await find(email)).not.toContain("first: it");
  });

  it("is counted, with what must wait; an address that's none is said to be, and keeps what was typed", async () => {
    const text = seen(await find(` O'Ann@Example.com `));
    expect(text).toContain(`What the shop holds about ${email}`);
    expect(text).toMatch(/1 order: EMB-\S+ \(/);
    expect(text).toContain("A place on the Warmth List");
    expect(text).toMatch(/\d+ emails to them, in the mailbox here/);
    expect(text).toContain("is paid and not sent yet; refund all of it to delete its address now");
    const wrong = await find("o'ann");
    expect(wrong).toMatch(/<input [^>]*value="o&#x27;ann"/);
    expect(seen(wrong)).not.toContain("What the shop holds");
    expect(wrong).toMatch(/class="field-error" id="email-error"/);
    expect(seen(await find("nobody@example.com"))).toContain("Nothing. Try the other addresses they may have used.");
  });

  it("comes as one file, which is written down without whose it is", async () => {
    const answer = await press("/operator/data/file", { email });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-disposition": expect.stringMatching(/^attachment; filename="[a-z]+-personal-data\.json"$/),
      "cache-control": "private, no-store",
    });
    expect(await answer.json()).toMatchObject({ about: email, warmth_list: { email }, orders: [{ email }] });
    const line = await test.db.selectFrom("operator_audit").selectAll().where("action", "=", "copyPerson").executeTakeFirstOrThrow();
    expect(JSON.stringify(line)).not.toMatch(/ann@/i);
  });

  it("is neither copied nor deleted by a browser that was left open, until the password is given", async () => {
    await test.db
      .updateTable("operator_sessions")
      .set({ created_at: new Date(test.now().getTime() - provenMinutes * 60_000) })
      .execute();
    const held = await press("/operator/data/file", { email });
    expect(held.headers.get("location")).toBe(`/operator/data?${new URLSearchParams({ email, again: "" })}`);
    const page = await open(held.headers.get("location") ?? "");
    expect(seen(page)).toContain(`Enter your password to download the data of ${email}`);
    expect(page).toMatch(/<form [^>]*action="\/operator\/data\/file"/);
    const wrong = await press("/operator/data/file", { email, proof: "not the right words" });
    expect(seen(await open(wrong.headers.get("location") ?? "", flashOf(wrong)))).toContain("That isn't your password.");

    expect(seen(await (await press("/operator/data", { intent: "erase-person", email })).text())).toContain(
      `Enter your password to delete the data of ${email}`,
    );
    expect(await test.shop.backend.operator.listErasures()).toEqual([]);
    const done = await press("/operator/data", { intent: "erase-person", email, proof: password });
    expect(done.headers.get("location")).toBe("/operator/data");
    expect(seen(await open("/operator/data", flashOf(done)))).toMatch(
      /Deletion has begun\. What's still to come is below\..*started by you; a provider hasn't answered yet; we ask every 15 minutes; waits until an order is settled/,
    );
  });

  it("is gone but for the order that waits, and from that too once it's settled", async () => {
    const left = seen(await find(email));
    expect(left).not.toContain("A place on the Warmth List");
    expect(left).toMatch(/1 order: EMB-/);
    const { reference } = await test.db.selectFrom("orders").select("reference").executeTakeFirstOrThrow();
    await test.shop.backend.operator.refundOrder(reference, "they asked us to");
    await test.drain();
    test.pass(24 * 60 + 1);
    await test.drain();
    expect(await test.db.selectFrom("orders").select("email").where("reference", "=", reference).executeTakeFirst()).toEqual({ email: null });
    expect(await test.shop.backend.operator.listErasures()).toMatchObject([{ askedBy: "owner", waiting: 0, endedAt: expect.any(Date) }]);
  });
});
