import { posts } from "#content/blog/posts.ts";
import { catalogue, deliveredWithin, describePrice, refundAim } from "#content/catalogue.ts";
import { timings } from "#content/claims.ts";
import { convertPrice, currencies } from "#content/currencies.ts";
import { lastDayAfter } from "#content/delivery-promise.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { accessibility } from "#content/legal/accessibility.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { terms } from "#content/legal/terms.ts";
import { sheet } from "#content/product.ts";
import { partners } from "#content/site/partners.ts";
import { refundTimes } from "#content/site/shared.ts";
import { accessSessionHours } from "#contracts/access-session.ts";
import { consentDays } from "#contracts/consent-cookie.ts";
import { browserLimit } from "#contracts/mailchimp-subscribe.ts";
import { formatMoney, formatShort, type Money, vatInside } from "#contracts/money.ts";
import { codeMinutes } from "#contracts/sign-in.ts";
import { linkHours } from "#contracts/your-data.ts";
import { sampleOrder } from "#server/modules/orders/order-facts.ts";
import { sessionMinutes } from "#server/modules/orders/reservation.ts";
import { returnDays } from "#server/modules/orders/returns.ts";
import { periods } from "#server/modules/privacy/retention.ts";
import { readConfig } from "#server/providers/settings.ts";

/** A figure as it may be said, of what (the words around it, which is "#" there), where (a page's address, `mail:`, `knowledge:` or a file), and whence it is. */
type Figure = { said: readonly string[]; of?: RegExp; where?: RegExp; from: string };

const numbers = "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const spelt = (count: number, unit: string) => {
  const units = count === 1 ? unit : `${unit}s`;
  return [`${count} ${units}`, `${numbers[count] ?? count} ${units}`, ...(count === 1 ? [`a ${units}`] : [])];
};
const days = (count: number) => spelt(count, "day");
const months = ({ days: count }: { days: number }) => spelt(Math.round(count / 30.4), "month");
const years = ({ days: count }: { days: number }) => spelt(Math.floor(count / 365), "year");

const config = readConfig({});
const { tube } = catalogue;
const { price } = tube;
const { unitPrice } = describePrice(price.minor);
const vat = vatInside(price, tube.vatRatePercent);
const inOther = (sum: Money) => [...new Set(Object.values(currencies))].map((currency) => convertPrice(sum, currency).replace(/\.00$/, ""));
const { amount } = partners.example;
const documents = [terms, accessibility, cookiesPolicy, preOrderTerms(describePrice(price.minor)), privacyPolicy([])];
const dayIn = (text: string | null) => /\d{1,2} [A-Z][a-z]+ \d{4}/.exec(text ?? "")?.[0] ?? "";

/** Every price, percentage, length of time and date that pages, mails, policies and assistants may name: each from its one source. */
export const figures: readonly Figure[] = [
  // Price
  { said: [formatShort(price), formatMoney(price)], from: "catalogue.tube.price" },
  { said: inOther(price).flatMap((sum) => [sum, `${sum}.00`]), of: /about/, from: "catalogue.tube.price, content/currencies.ts" },
  { said: [formatMoney(vat)], of: /VAT/, from: "vatInside(catalogue.tube.price)" },
  { said: [formatMoney({ ...price, minor: price.minor - vat.minor })], of: /^Before VAT/, from: "vatInside(catalogue.tube.price)" },
  { said: [`${tube.vatRatePercent}%`], of: /VAT/, from: "catalogue.tube.vatRatePercent" },
  { said: [unitPrice], from: "describePrice" },
  { said: ["100 ml"], of: /^Price per #| per #\.$/, from: "unitPriceLine" },
  { said: [formatShort(amount), ...inOther(amount)], where: /partner/, from: "partners.example.amount" },
  // The tube and the cream
  { said: [`${tube.sizeMl} ml`], from: "catalogue.tube.sizeMl" },
  {
    said: [timings.activationWords, timings.activation],
    of: /(?:warm|lasts?|for|^)\W*(?:within|over) #|# (?:before|early|ahead)|figures?(?: of|,) #|^\W*#$/i,
    from: "timings",
  },
  { said: ["a few hours"], of: /^Rub it in # before/, from: "timings, rounded" },
  { said: [`${config.STOCK} tubes`], of: /^# in all$|^Limited Pre-order #/, from: "STOCK" },
  { said: [/about \d+/i.exec(sheet.uses.value)?.[0] ?? ""], of: /#, if you only do your hands/, from: `content/product.ts: ${sheet.uses.label}` },
  { said: ["0 h 00 min"], from: "timings: the moment it's put on" },
  { said: days(1), of: /(?:wait|after) #/, from: "content/when-worried.ts and the patch test" },
  {
    said: ["12 months"],
    of: /^#(?: of opening)?(?: Sample)?$|(?:^|: use it within )# of opening/,
    where: /pre-order|product\.ts|knowledge:facts/,
    from: `content/product.ts: ${sheet.afterOpening.label}`,
  },
  { said: ["two to three working days"], of: /# after we send it/, from: `content/product.ts: ${sheet.delivery.label}` },
  { said: days(1), of: /twice # at most/, from: `content/product.ts: ${sheet.daily.label}` },
  {
    said: ["10 minutes"],
    of: /^About #|“About #/,
    where: /pre-order|product\.ts|knowledge:facts/,
    from: `content/product.ts: ${sheet.sinkingIn.label}`,
  },
  // Dispatch, delivery, cancelling, money back
  { said: [formatIsoDay(config.DISPATCH_DATE), sampleOrder.dispatch.replace("by ", "")], from: "DISPATCH_DATE" },
  { said: [formatIsoDay(lastDayAfter(config.DISPATCH_DATE))], from: "lastDayAfter" },
  { said: days(deliveredWithin), of: /(?:reach you|delivered|deliver it|arrives)[^.]* #/, from: "deliveredWithin" },
  { said: days(30), of: /law expects goods to be delivered within #/, from: "Consumer Rights Act 2015, section 28" },
  { said: [refundAim], of: /refunds? [^.]*#|^#$/, from: "refundAim" },
  { said: [refundTimes.most], of: /hasn't arrived after #/, from: "refundAim" },
  {
    said: days(returnDays),
    of: /cancel[^.]* #|# (?:after (?:it|the tube|your tube|you tell|you told)|of (?:telling|pressing|its arrival)|are over)/i,
    from: "returnDays",
  },
  {
    said: days(14),
    of: /(?:refund|money back)\b[^.]* within #|^Do it within # of the day the tube is back/,
    from: "Consumer Contracts Regulations 2013, regulation 34",
  },
  { said: days(30), of: /within # of receiving it/, from: "Consumer Rights Act 2015, section 22" },
  { said: ["six months", "six years"], of: /show that the fault|You may have a claim/, from: "Consumer Rights Act 2015; Limitation Act 1980" },
  { said: [`${sessionMinutes - 1} minutes`], of: /hold/, from: "sessionMinutes, of which the last is not counted on" },
  // What is kept, and how long
  { said: ["a day"], of: /wrong passwords/, from: "periods.accessLockouts" },
  { said: years(periods.pendingSignUps), of: /never confirmed/, from: "periods.pendingSignUps" },
  { said: years(periods.leftList), of: /as proof/, from: "periods.leftList; Limitation Act 1980" },
  { said: years(periods.orders), of: /we count as|^Orders:/, from: "periods.orders" },
  { said: ["six years"], of: /financial year/, from: "Taxes Management Act 1970; Companies Act 2006" },
  { said: years(periods.messages), of: /message|complaints/i, from: "periods.messages" },
  { said: years(periods.mailbox), of: /^Copies of emails we sent/, from: "periods.mailbox" },
  { said: months(periods.bounces), of: /your mailbox refused/, from: "periods.bounces" },
  { said: years(periods.erasures), of: /scrambled (?:code|version)|keep the code/, from: "periods.erasures" },
  { said: years(periods.reactions), of: /reaction|^#$/, from: "periods.reactions" },
  { said: years(periods.cookieReceipts), of: /receipts|these records|records of what you chose/i, from: "periods.cookieReceipts" },
  { said: [...months(periods.countedEvents), "a year"], of: /Counted visits/, from: "periods.countedEvents" },
  { said: days(periods.answers.days), of: /assistant|tick the box that says so/, from: "periods.answers" },
  { said: days(periods.shipments.days), of: /without an order/, from: "periods.shipments" },
  { said: days(periods.unpaidOrders.days), of: /never paid|those names/, from: "periods.unpaidOrders" },
  { said: [`${consentDays} days`, "12 months", "twelve months"], where: /cookies|why-kept/, from: "consentDays" },
  { said: ["12 months"], of: /tells your browser/, from: "consentDays" },
  { said: ["12 months"], of: /^#$/, where: /back-office/, from: "year in contracts/insight.ts" },
  { said: [`${accessSessionHours} hours`], where: /cookies-policy|why-kept/, from: "accessSessionHours" },
  { said: [`${codeMinutes} minutes`], where: /cookies-policy|why-kept/, from: "codeMinutes in contracts/sign-in.ts" },
  { said: ["£5"], of: /or “refund #”/, where: /back-office/, from: "nobody's refund: how to search for one" },
  { said: ["7 days"], of: /^Last #$/, where: /back-office/, from: "readWeek" },
  { said: days(90), of: /^We keep (?:it|them) for/, where: /back-office/, from: "server/platform/queue/queue.ts: deadOptions" },
  { said: ["12 hours"], where: /cookies-policy|why-kept|back-office/, from: "app/routes/operator/enter: twelveHours" },
  { said: [`${browserLimit.minutes} minutes`], where: /cookies-policy|why-kept/, from: "browserLimit" },
  {
    said: ["1 minute", "1 hour", "7 days", "seven days", "30 days", "1 year", "30 minutes"],
    where: /cookies-policy|why-kept|privacy-policy/,
    of: /^(?:How long: )?#|at most|your cookie choice|Why: |cookie that finds/,
    from: "contracts/storage-keys.ts, and Stripe's own page",
  },
  // Answers that the law or we ourselves set a time for
  { said: days(30), of: /The law gives|By law|as the law requires|acknowledgement/, from: "Data (Use and Access) Act 2025: a complaint" },
  { said: ["one month", "the month"], of: /answer/i, from: "UK GDPR, article 12" },
  { said: [...days(1), `${linkHours} hours`], of: /works for #/, from: "linkHours" },
  { said: days(30), of: /^The link works/, from: "server/modules/waitlist/mails.ts: days" },
  { said: ["12 months"], of: /high net worth|sophisticated/, from: "Financial Promotion Order 2005" },
  { said: ["five minutes"], of: /remembers (?:that|your country's) code/, from: "the answer of get-user-location" },
  { said: ["five minutes", "ten minutes"], of: /^(?:Nothing|No email) after/, from: "a mail goes out within seconds: when to ask again" },
  { said: spelt(periods.links.days / 7, "week"), of: /Expired links: #/, from: "periods.links" },
  { said: ["an hour"], of: /about # more at most/, from: "periods.limits" },
  { said: ["a month"], of: /compare # with|within #, as the law/, from: "UK GDPR, article 12" },
  { said: ["a few minutes"], of: /(?:again|arrive|comes|[Ii]n) (?:with)?in #|^In # you'll be able/, from: "a mail goes out within seconds: when to ask again" },
  { said: ["a few seconds", "a minute"], of: /again in #|takes (?:less than )?#/, from: "when to ask again" },
  { said: ["half a minute"], of: /^#\.$/, where: /warmth-list/, from: "two short steps" },
  { said: ["three seconds"], of: /banner/, from: "app/features/consent/when-to-ask.ts: delay" },
  { said: ["five seconds"], of: /tries again/, from: "the page's own Refresh" },
  { said: ["400%"], of: /zoom|room in the text/, from: "WCAG 2.2, 1.4.10" },
  // Of the back office alone
  {
    said: [
      "15 minutes",
      "three days",
      "two minutes",
      "five minutes",
      "five seconds",
      "30 seconds",
      "30 days",
      "half a minute",
      "a minute",
      "an hour",
      "a month",
      "12 tubes",
    ],
    where: /back-office/,
    from: "jobs' schedules, docs/operating.md",
  },
  { said: ["14 days"], where: /messages\/mails/, from: "returnDays" },
  // Dates
  {
    said: documents.flatMap(({ revised, shownDate }) => [formatIsoDay(revised), dayIn(shownDate)]),
    of: /Revised|updated|Effective|Since|Before/,
    from: "each policy's own head",
  },
  { said: posts.map(({ date }) => formatIsoDay(date)), where: /blog/, from: "each post's own head" },
  { said: ["four-minute", "five-minute"], of: /read$/, where: /blog/, from: "content/blog/count-words.ts" },
  {
    said: ["15 May 2027", "14 June 2027", formatIsoDay(sampleOrder.return.sendBy), "2 November 2026", "£5.00", "£14.00"],
    where: /mail/,
    from: "the mails' invented order",
  },
];
