import { afterAll, beforeAll, expect, it } from "vitest";
import { forgottenLimits } from "#contracts/sign-in.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { type MailedApp, openMailedApp } from "#tests/support/open-mailed-app.ts";
import { openTestApp } from "#tests/support/open-test-app.ts";
import { postForm } from "#tests/support/post-form.ts";

const [first, second] = ["kettle under grey rain", "new words for a cold hand"];
const email = "olive@example.com";

let smtp: MailedApp["smtp"];
let test: MailedApp["test"];
let close: MailedApp["close"];
beforeAll(async () => {
  ({ smtp, test, close } = await openMailedApp());
});
afterAll(() => close());

const post = (path: string, fields: Record<string, string>, app = test, address = app.newAddress()) =>
  postForm(app, path, fields, { "x-forwarded-for": address });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const see = async (cookie: string) => (await test.request("/operator", { headers: { cookie } })).status;
const mailsTo = (to: string) => smtp.received.filter((one) => one.to.includes(to)).map(({ mail }) => mail);
const shown = async (answer: Response) => (await answer.text()).replaceAll(/nonce="[^"]*"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "");

async function newestLink() {
  await test.drain();
  const [, path = ""] = /https:\/\/shop\.example(\/operator\/join\/[\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? "") ?? [];
  return path;
}

it("a mailed link opens one new password; every other session ends, and a mail says so", async () => {
  const { url } = await test.shop.backend.operator.invitePerson(email, "owner");
  const before = cookieOf(await post(new URL(url).pathname, { name: "Olive", password: first }));
  expect(await see(before)).toBe(200);
  await test.drain();
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual(["You're invited to the Emberly back office"]);

  expect((await post("/operator/forgotten", { email: "Olive@Example.com " })).status).toBe(200);
  await post("/operator/forgotten", { email });
  const older = await newestLink();
  expect(mailsTo(email)).toHaveLength(3);
  await post("/operator/forgotten", { email });
  const link = await newestLink();
  expect(await see(before)).toBe(200);

  expect((await post(link, { name: "Olive", password: "too short" })).status).toBe(400);
  const chosen = await post(link, { name: "Olive", password: second });
  expect([await see(before), await see(cookieOf(chosen))]).toEqual([403, 200]);
  expect((await post("/operator/sign-in", { email, password: first })).status).toBe(400);
  expect((await post("/operator/sign-in", { email, password: second })).status).toBe(303);
  for (const used of [link, older]) expect((await post(used, { name: "Eve", password: first })).status).toBe(404);

  await test.drain();
  const told = mailsTo(email).at(-1);
  expect(told?.subject).toBe("Your password for the Emberly back office was changed");
  expect(told?.text).not.toContain("/operator/join/");
});

it("the link is over after an hour", async () => {
  test.pass(61);
  await post("/operator/forgotten", { email });
  const link = await newestLink();
  test.pass(61);
  expect((await post(link, { name: "Olive", password: first })).status).toBe(404);
});

it("says the same of an address that nobody signs in with, and writes to nobody", async () => {
  test.pass(61);
  await test.shop.backend.operator.invitePerson("invited@example.com", "staff");
  await test.drain();
  const known = await shown(await post("/operator/forgotten", { email }));
  const sent = smtp.received.length;
  for (const other of ["nobody@example.com", "invited@example.com"]) expect(await shown(await post("/operator/forgotten", { email: other }))).toBe(known);
  expect(known).toContain("If that address belongs to somebody on the team");
  await test.drain();
  expect(smtp.received.slice(sent).map(({ to }) => to)).toEqual([[email]]);
});

it("has a limit for each network address, and writes to each account a few times an hour, without a word of it to strangers", async () => {
  test.pass(61);
  const from = test.newAddress();
  for (let times = 0; times < forgottenLimits.address.times; times++) await post("/operator/forgotten", { email: `nobody${times}@example.com` }, test, from);
  expect((await post("/operator/forgotten", { email }, test, from)).status).toBe(429);
  for (const one of [email, "nobody-at-all@example.com"]) {
    for (let times = 0; times < forgottenLimits.account.times; times++) expect((await post("/operator/forgotten", { email: one })).status).toBe(200);
  }
  await test.drain();
  const sent = smtp.received.length;
  for (const one of [email, "nobody-at-all@example.com"]) expect((await post("/operator/forgotten", { email: one })).status).toBe(200);
  await test.drain();
  expect(smtp.received).toHaveLength(sent);
  const link = await newestLink();
  expect((await post(link, { name: "Olive", password: first })).status).toBe(303);
});

it("where mail stays in the local mailbox, which others read, no link is made and the page says what to do", async () => {
  const local = await openTestApp({ renderPage: await loadApp() });
  const { url } = await local.shop.backend.operator.invitePerson(email, "owner");
  await post(new URL(url).pathname, { name: "Olive", password: first }, local);
  for (const one of [email, "nobody@example.com"])
    expect(await (await post("/operator/forgotten", { email: one }, local)).text()).toContain("This shop doesn&#x27;t send email yet");
  await local.drain();
  expect(await local.db.selectFrom("secret_links").select("purpose").where("purpose", "=", "operator-password").execute()).toEqual([]);
  await local.close();
});

it("an invitation to a closed site says that the site's own password comes first, and carries no way past it", async () => {
  await test.shop.backend.operator.invitePerson("guest@example.com", "staff");
  await test.drain();
  expect(mailsTo("guest@example.com")[0]?.text).not.toContain("isn't open yet");
  const closed = await openMailedApp({ SITE_ACCESS: "password", SITE_PASSWORD: "Warm hands, cold sea" });
  await closed.test.shop.backend.operator.invitePerson(email, "staff");
  await closed.test.drain();
  const text = closed.smtp.received[0]?.mail.text ?? "";
  expect(text).toContain("The site isn't open yet, so the link first asks for the site's own password. Whoever invited you can tell you it.");
  expect(text).not.toContain("/site-access/");
  await closed.close();
});
