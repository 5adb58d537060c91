import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";

/** Under every drawing that could be taken for a measurement. */
export const illustration = "Illustration, not measured data";

/** On the buttons that lead to the checkout and the Warmth List. */
export const buttons = { order: "Pre-order Now", orderByName: `Pre-Order ${brand.name} Now`, join: "Join Warmth List", home: "Return to Home" };

/** Of an order that's made while the shop is a preview: on its pages and in its mails. */
export const testOrder = {
  /** Beside where the order stands. */
  mark: "Test order",
  subject: (subject: string) => `Test: ${subject}`,
  /** Under the button that leads to the payment page. */
  before: "This is a preview, so your order is a test. You won't be charged and we won't send anything. The next page takes test cards only.",
  title: "This is a test order",
  text: "It was made in a preview of our shop. No money was taken and nothing will be sent. Everything else here reads as it would for a real order.",
};

/** At the bottom of a product page, while its own button is out of sight. */
export const buyBar = { label: `Pre-order ${brand.name}`, shipping: "UK shipping included" };

/** Where nothing prints. */
export const cannotPrint =
  "Nothing happened? The browser inside an app often can't print. Open this page in Safari, Chrome or another browser, and print it there.";

/** Where no day is promised: stands where "by 31 March 2027" would. */
export const undated = "on a date to be confirmed";

/** Ends confetti that is falling. */
export const stopConfetti = "Stop the confetti";

/** When money that goes back arrives: pages, mails and the sheet in a parcel say it in these words. */
export const refundTimes = {
  aim: `We aim for refunds to arrive in ${refundAim}.`,
  /** As the Pre-Order Terms count it. */
  from: "If you send a tube back, we count those days from when we get it or see your proof of posting.",
  most: refundAim.replace(/^.* to /, ""),
  /** Consumer Contracts Regulations 2013, regulation 34. */
  latest: "By law, we have to send your money back within 14 days of the day you cancel.",
  latestOnceSent:
    "By law, we have to send your money back within 14 days of the day the tube reaches us or, if it's sooner, the day you show us that you've posted it.",
} as const;
