import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { taughtAnswers } from "#content/site/back-office/shop.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestApp({ renderPage: await loadApp() });
  cookie = await shop.signInAs("owner", { name: "An owner" });
}, 60_000);
afterAll(() => shop.close());

const taught = async () => (await shop.request("/operator/shop", { headers: { accept: "text/html", cookie, "x-forwarded-for": shop.newAddress() } })).text();

const question = "Do you sponsor open water races?";
/** As a browser without script sends one of the two forms; `asked`: that which stands at this question. */
const save = (answer: string, { at = "/operator/shop", asked = "" } = {}) => postForm(shop, at, { intent: "teach", asked, question, answer }, { cookie });

it("an answer is written, then changed where it's listed, and there is one answer", async () => {
  expect(await taught()).not.toContain(taughtAnswers.edit);
  expect((await save("Not this year.")).status).toBe(303);
  const written = await taught();
  expect(written).toContain(taughtAnswers.edit);
  // What is to be changed is there to be changed, under the question that it answers.
  expect(written).toMatch(/<input type="hidden" name="question" value="Do you sponsor open water races\?"/);
  expect(written).toMatch(/<textarea[^>]* name="answer"[^>]*>Not this year\.<\/textarea>/);

  expect((await save("Yes: the New Year swim.")).status).toBe(303);
  const changed = await taught();
  expect(changed).toContain("Yes: the New Year swim.");
  expect(changed).not.toContain("Not this year.");
  expect(await shop.shop.backend.operator.listOwnerAnswers()).toMatchObject([{ question, answer: "Yes: the New Year swim." }]);
});

it("what came of it is told beside the answers, where one was, and not at the page's head; a deletion is asked about first", async () => {
  for (const [at, section] of [
    ["/operator/shop", "taught"],
    ["/operator?index", "answers"],
  ] as const) {
    const saved = await save("Not this year.", { at });
    const headers = { accept: "text/html", cookie: `${cookie}; ${saved.headers.get("set-cookie")?.split(";")[0]}`, "x-forwarded-for": shop.newAddress() };
    const page = await (await shop.request(saved.headers.get("location") ?? "", { headers })).text();
    const [before = "", after] = page.split("Saved. From now on the assistants give your answer.");
    expect(after, at).toBeDefined();
    expect(before.lastIndexOf("<h2")).toBeGreaterThan(before.indexOf("<h2"));
    if (section === "taught") expect(after).toContain(`id="${section}"`);
  }
  expect(await taught()).toMatch(/<details><summary[^>]*>Delete answer.*?<\/summary>.*?Yes, delete it/s);
});

it("an answer that's refused comes back in the form it was written in, unfolded, and in no other", async () => {
  const claim = "It relieves pain.";
  await save("Not this year.");
  // As many as fold the last of them away.
  const asked = {
    assistant: "product",
    worded_by: "local",
    outcome: "unknown",
    wording: "a wording",
    reply: "Ask us.",
    thumb: null,
    at: shop.now(),
  } as const;
  const questions = ["Do you ski?", "Do you swim?", "Do you skate?", "Do you sail?"];
  for (const [nth, one] of questions.entries())
    for (let times = nth; times < questions.length; times++)
      await shop.db
        .insertInto("answers")
        .values({ ...asked, passages: [], id: randomUUID(), conversation: randomUUID(), question: one })
        .execute();
  for (const where of [{ asked: question }, { asked: "" }, { at: "/operator?index", asked: "Do you ski?" }, { at: "/operator?index", asked: "Do you sail?" }]) {
    const refused = await save(claim, where);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    const [before = "", after] = page.split(`>${claim}</textarea>`);
    expect(after, where.asked).toBeDefined();
    expect(page.split(`>${claim}</textarea>`)).toHaveLength(2);
    expect(before.split("<details").at(-1)).toMatch(/^[^>]* open=""/);
    expect(before.split("<textarea").at(-1)).toContain('aria-invalid="true"');
    expect(page.match(/<details[^>]* open=""/g)).toHaveLength(where.asked === "Do you sail?" ? 2 : 1);
  }
});
