import { randomBytes, randomUUID } from "node:crypto";
import { currentKeepingWords } from "#content/assistant/words.ts";
import { catalogue, offerAt } from "#content/catalogue.ts";
import type { Caller } from "#contracts/backend.ts";
import type { SentEvent } from "#contracts/counted-event.ts";
import { formatMoney } from "#contracts/money.ts";
import type { Past } from "#main/demo/open-past.ts";
import {
  contactMessages,
  countries,
  hardQuestions,
  kinds,
  machines,
  networks,
  pages,
  questions,
  referrers,
  steps,
  streets,
  towns,
} from "#main/demo/samples.ts";
import type { Random } from "#main/demo/timeline.ts";
import { makeSecretLink } from "#server/platform/tokens/secret-links.ts";
import type { CardOutcome } from "#server/providers/payments/local/cards.ts";

/** Somebody on the Warmth List. `token`: of their own link, once they're on it. */
type Member = { name: string; email: string; token: string };

const linkIn = (text: string, page: string) => new RegExp(`/warmth-list/${page}/([\\w-]+)`).exec(text)?.[1] ?? "";

/** What people from outside do, by the same functions that the site's pages call. */
export function createVisitors({ backend, cards, db, now, settle }: Past, random: Random) {
  const members: Member[] = [];
  let people = 0;

  function caller(source: string, more: Partial<Caller> = {}): Caller {
    return { address: `${random.pick(networks)}.${Math.floor(random.between(1, 250))}`, requestId: "demo", source, ...more };
  }

  function somebody() {
    const kind = random.pick(kinds);
    people++;
    return { name: `Sample ${kind} ${people}`, email: `${kind.toLowerCase()}.${people}@example.com` };
  }

  function somewhere(name: string) {
    const [city, district] = random.pick(towns);
    const letter = () => random.pick([..."ABDEFGHJLNPQRSTUWXYZ"]);
    const postcode = `${district} ${Math.floor(random.between(1, 10))}${letter()}${letter()}`;
    return { name, line1: `${Math.floor(random.between(1, 90))} ${random.pick(streets)}`, city, postcode, country: "GB" as const };
  }

  /** The secret of an order's own page, as its mails have it. */
  const openPage = async (order: string) => (await makeSecretLink(db, { purpose: "order", subject: order, at: now(), minutes: 60 })).token;

  async function newestMail(email: string) {
    const mails = db.selectFrom("mailbox").select("text").where("to_address", "=", email);
    return (await mails.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).text;
  }

  async function pickReferral() {
    if (members.length === 0 || !random.chance(0.3)) return undefined;
    // A few people bring most of the friends.
    const { email } = members[Math.floor(members.length * random.next() ** 3)] as Member;
    const friend = await db.selectFrom("sign_ups").select("referral_code").where("email", "=", email).where("status", "=", "confirmed").executeTakeFirst();
    return friend?.referral_code;
  }

  return {
    openPage,
    somewhere,

    /** Asks to join the Warmth List, and answers the way to confirm it. */
    async join() {
      const person = somebody();
      const referredBy = await pickReferral();
      const page = referredBy ? "/warmth-list/friend" : people % 5 === 0 ? "/warmth-list_2" : "/warmth-list";
      const form = { ...person, country: random.pick(countries), acceptTerms: true as const, marketing: random.chance(0.45) };
      await backend.mailchimpSubscribe({ ...form, ...(referredBy && { referredBy }) }, caller(page));
      await settle();
      const token = linkIn(await newestMail(person.email), "confirm");
      return async (): Promise<Member> => {
        await backend.confirmSignUp({ token }, caller("/warmth-list/confirm"));
        await settle();
        const member = { ...person, token: linkIn(await newestMail(person.email), "leave") };
        members.push(member);
        return member;
      };
    },

    leave: ({ token }: Member) => backend.leaveWarmthList({ token }, caller(random.chance(0.5) ? "own page" : "one-click unsubscribe")),

    /** Presses the checkout's button. Answers the order's reference, and how to pay with a card that ends so. */
    async order() {
      const browser = randomBytes(24).toString("base64url");
      const stamp = await backend.stampForm(browser);
      const offer = offerAt(
        formatMoney({ ...catalogue.tube.price, minor: (await backend.operator.readPrices()).minor }),
        (await backend.getAvailability({}, caller("/checkout"))).dispatch,
      );
      const { url } = await backend.startCheckout({ agreedToTerms: true, offer, stamp }, caller("/checkout", { browser }));
      const session = new URL(url).pathname.split("/").at(-1) ?? "";
      const { id, reference } = await db.selectFrom("orders").select(["id", "reference"]).where("payment_session", "=", session).executeTakeFirstOrThrow();
      const { name, email } = members.length > 5 && random.chance(0.3) ? random.pick(members) : somebody();
      const delivery = somewhere(name);
      return {
        reference,
        name,
        email,
        pay: (outcome: CardOutcome) => cards.pay(session, { email, name, delivery }, outcome),
        /** A bank that took its time has sent the money, or hasn't. */
        sendMoney: (arrives: boolean) => cards.sendMoney(session, arrives),
        openPage: () => openPage(id),
      };
    },

    cancel: async (token: string) => backend.cancelOrder({ token }, caller("/order")),
    /** They have moved. */
    correctAddress: async (token: string, name: string) => backend.correctAddress({ token, address: somewhere(name) }, caller("/order")),
    sendBack: async (token: string) => backend.returnOrder({ token }, caller("/order")),

    async write([topic, message]: (typeof contactMessages)[number] = random.pick(contactMessages)) {
      return (await backend.contactUs({ ...somebody(), topic, message }, caller("/contact"))).reference;
    },
    complain: async (complaint: string, wanted: string) =>
      (await backend.complainAboutPrivacy({ ...somebody(), complaint, wanted }, caller("/privacy-complaint"))).reference,
    async report([happened, when, where, severity]: readonly [string, string, string, "mild" | "troubling" | "serious"]) {
      const form = { ...somebody(), happened, when, where, severity, stopped: "yes", batch: "SAMPLE-1", consent: true } as const;
      return (await backend.reportReaction(form, caller("/skin-reaction"))).reference;
    },
    /** Has all that's held about an address deleted, by the link that's mailed to it. */
    async askToBeForgotten(email: string) {
      await backend.askForMyData({ email, wish: "erase" }, caller("/your-data"));
      await settle();
      const token = /\/your-data\/([\w-]+)/.exec(await newestMail(email))?.[1] ?? "";
      await backend.eraseMyData({ token }, caller("/your-data"));
    },
    cancelByForm: (order: string, email: string) =>
      backend.cancelByForm(
        { name: "Sample Buyer", email, address: "1 Sample Street\nSampleton\nBS97 1AA", order, dates: "Last week" },
        caller("/cancellation-form"),
      ),

    /** Asks one of the assistants, and says whether it helped. */
    async ask(question: string = random.chance(0.72) ? random.pick(questions) : random.pick(hardQuestions)) {
      const words = { wording: currentKeepingWords, conversation: randomUUID() };
      const from = caller("functions");
      const ofProduct = random.chance(0.8);
      const said = ofProduct
        ? await backend.productChatbot({ message: question, ...words }, from)
        : await backend.dermafloChat({ userMessage: question, messages: [], ...words }, from);
      if (random.chance(0.4))
        await backend.rateAnswer({ answer: said.answer, thumb: said.outcome === "answered" && random.chance(0.85) ? "up" : "down" }, from);
      return said;
    },
    async dislike() {
      const { answer } = await backend.productChatbot({ message: questions[2], wording: currentKeepingWords }, caller("functions"));
      await backend.rateAnswer({ answer, thumb: "down" }, caller("functions"));
    },
    async handOver(conversation: string) {
      const { name, email } = somebody();
      const note = "I'd rather hear this from a person, please.";
      return (await backend.talkToPerson({ assistant: "product", name, email, note, messages: [], conversation }, caller("functions"))).reference;
    },

    /** One visit of somebody who allowed counting: a page or a few, and sometimes on to the checkout. */
    async visit() {
      const [device, browser] = random.pick(machines);
      const distinct_id = randomBytes(12).toString("hex");
      const common = { session: randomBytes(12).toString("hex"), device, browser };
      const referrer = random.pick(referrers);
      const events: SentEvent[] = Array.from({ length: 1 + random.count(1.6) }, (_, nth) => ({
        event: "page_view",
        distinct_id,
        properties: { ...common, path: random.pick(pages), ...(nth === 0 && referrer && { referrer }) },
      }));
      if (random.chance(0.07)) events.push({ event: "sign_up_sent", distinct_id, properties: { ...common, path: "/warmth-list" } });
      for (const [event, path, share] of steps) {
        if (!random.chance(share)) break;
        events.push({ event, distinct_id, properties: { ...common, path } });
      }
      await backend.posthogSync({ action: "track_event", data: events.map((event) => ({ ago: 0, ...event })) as never }, caller("functions"));
    },
  };
}
export type Visitors = ReturnType<typeof createVisitors>;
