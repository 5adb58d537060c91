import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { describeForShop } from "#content/site/back-office/order-events.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { type BookKind, month, periodOf } from "#contracts/exports.ts";
import { bookNames, everySpan, type InsightName, insightNames, readSpan, year } from "#contracts/insight.ts";
import { shownPeople } from "#contracts/mailing-list.ts";
import { formatMoney, formatPounds, readPounds } from "#contracts/money.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import type { Role } from "#contracts/sign-in.ts";
import { askPassword } from "#main/ask-password.ts";
import { describeCampaign } from "#main/describe-campaign.ts";
import { describeErasures } from "#main/describe-erasures.ts";
import { describeInsight } from "#main/describe-insight.ts";
import { describeMailingList } from "#main/describe-mailing-list.ts";
import { failStart } from "#main/fail-start.ts";
import { openShop, type Shop } from "#server/open-shop.ts";
import { createLog } from "#server/platform/log.ts";
import { hashPassword } from "#server/platform/tokens/passwords.ts";
import { type Config, readConfig } from "#server/providers/settings.ts";
import * as vendors from "#server/providers/vendors.ts";

const usage = `npm run operator -- VERB

  invite ADDRESS             a link by which somebody chooses a password for the back office; --role owner, staff or accountant
  link                       a link that works once, within 10 minutes, and signs you in for 12 hours without a password
  sign-out                   ends every session of the back office
  orders                     the newest orders
  order REFERENCE            one order: address, email and history
  end REFERENCE              end an order that nobody has paid yet: its tube is free again
  dispatch REFERENCE         mark as sent; the customer is emailed in five minutes
  undo-dispatch REFERENCE    undo that within the five minutes
  deliver REFERENCE          the tube has arrived
  refund REFERENCE --why … [--amount 5.00]   give the money back, or an amount of it; after a refund that failed, try it again
  settle-refund REFERENCE --why …   note that you've paid back another way a refund that failed, or that the provider hasn't made in an hour; --why says how
  returns                    tubes that are to come back
  settle-return REFERENCE back|posted|opened|not-back   how that ended; the first two refund what is left of the price
  label REFERENCE [PHONE]    make the order's shipping label, or find it, and write its PDF into this folder; a phone number is for the carrier
  pack REFERENCE …           make the missing labels of several orders, and write one PDF of labels and packing slips into this folder
  void-label REFERENCE       void an unused label
  stock                      how many tubes are free, held, sold and sent
  stock add N --why …        more tubes can be pre-ordered
  stock take N --why …       fewer
  stock cap N --why …        how many can be pre-ordered in all, including those sold and held
  export WHAT PERIOD         writes a file for your accounts into this folder: summary, orders, refunds, vat, stock or sign-ups, of a month such as
                             2026-10, or of all days from one to another: 2026-10-01 2026-10-15
  sales                      whether anybody can order
  sales close [DAY]          nobody can, whatever the stock; until that day, such as 2027-05-15, or until you open them
  sales open                 everybody can again, while tubes are free
  dispatch-date              the day that is promised, who was promised an earlier one, and which days are promised later
  dispatch-date set DAY [FROM]   promise that day, such as 2027-05-15, from now on: people promised an earlier one are told when you run dispatch-date tell;
                             or from the start of the day FROM: whoever orders before keeps theirs
  dispatch-date take-back FROM   cancel the change planned for that day
  dispatch-date tell DAY --why …     writes to them that it is that day now, and why
  dispatch-date late DAY --why …     keeps why that day cannot be met: customers read it if the day passes without a new date
  price                      what a tube costs, and from which days it will cost something else
  price set 16.50 [DAY]      from now on, or from the start of that day; orders that are placed keep theirs
  price take-back DAY        cancel the price change planned for that day
  mail                       the newest mails in the local mailbox
  messages                   what people wrote and nobody has answered
  answered REFERENCE         close a message
  delete-message REFERENCE   delete it, with its answers, as whoever sent it asked
  copy ADDRESS               writes everything held about an address into a file in this folder, for somebody who asked the owner
  erase ADDRESS              start deleting everything held about an address
  erasures                   how far each erasure is, and which vendors you have to ask yourself
  erased ID SUBJECT          note that you've asked that vendor; SUBJECT is the number that erasures lists
  questions                  what the assistants could not answer in 30 days, and how they fared; --days N
  put-away [QUESTION]        dismiss one of them until it's asked again; without a question, those whose words aren't kept
  answers                    what you taught the assistants, as sections for content/knowledge
  teach QUESTION ANSWER      teaches them an answer, which they give at once
  alerts [BEFORE]            payments, refunds and parcels that do not fit, the newest 50, or those before that ID
  resolve ID                 mark an alert as done
  insights                   visits, sign-ups, payments and more of the last 30 days
  insights NAME              one of them; --days 7 for the last week, 365 for twelve months
  list                       how many are on the Warmth List, and how the mailing-list provider is doing
  find [WORDS]               the newest people on the Warmth List, or those with these words in their name or address
  campaign                   whom a campaign would invite to pre-order, and how the newest one fares
  campaign start N           invite the list, campaign N: the number that it says
  campaign tell N            tell those who agreed to hear it that the first tubes are on their way, once
  campaign undo N            take campaign N back before its first emails go out, a minute after it began
  campaign pause|resume      hold the campaign that is under way, or let it go on
  campaign end N             end campaign N for good
  leave ADDRESS              take somebody off the Warmth List who asked you to
  jobs                       jobs that failed for good
  retry ID|all               retry a failed job and those that failed the same way, or all of them
  preview-link --days N      a link that lets guests into a closed site for N days
  preview-links              those that still let guests in
  end-preview-link ID        end one, and sign out everyone it let in
  hash-password              reads a password, prints what SITE_PASSWORD_HASH takes
`;

type Words = { positionals: string[]; why: string | undefined; amount: string | undefined; days: string | undefined; role: string | undefined };

function need(value: string | undefined, what: string): string {
  if (!value) throw new Error(`${what} is missing.\n\n${usage}`);
  return value;
}

const row = (...cells: (string | number)[]) => cells.map(String).join("  ");

/** The days for which a way in is worth having: what a person opens once works on for hours, and an invitation waits for a week. */
async function pastGate(operator: OperatorBackend, days: number): Promise<string> {
  if ((await operator.readSiteAccess()).access === "open") return "";
  const { url, endsAt } = await operator.makePreviewLink(days);
  return `${url}\n(the site is closed: open this one first, in the same browser. It lets in anyone who has it, until ${endsAt.toISOString()})\n`;
}

/** Each verb does what the back office's buttons do, through the same functions. */
const verbs: Record<string, (operator: OperatorBackend, words: Words) => Promise<string>> = {
  async link(operator) {
    const { url, expiresAt } = await operator.makeLink();
    return `${await pastGate(operator, 1)}${url}\n(opens once, until ${expiresAt.toISOString()})`;
  },
  async invite(operator, { positionals, role = "owner" }) {
    const address = need(positionals[0], "The address");
    const { url, expiresAt, role: stands, hasJoined } = await operator.invitePerson(address, role as Role);
    const has = hasJoined ? `They keep their role: ${stands}. Change it on Team.` : `Their role: ${stands}.`;
    return `${await pastGate(operator, 7)}${url}\n(for ${address}, once, until ${expiresAt.toISOString()})\n${has}`;
  },
  async "sign-out"(operator) {
    return `${await operator.closeEverySession()} sessions and links are ended.`;
  },
  async orders(operator) {
    const orders = await operator.listOrders();
    return (
      orders
        .map((order) => row(order.reference, order.status.padEnd(16), formatMoney(order.total), order.placedAt.toISOString(), order.hasAlert ? "ALERT" : ""))
        .join("\n") || "No orders yet."
    );
  },
  async order(operator, { positionals }) {
    const order = await operator.readOrder(need(positionals[0], "The order's reference"));
    const { delivery } = order;
    const to = delivery
      ? [delivery.name, delivery.line1, delivery.line2, delivery.city, delivery.county, delivery.postcode].filter(Boolean).join(", ")
      : "not known yet";
    const history = order.history.map((line) => row(line.at.toISOString(), line.status.padEnd(16), line.by.padEnd(9), describeForShop(line)));
    return [row(order.reference, order.status, formatMoney(order.total)), `to    ${to}`, `mail  ${order.email || "not known yet"}`, ...history].join("\n");
  },
  async end(operator, { positionals }) {
    return operator.endUnpaidOrder(need(positionals[0], "The order's reference"));
  },
  async dispatch(operator, { positionals }) {
    const reference = need(positionals[0], "The order's reference");
    const until = await operator.dispatchOrder(reference);
    return until ? `Marked as sent. Until ${until.toISOString()}: npm run operator -- undo-dispatch ${reference}` : "It has been sent.";
  },
  async "undo-dispatch"(operator, { positionals }) {
    await operator.undoDispatch(need(positionals[0], "The order's reference"));
    return "It's back in orders to send.";
  },
  deliver: async (operator, { positionals }) => operator.deliverOrder(need(positionals[0], "The order's reference")),
  async refund(operator, { positionals, why, amount }) {
    const reference = need(positionals[0], "The order's reference");
    if (amount === undefined) return operator.refundOrder(reference, need(why, "--why"));
    const minor = readPounds(amount);
    if (minor === undefined) throw new Error("--amount is in pounds, like 5 or 5.00.");
    const { refundable, owed } = await operator.readOrder(reference);
    return operator.refundOrder(reference, need(why, "--why"), { minor, of: refundable.minor, again: minor === owed.minor });
  },
  "settle-refund": async (operator, { positionals, why }) => operator.settleRefund(need(positionals[0], "The order's reference"), need(why, "--why")),
  async returns(operator) {
    const returns = await operator.listReturns();
    return returns.map(({ reference, toldAt, sendBy }) => row(reference, `told ${toldAt.toISOString()}`, `to be sent by ${sendBy}`)).join("\n") || "None.";
  },
  "settle-return": async (operator, { positionals: [reference, outcome] }) =>
    operator.settleReturn(need(reference, "The order's reference"), need(outcome, "How it ended") as ReturnOutcome),
  async label(operator, { positionals }) {
    const reference = need(positionals[0], "The order's reference");
    const { id, service, trackingNumber, trackingUrl } = await operator.makeLabel(reference, positionals[1]);
    const { name, bytes } = await operator.fetchLabel(reference);
    await writeFile(name, bytes, { mode: 0o600 });
    return [row(id, service ?? "", trackingNumber ?? ""), `label ${name}`, `track ${trackingUrl ?? ""}`].join("\n");
  },
  async pack(operator, { positionals }) {
    need(positionals[0], "The orders' references");
    const lines: string[] = [];
    const ready: string[] = [];
    for (const reference of positionals) {
      const { outdated } = await operator.makeLabel(reference).catch((error: Error) => ({ outdated: error.message }));
      if (outdated) lines.push(row(reference, outdated === true ? "its address has changed: void the label first" : outdated));
      else ready.push(reference);
    }
    if (ready.length === 0) return lines.join("\n");
    const { name, bytes } = await operator.readPackingFile(ready);
    await writeFile(name, bytes, { mode: 0o600 });
    return [`${name}: ${ready.length} orders`, ...lines].join("\n");
  },
  async "void-label"(operator, { positionals }) {
    const { id } = await operator.voidLabel(need(positionals[0], "The order's reference"));
    return `${id} is voided.`;
  },
  async stock(operator, { positionals: [what, count], why }) {
    if (what === "add" || what === "take") {
      const units = Number(need(count, "How many"));
      if (!Number.isInteger(units) || units <= 0) throw new Error("How many must be a whole number above 0.");
      await operator.adjustStock(what === "add" ? units : -units, need(why, "--why"));
    } else if (what === "cap") await operator.setCap(Number(need(count, "How many")), need(why, "--why"));
    else if (what) throw new Error(`There is no ${what}.\n\n${usage}`);
    const all = await operator.readStock();
    return all.map((stock) => row(stock.product, `${stock.available} free`, `${stock.held} held`, `${stock.sold} sold`, `${stock.sent} sent`)).join("\n");
  },
  async export(operator, { positionals: [what, from, to] }) {
    const start = need(from, "The month");
    const days = v.is(month, start) ? periodOf(start) : { from: start, to: to ?? start };
    const { name, bytes } =
      what === "sign-ups" ? await operator.exportSignUps(days) : await operator.exportBooks(need(what, "What to export") as BookKind, days);
    await writeFile(name, bytes, { mode: 0o600 });
    return name;
  },
  async sales(operator, { positionals: [wish, until] }) {
    if (wish === "close") await operator.closeSales(until ?? null);
    else if (wish === "open") await operator.openSales();
    else if (wish) throw new Error(`There is no ${wish}.\n\n${usage}`);
    const closure = await operator.readClosure();
    if (!closure) return "Pre-orders are open.";
    return `Pre-orders have been closed since ${closure.since.toISOString()}, and stay closed until ${closure.until ?? "you open them"}.`;
  },
  async "dispatch-date"(operator, { positionals: [wish, day, from], why }) {
    if (wish === "set") await operator.moveDispatch(need(day, "The day"), from ?? null);
    else if (wish === "take-back") await operator.takeBackDispatch(need(day, "The day"));
    else if (wish === "tell") await operator.confirmDispatch(need(day, "The day"), need(why, "--why"));
    else if (wish === "late") await operator.explainDelay(need(day, "The day"), need(why, "--why"));
    else if (wish) throw new Error(`There is no ${wish}.\n\n${usage}`);
    const { day: set, last, asks, keeps, promised, toCome } = await operator.readDispatch();
    const earlier = promised.map(({ day, people }) => `${people} ${people === 1 ? "person was" : "people were"} promised ${day}`);
    const tell = `npm run operator -- dispatch-date tell ${set} --why "The reason, in a sentence that they read"`;
    const next = asks
      ? `Nobody has been written to. If ${set} is right: ${tell}`
      : keeps
        ? `They keep it. If it can't be kept: ${tell}`
        : "They are being written to.";
    return [
      `Pre-orders are sent by ${set}, and delivered by ${last} at the latest.`,
      ...earlier,
      ...(earlier.length > 0 ? [next] : []),
      ...toCome.map(({ from, day }) => `From ${from}: sent by ${day}`),
    ].join("\n");
  },
  async price(operator, { positionals: [wish, what, from] }) {
    if (wish === "set") await operator.setPrice(readPounds(need(what, "The price")) ?? 0, from ?? null);
    else if (wish === "take-back") await operator.takeBackPrice(need(what, "The day"));
    else if (wish) throw new Error(`There is no ${wish}.\n\n${usage}`);
    const { minor, toCome } = await operator.readPrices();
    return [`A tube costs ${formatPounds(minor)}.`, ...toCome.map(({ minor, day }) => `${formatPounds(minor)} from ${day}`)].join("\n");
  },
  async mail(operator) {
    const mails = await operator.listMail();
    return mails.map((mail) => row(mail.at.toISOString(), mail.to, mail.subject)).join("\n") || "The mailbox is empty.";
  },
  async messages(operator) {
    const messages = await operator.listMessages();
    return (
      messages
        .map(({ reference, title, facts, suspect, at }) =>
          [
            row(reference, at.toISOString(), title, suspect ? "(probably spam)" : ""),
            ...facts.map(([name, value]) => `  ${name}: ${value.replaceAll("\n", " / ")}`),
          ].join("\n"),
        )
        .join("\n\n") || "Every message is answered."
    );
  },
  async answered(operator, { positionals }) {
    await operator.closeMessage(need(positionals[0], "The message's reference"));
    return "Closed.";
  },
  async "delete-message"(operator, { positionals }) {
    await operator.deleteMessage(need(positionals[0], "The message's reference"));
    return "Deleted.";
  },
  async copy(operator, { positionals }) {
    const data = await operator.copyPerson(need(positionals[0], "The address"));
    const name = `your-data-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.json`;
    await writeFile(name, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
    return `${name}\nSend it to nobody but the person themselves, and delete it afterwards.`;
  },
  async erase(operator, { positionals }) {
    const id = await operator.erasePerson(need(positionals[0], "The address"));
    return `Erasure ${id} has begun. What this shop itself holds is gone, except for orders under way; the running shop asks the vendors.\nnpm run operator -- erasures shows how far it is.`;
  },
  erasures: async (operator) => describeErasures(await operator.listErasures()),
  async erased(operator, { positionals: [id, subject] }) {
    await operator.completeErasureTask(need(id, "The erasure's id"), need(subject, "The vendor's own number"));
    return "Noted.";
  },
  async questions(operator, { days = "30" }) {
    const span = Number(days);
    if (!Number.isInteger(span) || span < 1 || span > 90) throw new Error("--days must be a whole number, 1 to 90.");
    const [figures, questions] = [await operator.readAssistants(span), await operator.listQuestions(span)];
    const fared = figures.map(({ assistant, answers, unanswered, careful, up, down, byVendor }) =>
      row(
        assistant.padEnd(9),
        `${answers} answers, ${unanswered} not known, ${careful} on health, ${up} thumbs up, ${down} down, ${byVendor} by the language model`,
      ),
    );
    const asked = questions.map(({ question, times, last }) => row(String(times).padStart(4), last.toISOString(), question ?? "(words not kept)"));
    return [...fared, "", ...(asked.length > 0 ? asked : ["Every question was answered."])].join("\n");
  },
  async "put-away"(operator, { positionals: [question] }) {
    const times = await operator.putAwayQuestion(question ?? null);
    return times > 0 ? "Dismissed. It comes back if somebody asks it again." : "There's no such open question.";
  },
  async answers(operator) {
    const answers = await operator.listOwnerAnswers();
    const section = ({ id, question, answer }: (typeof answers)[number]) =>
      `## owner/${id.slice(0, 8)}: ${question.replace(/(?<!\?)\?*$/, "?")}\n${answer}\n- Source: [Get in Contact](/contact)\n`;
    return answers.length > 0 ? `# The owner's answers\n\n${answers.map(section).join("\n")}` : "Nothing has been taught yet.";
  },
  async teach(operator, { positionals: [question, answer] }) {
    await operator.teachAssistants({ question: need(question, "The question"), answer: need(answer, "The answer") });
    return "They know it now.";
  },
  async alerts(operator, { positionals: [before] }) {
    const alerts = await operator.listAlerts({ before });
    return (
      alerts.map((alert) => row(alert.id, alert.reference ?? "no order", alert.kind, alert.at.toISOString(), alert.detail)).join("\n") || "There are no alerts."
    );
  },
  async resolve(operator, { positionals }) {
    await operator.resolveAlert(need(positionals[0], "The alert's number"));
    return "Marked as done.";
  },
  async insights(operator, { positionals: [name], days = "30" }) {
    const span = readSpan(days);
    if (!span) throw new Error(`--days must be one of ${everySpan.join(", ")}.`);
    const known: readonly InsightName[] = span === year ? bookNames : insightNames;
    const names = name ? known.filter((one) => one === name) : known;
    if (names.length === 0) throw new Error(`There is no ${name}. There are: ${known.join(", ")}.`);
    const answers = await operator.readInsights(names, span);
    return answers.map((answer, at) => describeInsight(names[at] ?? "visits", answer, name !== undefined)).join("\n\n");
  },
  async leave(operator, { positionals }) {
    const address = need(positionals[0], "The address");
    return (await operator.takeOffList(address)) ? `${address} is off the Warmth List.` : `${address} is not on the Warmth List.`;
  },
  list: async (operator) => describeMailingList(await operator.readMailingList()),
  async find(operator, { positionals: [search = ""] }) {
    const people = await operator.listSignUps({ search });
    const lines = people.slice(0, shownPeople).map(({ at, email, name, country, status }) => row(at.toISOString(), status.padEnd(12), country, email, name));
    return lines.join("\n") || "Nobody matches.";
  },
  async campaign(operator, { positionals: [step, number] }) {
    if (step === "start" || step === "tell")
      await operator.startCampaign(Number(need(number, "The campaign's number")), step === "tell" ? "tubes-sent" : "pre-orders-open");
    else if (step === "pause") await operator.pauseCampaign();
    else if (step === "resume") await operator.resumeCampaign();
    else if (step === "undo" || step === "end") await operator.endCampaign(Number(need(number, "The campaign's number")), step === "undo");
    else if (step) throw new Error(`There is no ${step}.\n\n${usage}`);
    return describeCampaign(await operator.readCampaign());
  },
  async jobs(operator) {
    const jobs = await operator.listDeadJobs();
    return jobs.map((job) => row(job.id, `${job.count} × ${job.name}`, job.at.toISOString(), job.error)).join("\n") || "No job has failed for good.";
  },
  async retry(operator, { positionals }) {
    const id = need(positionals[0], "The job's id");
    return `${id === "all" ? await operator.retryAllJobs() : await operator.retryJob(id)} will be tried again.`;
  },
  async "preview-link"(operator, { days }) {
    const { url, endsAt } = await operator.makePreviewLink(Number(need(days, "--days")));
    return `${url}\n(lets in anyone who has it, until ${endsAt.toISOString()})`;
  },
  async "preview-links"(operator) {
    const links = await operator.listPreviewLinks();
    return links.map(({ id, madeAt, endsAt }) => row(id, `made ${madeAt.toISOString()}`, `until ${endsAt.toISOString()}`)).join("\n") || "No links.";
  },
  async "end-preview-link"(operator, { positionals }) {
    await operator.endPreviewLink(need(positionals[0], "The link's id"));
    return "It has ended.";
  },
};

/** The ways in, which ask no vendor and have to work whatever is at hand. */
const waysIn = new Set(["link", "invite", "sign-out", "preview-link"]);

/** Without the vendors' settings a label would be a specimen, and a copy of somebody's data would leave out what they hold. What this command says itself counts. */
async function expectVendors({ db }: Shop, config: Config) {
  const called = await db.selectFrom("vendor_calls").select("vendor").distinct().execute();
  const unset = Object.values(vendors).filter(
    ({ port, name }) => config[port] === "local" && !process.env[port] && called.some(({ vendor }) => vendor === name),
  );
  if (unset.length === 0) return;
  const local = unset.map(({ port }) => `${port}=local`).join(" ");
  throw new Error(`The shop works with ${unset.map(({ name }) => name).join(", ")}: give this command its settings too. If it no longer does, give ${local}.`);
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { why: { type: "string" }, amount: { type: "string" }, days: { type: "string" }, role: { type: "string" } },
  });
  const [verb = "", ...rest] = positionals;
  if (verb === "hash-password") {
    process.stdout.write(`${await hashPassword(await askPassword())}\n`);
    process.exit(0);
  }
  const act = verbs[verb];
  if (!act) {
    process.stdout.write(usage);
    process.exit(verb ? 1 : 0);
  }
  const config = readConfig(process.env);
  const shop = await openShop(config, { log: createLog("error"), work: false });
  const words = { positionals: rest, why: values.why, amount: values.amount, days: values.days, role: values.role };
  const ready = waysIn.has(verb) ? Promise.resolve() : expectVendors(shop, config);
  const said = await ready.then(() => act(shop.backend.operator, words)).finally(shop.close);
  process.stdout.write(`${said}\n`);
  process.exit(0);
} catch (error) {
  failStart(error);
}
