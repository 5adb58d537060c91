import { afterAll, beforeAll, expect, it } from "vitest";
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
