import { afterAll, beforeAll, expect, it } from "vitest";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp(), env: { DAILY_MAILS: "2", GEO_URL: "http://127.0.0.1:9", DAILY_GEO_CALLS: "0" } });
});
afterAll(() => test.close());

const read = async (path: string) => (await test.request(path, { headers: { accept: "text/html" } })).text();
const pages = [
  ["/warmth-list/success", "email that&#x27;s on its way to you", "so your email will arrive tomorrow"],
  ["/received/MSG-7K4M-2Q9X", "is on its way to you", "will be emailed to you tomorrow"],
  ["/received/DATA-7K4M-2Q9X", "is on its way to you", "will be emailed to you tomorrow"],
  ["/received/STOP-7K4M-2Q9X", "is on its way to you", "will be emailed to you tomorrow"],
] as const;

/** Complaints and cancellations have a day's emails of their own. */
async function expectWords(late: readonly string[]) {
  for (const [path, now, tomorrow] of pages) {
    const text = await read(path);
    const waits = late.some((start) => path.startsWith(start));
    expect([path, text.includes(now), text.includes(tomorrow)]).toEqual([path, !waits, waits]);
  }
}

it("says that an email comes tomorrow once today's are used up, and not before", async () => {
  await expectWords([]);
  for (let number = 0; number < 3; number++) {
    const answer = await test.call("mailchimp-subscribe", { name: "Ada O'Brien", email: `ada-${number}@example.org`, country: "GB", acceptTerms: true });
    // Taken all the same, and answered all the same.
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  }
  const send = (wanted: unknown) => test.shop.handlers["send-mail"]?.(wanted as never);
  const [one, two] = [await test.shop.queue.boss.fetch("send-mail"), await test.shop.queue.boss.fetch("send-mail")];
  for (const [job] of [one, two]) await send(job?.data);
  await expectWords(["/warmth-list", "/received/MSG"]);
  const { reference } = await (await test.call("complain-about-privacy", { name: "Ada", email: "ada-1@example.org", complaint: "Too many." })).json();
  const { id: about } = await test.db.selectFrom("messages").select("id").where("reference", "=", reference).executeTakeFirstOrThrow();
  for (const key of ["first", "second"]) await send({ mail: "message-received", about, key, lawful: true });
  await expectWords(["/warmth-list", "/received"]);
  const email = "ada-0@example.org";
  expect(await (await postForm(test, "/your-data", { wish: "copy", email })).text()).toContain("We&#x27;ll send a link to that address tomorrow.");
  expect(await (await postForm(test, "/warmth-list/link", { email })).text()).toContain("we&#x27;ll email you a new link tomorrow.");
});

it("a country service whose day is over is asked nothing, and nobody is told a wrong country", async () => {
  const answer = await test.call("get-user-location", {}, { "x-forwarded-for": "8.8.8.8" });
  expect([answer.status, await answer.json()]).toEqual([200, { success: false }]);
});
