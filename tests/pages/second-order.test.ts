import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ renderPage: await loadApp() });
});
afterAll(() => shop.close());

/** A browser without script: it keeps its cookie, follows nothing by itself, and sends the forms of the page it is shown. */
async function visit() {
  const look = (path: string, cookie = "") => shop.request(path, { headers: { accept: "text/html", cookie } });
  const cookie = (await look("/checkout")).headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    see: async (path: string) => (await look(path, cookie)).text(),
    /** Presses the form's button on that page; answers where it leads to, or the page that is shown again. */
    async order(page: string) {
      const form = /<form[^>]*action="\/checkout"[^>]*>(.*?)<\/form>/s.exec(page)?.[1] ?? "";
      const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]);
      const answer = await shop.request("/checkout", {
        method: "POST",
        headers: {
          cookie,
          origin: testOrigin,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": shop.newAddress(),
        },
        body: new URLSearchParams([...hidden, ["agreedToTerms", "on"]] as [string, string][]).toString(),
      });
      return { status: answer.status, to: answer.headers.get("location") ?? "", page: await answer.text() };
    },
  };
}

const ordersMade = async () => (await shop.db.selectFrom("orders").select("id").execute()).length;

test("after an answer to Pay that was lost the order comes first, everywhere, and a second one only by its own press", async () => {
  const { see, order } = await visit();
  const before = await see("/checkout");
  const joined = await see("/warmth-list/joined");
  const first = await order(before);
  expect(first.status).toBe(303);
  // Paid; neither the answer nor the provider's event has come.
  await shop.payCard(first.to);

  const { reference, payment_session } = await shop.db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  const says = (page: string) => {
    expect(page).toContain("Your reference is");
    expect(page).toContain(reference);
    expect(page).toContain(`href="/payment-success?session=${payment_session}"`);
    expect(page.indexOf("Order another tube")).toBeGreaterThan(page.indexOf("Your reference is"));
    expect(page).not.toMatch(/<details open/);
  };
  const after = await see("/checkout");
  says(after);
  expect(after).not.toContain("still held");
  says(await see("/warmth-list/joined"));

  // A page that was opened before, in this tab or another, is asked first and holds nothing.
  for (const old of [before, joined]) {
    const asked = await order(old);
    expect(asked.status).toBe(409);
    says(asked.page);
  }
  expect(await ordersMade()).toBe(1);

  const second = await order(after);
  expect([second.status, await ordersMade()]).toEqual([303, 2]);
  expect(second.to).not.toBe(first.to);

  // Nobody else hears of it.
  expect(await (await visit()).see("/checkout")).not.toContain("already paid");
});

test("who paid an amount that isn't the order's reads, however often they look, that we're checking it, and whom to ask", async () => {
  const { see, order } = await visit();
  const { to } = await order(await see("/checkout"));
  const ofThis = shop.db.updateTable("orders").where("payment_session", "=", to.split("/").at(-1) ?? "");
  const { reference, payment_session } = await ofThis.set({ total_minor: 1600 }).returning(["reference", "payment_session"]).executeTakeFirstOrThrow();
  await shop.payCard(to);
  await shop.drain();
  for (let looks = 0; looks < 2; looks++) {
    const page = await see(`/payment-success?session=${payment_session}`);
    for (const words of ["checking", "Please don&#x27;t pay again", reference, `href="mailto:${company.email}"`]) expect(page).toContain(words);
    expect(page).not.toContain("a few seconds");
  }
});
