import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followAnswers } from "#server/modules/assistant/operator.ts";
import { followPrice } from "#server/modules/orders/prices.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestApp({ renderPage: await loadApp() });
  cookie = await shop.signInAs("owner", { name: "An owner" });
}, 60_000);
afterAll(() => shop.close());

const taught = async () =>
  (await shop.request("/operator/questions", { headers: { accept: "text/html", cookie, "x-forwarded-for": shop.newAddress() } })).text();

const question = "Do you sponsor open water races?";
/** As a browser without script sends one of the two forms; `asked`: that which stands at this question. */
const save = (answer: string, { at = "/operator/questions", asked = "" } = {}) => postForm(shop, at, { intent: "teach", asked, question, answer }, { cookie });

it("an answer is written, then changed where it's listed, and there is one answer", async () => {
  expect(await taught()).not.toContain(question);
  expect((await save("Not this year.")).status).toBe(303);
  const written = await taught();
  // What is to be changed is there to be changed, under the question that it answers.
  expect(written).toMatch(/<input type="hidden" name="question" value="Do you sponsor open water races\?"/);
  expect(written).toMatch(/<textarea[^>]* name="answer"[^>]*>Not this year\.<\/textarea>/);

  expect((await save("Yes: the New Year swim.")).status).toBe(303);
  const changed = await taught();
  expect(changed).toContain("Yes: the New Year swim.");
  expect(changed).not.toContain("Not this year.");
  expect(await shop.shop.backend.operator.listOwnerAnswers()).toMatchObject([{ question, answer: "Yes: the New Year swim." }]);
});

it("what came of it is told at the head of the answers' own page, and on the overview beside them; a deletion is asked about first", async () => {
  for (const at of ["/operator/questions", "/operator?index"]) {
    const saved = await save("Not this year.", { at });
    const headers = { accept: "text/html", cookie: `${cookie}; ${saved.headers.get("set-cookie")?.split(";")[0]}`, "x-forwarded-for": shop.newAddress() };
    const page = await (await shop.request(saved.headers.get("location") ?? "", { headers })).text();
    const [before = "", after] = page.split("From now on the assistants give your answer.");
    expect(after, at).toBeDefined();
    expect((before.match(/<h2/g) ?? []).length > 0, at).toBe(at === "/operator?index");
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

describe("an answer of the owner's on the page of questions", () => {
  const press = (fields: Record<string, string>) => postForm(shop, "/operator/questions", fields, { cookie });
  /** The page and its data, as the server loads them once it knows what the owner wrote. */
  async function readBuilt(path = "/faq") {
    await followAnswers({ ...shop.shop, config: shop.config });
    return new TextDecoder().decode((await loadPages({}, shop.config)).get(path)?.plain.body);
  }
  const ask = async (message: string) =>
    (await (await shop.call("product-chatbot", { message })).json()) as { reply: string; sources: { title: string; path: string }[] };
  const waterproof = "Is it waterproof?";

  it("stands in another's place: on the page, in its data, for search engines and in the assistants' mouths, until the first one is wanted back", async () => {
    const before = { page: await readBuilt(), said: (await ask(waterproof)).reply };
    expect(before.page).toContain("water washes it off");
    const answer = "Not yet. Put it on dry skin, \u201clet it sink in\u201d & <then> swim.";
    expect((await press({ intent: "teach", asked: waterproof, question: waterproof, answer, place: "waterproof" })).status).toBe(303);

    const page = await readBuilt();
    expect(page).toContain("\u201clet it sink in\u201d &amp; &lt;then&gt; swim.</p>");
    expect(page.match(/Not yet\. Put it on dry skin/g)).toHaveLength(3);
    expect(page).not.toContain("water washes it off");
    expect(page).toContain('id="waterproof"');
    expect(await readBuilt("/faq.data")).toContain("Not yet. Put it on dry skin");
    expect(page).not.toContain(".invalid");
    expect(await ask("is it waterproof")).toMatchObject({
      reply: expect.stringContaining("Not yet. Put it on dry skin"),
      sources: [{ path: "/faq#waterproof" }],
    });
    expect((await taught()).match(/Not yet\. Put it on dry skin/g)?.length).toBeGreaterThan(1);

    const [{ id = "", place } = {}] = await shop.shop.backend.operator.listOwnerAnswers();
    expect(place).toBe("waterproof");
    await press({ intent: "forget-answer", answer: id, place: "waterproof" });
    expect(await readBuilt()).toBe(before.page);
    expect((await ask(waterproof)).reply).toBe(before.said);
  });

  it("is a question of the owner's at the end of its subject, with an anchor that the assistants lead to", async () => {
    await press({ intent: "teach", asked: "", question: "Do you sell scarves?", answer: "No, only the tube.", place: "the-tube" });
    const page = await readBuilt();
    expect(page.slice(page.indexOf('id="the-tube"'))).toMatch(/<h3>Do you sell scarves\?<\/h3>.*<p>No, only the tube\.<\/p>/s);
    const anchor = /id="(own-[\da-f]{8})"/.exec(page)?.[1];
    expect(page).toContain("16 plain answers");
    await shop.shop.backend.operator.teachAssistants({ question: "Do you sell scarves?", answer: "No, just the tube." });
    expect(await readBuilt()).toContain("<p>No, just the tube.</p>");
    expect((await ask("Do you sell scarves?")).sources).toEqual([{ title: "Do you sell scarves?", path: `/faq#${anchor}` }]);
  });

  it("stays where it stands, whatever form it's written in that doesn't know of it, and goes by its own", async () => {
    const scarves = { intent: "teach", asked: "", question: "Do you sell scarves?" };
    await postForm(shop, "/operator?index", { ...scarves, asked: scarves.question, answer: "Only the tube.", place: "" }, { cookie });
    expect(await readBuilt()).toContain("<p>Only the tube.</p>");
    await press({ ...scarves, answer: "Only the tube.", place: "", edits: "answer" });
    expect(await readBuilt()).not.toContain("scarves");
    const { lines } = await shop.shop.backend.operator.listAudit({ actions: ["teachAssistants"] });
    expect(lines[0]?.facts).toMatchObject({ before: "Only the tube. (on the questions page)", after: "Only the tube." });
  });

  it("follows the price and the dispatch date that it names, unless that's unticked", async () => {
    const answer = "A tube is £15, or £15.00 to be exact, sent by 31 March 2027. It isn't £150 or £15.50.";
    await press({ intent: "teach", asked: "", question: "What's the damage?", answer, place: "the-tube", follows: "on" });
    await press({ intent: "teach", asked: "", question: "Until when?", answer: "Until 1 March it costs £15.", place: "the-tube" });
    expect(await readBuilt()).toContain(answer.replace("'", "&#x27;"));
    await shop.shop.backend.operator.setPrice(1_700, null);
    await followPrice({ ...shop.shop, config: shop.config, now: shop.now });
    expect(await readBuilt()).toContain("A tube is £17, or £17.00 to be exact, sent by 31 March 2027. It isn&#x27;t £150 or £15.50.");
    expect(await readBuilt()).toContain("Until 1 March it costs £15.");
    expect((await ask("What's the damage?")).reply).toContain("A tube is £17, or £17.00");
    const forms = (await taught())
      .split("<form")
      .filter((form) => /value="(?:What&#x27;s the damage|Until when)\?"/.test(form) && form.includes('name="follows"'));
    expect(forms.map((form) => form.includes("checked"))).toEqual([true, false]);
  });

  it("is put in no place that the page doesn't have, and where it answers a question of the page's it stands at that", async () => {
    expect((await press({ intent: "teach", asked: "", question: "Where?", answer: "Here.", place: "nowhere" })).status).toBe(400);
    await press({ intent: "teach", asked: "", question: "is it WATERPROOF?", answer: "No.", place: "" });
    // A release has put the question in other words since.
    await shop.db.updateTable("owner_answers").set({ id: randomUUID(), question: "Will it wash off?" }).where("place", "=", "waterproof").execute();
    await press({ intent: "teach", asked: waterproof, question: waterproof, answer: "Not yet.", place: "waterproof" });
    const answers = await shop.shop.backend.operator.listOwnerAnswers();
    expect(answers.filter(({ place }) => place === "waterproof")).toMatchObject([{ question: waterproof, answer: "Not yet." }]);
  });

  it("makes no claim by its question that the register doesn't hold", async () => {
    const { teachAssistants } = shop.shop.backend.operator;
    const claim = { question: "Does it cure chilblains?", place: "your-skin" };
    await expect(teachAssistants({ ...claim, answer: "Yes, it does." })).rejects.toThrow(
      /“cure”, “chilblains” aren't in the list of claims.*begin the answer with “No”/,
    );
    await expect(teachAssistants({ ...claim, question: "It cures chilblains", answer: "Really." })).rejects.toThrow("list of claims");
    await expect(teachAssistants({ question: "Does it treat eczema?", answer: "Yes." })).rejects.toThrow("list of claims");
    await teachAssistants({ ...claim, answer: "No. It's a cosmetic, for how your skin feels." });
    await teachAssistants({ question: "May I use it with eczema?", answer: "Please ask a pharmacist or your GP first." });
  });
});
