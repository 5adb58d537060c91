import { randomUUID } from "node:crypto";
import { paymentPageWords } from "#content/site/checkout.ts";
import { findOrder } from "#content/site/order.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Engine } from "#tests/browsers/engine.ts";
import type { Visitor } from "#tests/browsers/visitor.ts";

/** One thing a person does, and how the page shows that it is done. */
export type Step = {
  does: string;
  act: (visitor: Visitor, engine: Engine) => Promise<void>;
  /** Any of these is the end of the step. `words` are somewhere in the element. */
  done: { css: string; words?: string; path?: string }[];
  /** What was typed and chosen before, by the label or the name of its field: it is still there before a second press. */
  typed?: Record<string, string>;
  /** Sends what is to be kept: a success afterwards has to be true, and so has a word that it failed. */
  decisive?: true;
};

type Kept = {
  /** How often what was sent is stored: once at the end, and never more. */
  times: number;
  /** Whatever else may come of one visit, each once at most. */
  others: Record<string, number>;
};

type Planned = { steps: Step[] /** What is stored of this visit. */; kept: () => Promise<Kept> };
export type Given = {
  db: Database;
  /** Asks the site itself, past the proxy, as a customer who is nobody's visitor. */
  customer: () => { email: string; joinList: () => Promise<Response>; pay: () => Promise<void> };
};
export type Journey = { name: string; plan: (given: Given) => Promise<Planned> };

const open = (path: string, css = "main h1"): Step => ({
  does: `opens ${path.replace(/[\w-]{30,}/, "…")}`,
  act: (visitor, engine) => engine.open(visitor.origin + path),
  done: [{ css: `html[data-script="ready"] ${css}` }],
});
const fill = (fields: Record<string, string>): Step => ({
  does: "fills the form in",
  async act(visitor) {
    for (const [label, text] of Object.entries(fields)) await visitor.fill(label, text);
  },
  done: [{ css: "form" }],
});
const press = (does: string, css: string, words = "") => ({ does, act: (visitor: Visitor) => visitor.click(css, words) });

const newEmail = () => `${randomUUID()}@example.org`;

async function mailed({ db }: Given, email: string, path: string): Promise<string> {
  for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt; await new Promise((resume) => setTimeout(resume, 50))) {
    const mails = await db.selectFrom("mailbox").select("text").where("to_address", "=", email).orderBy("id", "desc").execute();
    const link = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((one) => new URL(one).pathname.startsWith(path));
    if (link) return new URL(link).pathname;
  }
  throw new Error(`no mail to ${email} with ${path}`);
}
/** Mails to an address, by the kind that their key begins with. */
async function mailsTo({ db }: Given, email: string) {
  const mails = await db.selectFrom("mailbox").select("key").where("to_address", "=", email).execute();
  const kinds = mails.map(({ key }) => `mails ${key.split(":")[0]}`);
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
}

export const journeys: Journey[] = [
  {
    name: "join",
    async plan(given) {
      const email = newEmail();
      const typed = { "Full Name": "Ada O'Brien", "Email Address": email };
      const sends = press("joins", "main form button[type=submit]");
      const steps: Step[] = [
        open("/warmth-list", "main form"),
        fill(typed),
        {
          does: "chooses a country",
          async act(visitor) {
            // It may have been filled in for the visitor; and once it has the focus, its searchable list comes with a file of its own.
            const chosen = () => visitor.evaluate(() => document.querySelector<HTMLInputElement>("[name=country]")?.value === "GB");
            if (!(await chosen())) await visitor.choose("Country", "GB");
            await visitor.until("the country chosen", () => document.querySelector<HTMLInputElement>("[name=country]")?.value === "GB");
          },
          done: [{ css: "[name=country]" }],
        },
        { ...press("agrees to the terms", "input#acceptTerms"), done: [{ css: "#acceptTerms:checked" }] },
        { ...sends, done: [{ css: "main h1", words: "You're In!", path: "^/warmth-list/success" }], typed: { ...typed, country: "GB" }, decisive: true },
      ];
      return {
        steps,
        async kept() {
          const found = await given.db.selectFrom("sign_ups").select("id").where("email", "=", email).execute();
          const asked = await given.db
            .selectFrom("consents")
            .innerJoin("sign_ups", "sign_ups.id", "consents.sign_up")
            .select("consents.id")
            .where("email", "=", email)
            .execute();
          return { times: found.length, others: { consents: asked.length, ...(await mailsTo(given, email)) } };
        },
      };
    },
  },
  {
    name: "confirm",
    async plan(given) {
      const customer = given.customer();
      await customer.joinList();
      const path = await mailed(given, customer.email, "/warmth-list/confirm/");
      return {
        steps: [
          open(path),
          {
            ...press("confirms", "main form button[type=submit]"),
            done: [
              { css: "main h1", path: "^/warmth-list/joined" },
              { css: "main h1", words: "confirmed" },
            ],
            decisive: true,
          },
        ],
        async kept() {
          const found = await given.db
            .selectFrom("consents")
            .innerJoin("sign_ups", "sign_ups.id", "consents.sign_up")
            .select("consents.id")
            .where("email", "=", customer.email)
            .where("act", "=", "confirmed")
            .where("status", "=", "confirmed")
            .execute();
          return { times: found.length, others: await mailsTo(given, customer.email) };
        },
      };
    },
  },
  {
    name: "pre-order",
    async plan(given) {
      const email = newEmail();
      const before = await given.db.selectFrom("orders").select("id").execute();
      const address = { Email: email, "Full name": "Grace Hopper", "Address line 1": "1 Harbour Road", "Town or city": "Whitby", Postcode: "YO21 1AA" };
      const card = { "Card number": "4242 4242 4242 4242", "Expiry (MM / YY)": "12 / 34", "CVC (3 digits)": "123", "Name on card": "Grace Hopper" };
      return {
        steps: [
          open("/checkout", "main form"),
          {
            // Asked anew where the page is: nobody agrees by a tick that the browser remembers.
            does: "agrees to the terms and goes to pay",
            async act(visitor) {
              const box = "main form input[type=checkbox]";
              if (!(await visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.checked, box))) await visitor.click(box);
              await visitor.click("main form button[type=submit]");
            },
            done: [{ css: "form input[type=email]", path: "^/card/" }],
          },
          {
            // The card provider's page, which keeps nothing that was typed into it.
            does: "fills the card's page in and pays",
            async act(visitor) {
              for (const [label, text] of Object.entries({ ...address, ...card })) await visitor.fill(label, text);
              await visitor.click("button", `Pay £15.00 – ${paymentPageWords.obligation}`);
            },
            done: [{ css: "main h1", words: "Thank you!" }],
            decisive: true,
          },
        ],
        async kept() {
          const ids = before.map(({ id }) => id);
          const made = await given.db
            .selectFrom("orders")
            .select(["id", "status", "email"])
            .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
            .execute();
          const paid = made.filter((order) => order.email === email && order.status === "paid");
          return { times: paid.length, others: { orders: made.length, ...(await mailsTo(given, email)) } };
        },
      };
    },
  },
  {
    name: "contact",
    async plan(given) {
      const email = newEmail();
      const typed = { "Your name": "Ann O'Brien", "Your email address": email, "Your message": `Does it come in a larger tube? ${randomUUID()}` };
      return {
        steps: [
          open("/contact", "#enquiry"),
          fill(typed),
          { does: "chooses what it is about", act: (visitor) => visitor.choose("What is it about?", "cream"), done: [{ css: "#enquiry" }] },
          {
            ...press("sends it", "#enquiry button[type=submit]"),
            done: [{ css: "main h1", words: "Your message is with us", path: "^/received/" }],
            typed: { ...typed, "What is it about?": "cream" },
            decisive: true,
          },
        ],
        async kept() {
          const found = await given.db.selectFrom("messages").select("id").where("email", "=", email).execute();
          return { times: found.length, others: await mailsTo(given, email) };
        },
      };
    },
  },
  {
    name: "find an order",
    async plan(given) {
      const customer = given.customer();
      await customer.pay();
      const { email } = customer;
      await mailed(given, email, "/order/");
      const { reference } = await given.db.selectFrom("orders").select("reference").where("email", "=", email).executeTakeFirstOrThrow();
      const typed = { "Email Address": email, [findOrder.reference.label]: reference.toLowerCase() };
      return {
        steps: [
          open("/order/find", "main form"),
          fill(typed),
          {
            ...press("asks for the link", "main form button[type=submit]"),
            done: [{ css: "main .notice", words: "If those details match an order" }],
            typed,
            decisive: true,
          },
        ],
        async kept() {
          const mails = await given.db.selectFrom("mailbox").select("id").where("to_address", "=", email).where("key", "like", "order-link:%").execute();
          return { times: mails.length, others: {} };
        },
      };
    },
  },
  {
    name: "chat",
    async plan(given) {
      const before = await given.db.selectFrom("answers").select("id").execute();
      const question = "How long does it last?";
      return {
        steps: [
          open("/faq"),
          { ...press("opens the assistant", ".dock .chat-door"), done: [{ css: ".chat-panel textarea" }] },
          {
            does: "asks",
            async act(visitor) {
              const again = await visitor.evaluate(() => document.querySelector(".chat-failed button") !== null);
              if (again) return visitor.click(".chat-failed button");
              await visitor.click(".chat-panel textarea");
              await visitor.type(question);
              await visitor.press("Enter");
            },
            // Not while it is still being written.
            done: [{ css: ".chat-messages > ol > li:nth-child(3):has(.chat-thumbs)", words: "3 h" }],
            decisive: true,
          },
        ],
        async kept() {
          const ids = before.map(({ id }) => id);
          const made = await given.db
            .selectFrom("answers")
            .select(["conversation"])
            .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
            .execute();
          return { times: made.length, others: {} };
        },
      };
    },
  },
];
