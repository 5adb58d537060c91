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
/** As a browser without script sends one of the two forms. */
const save = (answer: string) =>
  postForm(
    shop,
    "/operator/shop",
    [
      ["intent", "teach"],
      ["question", question],
      ["answer", answer],
    ],
    { cookie },
  );

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
