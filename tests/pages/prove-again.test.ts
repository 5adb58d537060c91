import { afterAll, beforeAll, expect, it } from "vitest";
import { needsProof, provenMinutes } from "#contracts/rights.ts";
import { signInLimits } from "#contracts/sign-in.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const password = "kettle under grey rain";

let test: TestApp;
let reference: string;
let owner = "";

beforeAll(async () => {
  test = await openTestApp({ renderPage: await loadApp() });
  const { url } = (await (await test.startCheckout()).json()) as { url: string };
  await test.payCard(url);
  await test.drain();
  ({ reference } = await test.db.selectFrom("orders").select("reference").executeTakeFirstOrThrow());
  owner = await test.signInAs("owner", { name: "Olive", email: "olive@example.com", password });
}, 60_000);
afterAll(() => test.close());

const press = (path: string, fields: Record<string, string>, cookie = owner, address = test.newAddress()) =>
  postForm(test, path, fields, { cookie, "x-forwarded-for": address });
const refund = () => ({ intent: "refund", reference, amount: "15.00", of: "1500", why: "Their “tube” leaked & more" });
const status = async () => (await test.shop.backend.operator.readOrder(reference)).status;

/** The form that asks, as a browser without script sends it on. */
async function fieldsIn(answer: Response) {
  const html = await answer.text();
  const form = html.split("<form").find((part) => part.includes('name="proof"')) ?? "";
  const decode = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return Object.fromEntries([...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, decode(value ?? "")]));
}

it("a refund from a browser that was left open asks for the password, and goes on with all that was sent", async () => {
  expect(needsProof("refundOrder")).toBe(true);
  test.pass(provenMinutes);
  const asked = await press("/operator?index", refund());
  expect(asked.status).toBe(403);
  const said = asked.clone().text();
  const held = await fieldsIn(asked);
  expect(held).toEqual(refund());
  expect(await said, "what goes on").toContain(`Enter your password to refund £15.00 for ${reference}`);
  expect(await status()).toBe("paid");

  const wrong = await press("/operator?index", { ...held, proof: "not the right words" });
  expect(wrong.status).toBe(403);
  expect(await wrong.clone().text()).toContain("That isn&#x27;t your password. Nothing has been done yet.");
  expect(await fieldsIn(wrong)).toEqual(refund());
  expect(await status()).toBe("paid");

  expect((await press("/operator?index", { ...held, proof: password })).status).toBe(303);
  expect(await status()).toBe("cancelled");
  const { reason } = await test.db.selectFrom("refunds").select("reason").executeTakeFirstOrThrow();
  expect(reason).toBe(refund().why);
});

it("it isn't asked again for half an hour, nor ever for what is harmless", async () => {
  const invite = { intent: "invite", email: "sam@example.com", role: "staff" };
  test.pass(provenMinutes - 1);
  expect((await press("/operator/people", invite)).status).toBe(200);
  test.pass(1);
  expect((await press("/operator/people", invite)).status).toBe(403);
  expect((await press("/operator/shop", { intent: "close-sales", until: "" })).status).toBe(303);
});

it("guesses are limited as those at the door are, and what was sent stays", async () => {
  const invite = { intent: "invite", email: "kim@example.com", role: "staff" };
  const address = test.newAddress();
  for (let times = 0; times < signInLimits.address.times; times++)
    await press("/operator/people", { ...invite, proof: `guess number ${times}` }, owner, address);
  const refused = await press("/operator/people", { ...invite, proof: password }, owner, address);
  expect(refused.status).toBe(429);
  expect(await fieldsIn(refused)).toEqual(invite);
  expect(await test.db.selectFrom("operator_people").select("id").where("email", "=", "kim@example.com").execute()).toEqual([]);
});

it("whoever came by a link has no password: they're told how to make another, which does", async () => {
  const { operator, door } = test.shop.backend;
  const byLink = async () => `__Host-operator=${(await door.openSession((await operator.makeLink()).url.split("/").at(-1) ?? "", test.someCaller()))?.token}`;
  const invite = { intent: "invite", email: "lee@example.com", role: "staff" };
  const link = await byLink();
  test.pass(provenMinutes);
  const refused = await press("/operator/people", { ...invite, proof: password }, link);
  expect(refused.status).toBe(403);
  expect((await press("/operator/people", invite, link)).status).toBe(403);
  const told = await (await press("/operator/people", invite, link)).text();
  expect(told).toContain("npm run operator -- link");
  expect(told).not.toContain('name="proof"');
  expect((await press("/operator/people", invite, await byLink())).status).toBe(200);
});
