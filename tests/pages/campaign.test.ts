import { afterAll, beforeAll, expect, it } from "vitest";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";
import { readSeen } from "#tests/support/read-text.ts";

let test: TestApp;
let cookie: string;
const path = "/operator/campaign";
const mail = "pre-orders-open";

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  cookie = await test.signInAs("owner", { name: "Alex", email: "alex@example.com" });
}, 60_000);
afterAll(() => test.close());

const read = async (query = "") => {
  const answer = await test.request(path + query, { headers: { accept: "text/html", cookie, "x-forwarded-for": test.newAddress() } });
  return readSeen(await answer.text()).replaceAll(/\s+/g, " ");
};
const press = (fields: Record<string, string>, query = "") => postForm(test, path + query, { mail, ...fields }, { cookie });

it("the email is read, put another way, tried and put back", async () => {
  expect(await read()).toMatch(/The email Subject: You can pre-order .* Read the email/);
  const typed = { intent: "save-words", subject: "Your turn", words: "It cures cold hands." };
  const refused = await press(typed, `?words=${mail}`);
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain("“cures” isn&#x27;t in the list of claims");
  expect(page, "what was typed stays").toContain("It cures cold hands.");
  for (let i = 0; i < 2; i++) expect((await press({ ...typed, words: "We've kept one for you." })).status).toBe(303);
  expect(await read()).toMatch(/Subject: Your turn In your own words.*Hello, We've kept one for you\..*Use the original words/);
  for (let i = 0; i < 2; i++) expect((await press({ intent: "send-test" })).status).toBe(303);
  await test.drain();
  const tests = await test.db.selectFrom("mailbox").select(["to_address", "subject"]).where("key", "like", "campaign-test%").execute();
  expect(tests).toEqual([{ to_address: "alex@example.com", subject: "[Test] Your turn" }]);
  expect((await press({ intent: "original-words" })).status).toBe(303);
  expect(await read()).not.toContain("Your turn In your own words");
  const lines = await test.db
    .selectFrom("operator_audit")
    .select("action")
    .where("action", "in", ["saveCampaignWords", "sendCampaignTest"])
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(["saveCampaignWords", "sendCampaignTest", "saveCampaignWords"]);
});

it("of an empty list it says that there's nobody, where people join, and nothing of batches; the email can still be read and tried", async () => {
  const words = await read();
  expect(words).toContain("There's nobody to invite yet. People join on the Warmth List page: share it");
  expect(words).toContain("There's nobody to tell yet.");
  expect(words).not.toMatch(/0 people|The next batch goes out/);
  expect(words).toContain("Send a test to me");
});

it("Undo says which campaign it means, and once the first batch has gone it ends nothing; End asks first, and says which as well", async () => {
  await test.db.updateTable("stock").set({ available: 1 }).execute();
  await joinList(test, { name: "Ann Lee", email: "ann@example.com" });
  expect((await press({ intent: "start", number: "1" })).status).toBe(303);
  const form = async () => await (await test.request(path, { headers: { accept: "text/html", cookie, "x-forwarded-for": test.newAddress() } })).text();
  const number = '<input type="hidden" name="number" value="1"/>';
  const undo = (await form()).split('value="undo"')[0]?.split("<form").at(-1);
  expect(undo).toContain(number);
  await test.db.updateTable("invitation_campaigns").set({ invited: 2 }).execute();
  const late = await press({ intent: "undo", number: "1" });
  expect([late.status, readSeen(await late.text())]).toEqual([409, expect.stringContaining("The first emails have gone out: pause it, or end it.")]);
  expect((await form()).split('value="end"')[0]?.split("<form").at(-1)).toContain(number);
  for (const intent of ["undo", "end"]) for (const stale of ["2", "", "x"]) expect((await press({ intent, number: stale })).status, intent + stale).toBe(409);
  const ended = test.db.selectFrom("invitation_campaigns").select("ended_at");
  expect(await ended.execute()).toEqual([{ ended_at: null }]);
  expect((await press({ intent: "end", number: "1" })).status).toBe(303);
  expect(await ended.where("ended_at", "is not", null).execute()).toHaveLength(1);
});
