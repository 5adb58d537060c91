import fc from "fast-check";
import * as v from "valibot";
import { input as yourData } from "#contracts/ask-for-my-data.ts";
import { input as cancellation } from "#contracts/cancel-by-form.ts";
import { input as details } from "#contracts/change-list-details.ts";
import { input as complaint } from "#contracts/complain-about-privacy.ts";
import { input as message } from "#contracts/contact-us.ts";
import { shippingDetails } from "#contracts/create-shipment.ts";
import { period } from "#contracts/exports.ts";
import { deliveryAddress } from "#contracts/fields.ts";
import { input as lostLink } from "#contracts/find-order.ts";
import { form as signUp } from "#contracts/mailchimp-subscribe.ts";
import {
  campaignWords,
  invitation,
  messageAnswer,
  messageAssignee,
  newPrice,
  newSiteSecret,
  notedRequest,
  orderNewsChoice,
  orderNote,
  preOrderCap,
  savedView,
  stockChange,
  taught,
} from "#contracts/operator-forms.ts";
import { newPasskey, passkeyEntry } from "#contracts/passkeys.ts";
import { input as reaction } from "#contracts/report-reaction.ts";
import { input as listLink } from "#contracts/send-list-link.ts";
import { enteredCode, firstCode, forgotten, newPerson, signIn } from "#contracts/sign-in.ts";
import { input as checkout } from "#contracts/start-checkout.ts";
import { input as code } from "#contracts/verify-access-code.ts";
import { input as password } from "#contracts/verify-site-access.ts";
import { saveEnquiry } from "#server/modules/messages/enquiries.ts";
import { daysAfter, utcDay } from "#server/platform/dates.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import { arbitraryForm, type FormBody, markup } from "#tests/drills/arbitrary-form.ts";
import { checkBooks, sum } from "#tests/drills/check-books.ts";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { htmlValidator } from "#tests/support/html-validator.ts";
import { joinList } from "#tests/support/join-list.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { filledForm } from "#tests/support/open-local-card.ts";
import { openTestApp, type TestApp, testOrigin } from "#tests/support/open-test-app.ts";
import { readFormRoutes } from "#tests/support/read-form-routes.ts";

type Size = DrillNeeds & { runs: number; seed?: number };
/** A site to send a form to, and what it takes to be let near it. */
export type Place = { test: TestApp; path: string; headers?: () => Promise<Record<string, string>> };

const nothing = v.strictObject({});
const intents = (...all: string[]) => fc.constantFrom(...all).map((intent): [string, string][] => [["intent", intent]]);
const fields = (given: Record<string, string>) => fc.constant(Object.entries(given) as [string, string][]);
/** So many days from today. */
const dayIn = (days: number) => daysAfter(utcDay(new Date()), days);
const owners = fc
  .constantFrom("retry-job", "resolve-alert", "reopen-alert", "put-away", "bring-back", "dispatch", "undo-dispatch", "pack", "deliver", "refund", "nothing")
  .map((intent): [string, string][] => [
    ["intent", intent],
    ["reference", "EMB-7K4M-2Q9X"],
    ["why", "a reason"],
    ["job", "1"],
    ["alert", "1"],
  ]);

/** Every form by its route's pattern. The drill refuses to begin while one is missing. */
export const forms: Record<string, fc.Arbitrary<FormBody>> = {
  "/warmth-list": arbitraryForm(signUp),
  "/warmth-list_2": arbitraryForm(signUp),
  "/warmth-list/friend/:code": arbitraryForm(signUp),
  "/warmth-list/confirm/:token": arbitraryForm(nothing),
  "/checkout": arbitraryForm(checkout),
  "/order/find": arbitraryForm(lostLink),
  "/your-data": arbitraryForm(yourData),
  "/your-data/:token": arbitraryForm(nothing),
  "/your-data/:token/file": arbitraryForm(nothing),
  "/order/:token": arbitraryForm(deliveryAddress, intents("cancel", "correct-address", "other")),
  "/shipping": arbitraryForm(shippingDetails, fields({ order_reference: "ORDER-1795305600000" })),
  "/contact": arbitraryForm(message),
  "/reaction-report": arbitraryForm(reaction),
  "/privacy-complaint": arbitraryForm(complaint),
  "/cancellation": arbitraryForm(cancellation),
  "/site-access": fc.oneof(arbitraryForm(password, fields({ next: "/faq" })), arbitraryForm(signUp, intents("tell", "leave"))),
  "/access-code": fc.oneof(arbitraryForm(code, fields({ next: "/faq", failed: "2" })), arbitraryForm(signUp, intents("tell", "leave"))),
  "/site-access/confirm/:token": arbitraryForm(nothing),
  "/warmth-list/link": arbitraryForm(listLink),
  "/warmth-list/yours/:token": arbitraryForm(details, intents("leave", "change", "other")),
  "/site-access/list": arbitraryForm(listLink),
  "/site-access/list/:token": arbitraryForm(details, intents("leave", "change", "other")),
  "/operator/enter/:token": arbitraryForm(nothing),
  "/operator/join/:token": arbitraryForm(newPerson),
  "/operator/forgotten": arbitraryForm(forgotten),
  "/operator/sign-in": fc.oneof(arbitraryForm(signIn), arbitraryForm(passkeyEntry)),
  "/operator/passkey": arbitraryForm(nothing),
  "/operator/code": arbitraryForm(enteredCode),
  "/operator/people": fc.oneof(
    arbitraryForm(invitation, intents("invite", "change-role", "remove-person", "end-session", "other")),
    arbitraryForm(firstCode, intents("set-up-code", "turn-on-code", "turn-off-code", "new-recovery-codes", "remove-code")),
    arbitraryForm(newPasskey, intents("new-passkey", "add-passkey", "remove-passkey")),
    arbitraryForm(passkeyEntry, intents("invite", "end-session")),
  ),
  "/operator": arbitraryForm(nothing, intents("leave", "sign-out", "other")),
  "/operator?index": arbitraryForm(nothing, owners),
  "/operator/shop": arbitraryForm(
    nothing,
    fc.oneof(
      intents("open-sales", "other"),
      intents("move-dispatch", "take-back-dispatch").chain((own) => fields({ day: dayIn(90), from: dayIn(30) }).map((more) => [...own, ...more])),
    ),
  ),
  "/operator/questions": arbitraryForm(taught, fc.oneof(intents("teach", "forget-answer", "other"), fields({ intent: "teach", place: "the-cream" }))),
  "/operator/access": fc.oneof(
    arbitraryForm(newSiteSecret.password, intents("change-password")),
    arbitraryForm(newSiteSecret.code, intents("change-code")),
    arbitraryForm(
      nothing,
      intents("make-preview-link", "end-preview-link", "release-block", "release-all", "other").chain((own) =>
        fields({ days: "7", link: "1", block: "1" }).map((more) => [...own, ...more]),
      ),
    ),
  ),
  "/operator/list": arbitraryForm(nothing, fields({ address: "ann@example.com" })),
  "/operator/campaign": fc.oneof(
    arbitraryForm(
      nothing,
      intents("start", "pause", "resume", "undo", "end", "original-words", "send-test", "other").chain((own) =>
        fields({ number: "1", mail: "pre-orders-open", seen: "" }).map((more) => [...own, ...more]),
      ),
    ),
    arbitraryForm(
      campaignWords,
      intents("save-words").chain((own) => fields({ mail: "pre-orders-open" }).map((more) => [...own, ...more])),
    ),
  ),
  "/operator/orders": fc.oneof(arbitraryForm(nothing, owners), arbitraryForm(savedView, intents("save-view", "remove-view"))),
  "/operator/messages/:reference": fc.oneof(
    arbitraryForm(messageAnswer, intents("answer-message", "close-message", "reopen-message", "other")),
    arbitraryForm(messageAssignee, intents("assign-message")),
  ),
  "/operator/mailbox": arbitraryForm(orderNewsChoice, intents("order-news", "retry-mail", "retry-all-mails", "other")),
  "/operator/stock": fc.oneof(arbitraryForm(stockChange, intents("adjust-stock", "other")), arbitraryForm(preOrderCap, intents("set-cap"))),
  "/operator/price": arbitraryForm(newPrice, intents("set-price", "take-back-price", "other")),
  "/operator/exports/:file": arbitraryForm(period),
  "/operator/data": fc.oneof(arbitraryForm(nothing, intents("erase-person", "settle-erasure", "other")), arbitraryForm(notedRequest, intents("note-request"))),
  "/operator/data/file": arbitraryForm(nothing, fields({ email: "ann@example.com" })),
  "/operator/orders/:reference": fc.oneof(
    arbitraryForm(deliveryAddress, intents("correct-address", "make-label", "void-label", "other")),
    arbitraryForm(orderNote, intents("add-note", "remove-note", "resend-mail", "cancel", "open-return")),
  ),
  "/card/:id/pay": arbitraryForm(nothing, fields(filledForm())),
  "/card/:id/authenticate": arbitraryForm(
    nothing,
    fc.constantFrom("approve", "refuse", "other").map((answer): [string, string][] => [["answer", answer]]),
  ),
};

/** A session for twenty forms: some of them end it, and thousands of them would be listed on a page. */
function enter({ shop, someCaller }: TestApp) {
  let sent = 0;
  let cookie = "";
  return async () => {
    if (sent++ % 20 === 0) {
      const { url } = await shop.backend.operator.makeLink();
      const session = await shop.backend.door.openSession(url.split("/").at(-1) ?? "", someCaller());
      cookie = `__Host-operator=${session?.token}`;
    }
    return { cookie };
  };
}

export async function placesOf(open: TestApp, closed: TestApp): Promise<Record<string, Place>> {
  const { url } = (await (await open.startCheckout()).json()) as { url: string };
  const { id, reference } = await open.db.selectFrom("orders").select(["id", "reference"]).executeTakeFirstOrThrow();
  const linkTo = async (test: TestApp, purpose: "order" | "confirm-sign-up", subject: string) =>
    (await makeSecretLink(test.db, { purpose, subject, at: test.now(), minutes: 600 })).token;
  const message = { kind: "contact", name: "Ann Lee", email: "ann@example.com", details: { message: "Hello?" }, suspect: false } as const;
  const { reference: written } = await saveEnquiry(open.db, message, open.now());
  const card = new URL(url).pathname;
  const tokens: Record<string, string> = {
    "/order/:token": await linkTo(open, "order", id),
    "/warmth-list/confirm/:token": await linkTo(open, "confirm-sign-up", "1"),
    "/site-access/confirm/:token": await linkTo(closed, "confirm-sign-up", "1"),
    "/warmth-list/yours/:token": (await joinList(open)).token,
    "/site-access/list/:token": (await joinList(closed)).token,
    "/operator/enter/:token": "a".repeat(32),
    "/operator/join/:token": "a".repeat(32),
  };
  const place = (pattern: string): Place => ({
    test: /^\/(site-access|access-code)/.test(pattern) ? closed : open,
    path: pattern.startsWith("/card")
      ? pattern.replace("/card/:id", card)
      : pattern
          .replace(":code", "ABCD2345")
          .replace(":token", tokens[pattern] ?? "")
          .replace(":reference", pattern.includes("/messages/") ? written : reference)
          .replace(":file", "orders"),
    ...(/^\/operator(?!\/(enter|join|sign-in))/.test(pattern) && { headers: enter(open) }),
    ...(pattern === "/operator/code" && { headers: async () => ({ cookie: `__Host-operator-code=${"a".repeat(32)}` }) }),
  });
  return Object.fromEntries(Object.keys(forms).map((pattern) => [pattern, place(pattern)]));
}

const innards = /\n\s+at .+:\d+:\d+|node_modules|(?:Type|Range|Reference|Syntax)Error|valibot|pgboss/;

/** React names the parts of a page that it streams in its own way. */
const ofStreams = "valid-id";
/** One answer in so many of the app's own is held against HTML's own rules. */
const each = 25;

async function judgePage(text: string, number: number, ours: boolean) {
  if (text.includes(markup)) throw new Error("markup came back as markup");
  if (!/^<!DOCTYPE html>/i.test(text) || !/<\/html>\s*$/i.test(text)) throw new Error(`a page that is not whole: …${text.slice(-80)}`);
  if (!ours || number % each !== 0) return;
  const { results } = await htmlValidator.validateString(text);
  const wrong = results.flatMap(({ messages }) =>
    messages.filter(({ ruleId }) => ruleId !== ofStreams).map(({ ruleId, message: said }) => `${ruleId}: ${said}`),
  );
  if (wrong.length > 0) throw new Error(`invalid HTML: ${wrong.slice(0, 3).join(", ")}`);
}

/** A page, an answer of the router's or of the failure table; whole, of its right type, and with nothing of ours or of theirs in it that should not be. */
async function judge(answer: Response, number: number, ours: boolean) {
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 500) throw new Error(`${answer.status}: ${text.slice(0, 200)}`);
  if (innards.test(text.replaceAll("node_modules/", ""))) throw new Error(`tells of its insides: ${innards.exec(text)?.[0]}`);
  if (answer.headers.has("set-cookie") && /\ba=b\b/.test(answer.headers.get("set-cookie") ?? "")) throw new Error("a header was written by a field");
  const location = answer.headers.get("location");
  if (answer.status >= 300 && answer.status < 400) {
    if (!location || new URL(location, testOrigin).origin !== testOrigin) throw new Error(`leads away: ${location}`);
  } else if (type.startsWith("text/html")) await judgePage(text, number, ours);
  else if (type.startsWith("application/json")) JSON.parse(text);
  else if (!/^text\/(plain|x-script|csv)/.test(type)) throw new Error(`of type ${type}: ${text.slice(0, 80)}`);
}

async function fuzzForm({ test, path, headers = async () => ({}) }: Place, bodies: fc.Arbitrary<FormBody>, { runs, seed }: { runs: number; seed: number }) {
  const counts: Record<number, number> = {};
  let number = 0;
  const property = fc.asyncProperty(bodies, fc.boolean(), async ({ type, body }, byScript) => {
    // By script a form goes to the same address with another ending, and gets data back.
    const [bare = "", query = ""] = path.split("?");
    const at = byScript && !path.startsWith("/card") ? `${bare}.data${query && `?${query}`}` : path;
    const answer = await test.request(at, {
      method: "POST",
      headers: {
        "content-type": type,
        accept: "text/html,*/*",
        origin: testOrigin,
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": test.newAddress(),
        ...(await headers()),
      },
      body: body as BodyInit,
    });
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    await judge(answer, number++, !path.startsWith("/card"));
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
  return { counts, why: failed ? `${path.slice(0, 30)}: ${(errorInstance as Error)?.message} for ${JSON.stringify(counterexample).slice(0, 400)}` : null };
}

/** Every form with bodies made from its contract: valid, nearly valid and hostile, by script and without. */
export async function drillForms({ postgres, runs, seed = Date.now() % 1_000_000 }: Size): Promise<Drilled> {
  const renderPage = await loadApp();
  const env = { STOCK: "1000000", LOG_LEVEL: "error" };
  const open = await openTestApp({ renderPage, env, url: await createTestDatabase(postgres) });
  const closed = await openTestApp({ renderPage, env: { ...env, SITE_ACCESS: "code", ACCESS_CODE: "WARM-1" }, url: await createTestDatabase(postgres) });
  try {
    const missing = (await readFormRoutes()).map(({ pattern }) => pattern).filter((pattern) => !Object.hasOwn(forms, pattern));
    const places = await placesOf(open, closed);
    const statuses: Record<number, number> = {};
    const broken: string[] = missing.map((pattern) => `${pattern} has no fields here`);
    for (const [pattern, bodies] of Object.entries(forms)) {
      const { counts, why } = await fuzzForm(places[pattern] as Place, bodies, { runs, seed });
      for (const [status, count] of Object.entries(counts)) statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
      if (why) broken.push(why);
    }
    const disagree = sum(await checkBooks(open.db));
    const logged = [open, closed].flatMap((test) => test.logged().match(/"a (?:request|function) broke"/g) ?? []).length;
    return {
      figures: {
        seed,
        forms: Object.keys(forms).length,
        "inputs a form": runs,
        answers: Object.entries(statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(", "),
        "5xx, broken pages, or more said than should be": broken.length === 0 ? 0 : broken.join(" · "),
        "bugs in the log": logged,
        "books that disagree": disagree,
      },
      ok: broken.length === 0 && logged === 0 && disagree === 0,
    };
  } finally {
    await Promise.all([open.close(), closed.close()]);
  }
}
