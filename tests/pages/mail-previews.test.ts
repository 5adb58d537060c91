import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailPreviewGroups, mailPreviews } from "#content/mail-previews.ts";
import { mailPreviewPage } from "#content/site/back-office/mailbox.ts";
import { backOffice } from "#server/modules/back-office/module.ts";
import { messages } from "#server/modules/messages/module.ts";
import { orders } from "#server/modules/orders/module.ts";
import { people } from "#server/modules/people/module.ts";
import { privacy } from "#server/modules/privacy/module.ts";
import { waitlist } from "#server/modules/waitlist/module.ts";
import { mailer } from "#server/shop.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";
import { readSeen } from "#tests/support/read-text.ts";

let test: TestApp;
/** The site's own, and with it the owner's. */
let [guest, cookie] = ["", ""];
const path = "/operator/mailbox/previews";
const names = Object.keys(mailPreviews);

beforeAll(async () => {
  // Where the style guide isn't: the shop is live, and nobody comes in unasked.
  test = await openTestApp({ renderPage: await loadApp(), env: { SITE_STAGE: "live", SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" } });
  [guest = ""] = (await test.call("verify-access-code", { code: "WARM-1" })).headers.getSetCookie()[0]?.split(";") ?? [];
  cookie = `${guest}; ${await test.signInAs("owner")}`;
}, 60_000);
afterAll(() => test.close());

const open = (path: string, by = cookie) => test.request(path, { headers: { accept: "text/html", "x-forwarded-for": test.newAddress(), cookie: by } });

it("lists every kind of email by whom it goes to, reached from the mailbox", async () => {
  expect(await (await open("/operator/mailbox")).text()).toMatch(new RegExp(`href="${path}"[^>]*>${mailPreviewPage.title}<`));
  const list = await (await open(path)).text();
  for (const [title] of mailPreviewGroups) expect(list).toContain(`>${title}</h2>`);
  expect([...list.matchAll(new RegExp(`href="${path}/([a-z-]+)"`, "g"))].map(([, name]) => name)).toEqual(names);
  expect(list, "its subject").toContain("The first Emberly tubes are on their way");
});

it("shows each with its subject and plain text, and in a frame that runs nothing, under a policy of its own", async () => {
  for (const [name, { subject, title }] of Object.entries(mailer.samples("https://shop.example"))) {
    const page = await (await open(`${path}/${name}`)).text();
    const seen = readSeen(page).replaceAll(/\s+/g, " ");
    expect(seen, name).toContain(subject);
    expect(seen, `${name}: its text begins with its title`).toContain(`${mailPreviewPage.textNote} ${title}`);
    const [frame = ""] = /<iframe[^>]*>/.exec(page) ?? [];
    expect(frame, name).toContain(`src="${path}/${name}/html"`);
    expect(frame, name).toContain('sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"');

    const sent = await open(`${path}/${name}/html`);
    expect(sent.headers.get("x-robots-tag")).toMatch(/none|noindex/);
    expect(sent.headers.get("cache-control")).toBe("no-store");
    const policy = sent.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-hashes'( 'sha256-[^' ]+')+; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/);
    const html = await sent.text();
    expect(html).toContain('<base target="_blank">');
    const styles = [...html.matchAll(/\sstyle="([^"]*)"|<style>([^<]*)</g)].map(([, attribute, sheet]) => attribute ?? sheet ?? "");
    expect(styles.length).toBeGreaterThan(10);
    for (const style of styles) expect(policy).toContain(createHash("sha256").update(style).digest("base64"));
  }
});

it("forgets no email, and shows none under another name or to a guest", async () => {
  const mails = [orders, waitlist, messages, privacy, people, backOffice].flatMap(({ mails }) => mails);
  // A test is one of the campaigns' emails.
  expect(mails.filter(({ samples }) => !samples).map(({ name }) => name)).toEqual(["campaign-test"]);
  for (const name of ["__proto__", "constructor", "nothing"])
    for (const end of ["", "/html"]) expect((await open(`${path}/${name}${end}`)).status, name + end).toBe(404);
  for (const end of ["", "/order-confirmed", "/order-confirmed/html"]) {
    const answer = await open(path + end, guest);
    expect(answer.status, end).toBe(403);
    expect(await answer.text(), end).not.toContain("Zoë");
  }
});
