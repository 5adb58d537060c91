import { Hono } from "hono";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { currentWording } from "#content/consent-wording.ts";
import type { MailPreview } from "#content/mail-previews.ts";
import type { ReturnOutcome } from "#contracts/order.ts";
import { ownerAlert } from "#server/modules/back-office/mails.ts";
import { messageReceived } from "#server/modules/messages/mails.ts";
import { ownerReturn } from "#server/modules/orders/dispatch-mails.ts";
import { buyerMails, ownerOrder } from "#server/modules/orders/mails.ts";
import type { OrderFacts } from "#server/modules/orders/order-facts.ts";
import { yourData } from "#server/modules/privacy/mails.ts";
import { alreadyOnList, confirmSignUp, listFooterOf, listLink, onList, preOrdersOpen } from "#server/modules/waitlist/mails.ts";
import type { AppEnv } from "#server/platform/http/request.ts";
import { hashOf } from "#server/platform/http/security-headers.ts";
import { type MailContent, renderHtml, renderText } from "#server/platform/mail/render-mail.ts";

const product = catalogue.tube;
const at = new Date("2026-11-02T12:00:00Z");
/** A name and an address that are not easy, on purpose. */
const order: OrderFacts = {
  id: "00000000-0000-4000-8000-000000000000",
  reference: `${brand.referencePrefix}-7K4M-2Q9X`,
  product,
  quantity: 1,
  total: product.price,
  vat: { ...product.price, minor: 250 },
  refund: product.price,
  dispatch: "by 31 March 2027",
  overdue: false,
  placedAt: at,
  paidAt: at,
  refunded: { ...product.price, minor: 0 },
  return: null,
  email: "zoe@example.com",
  name: "Zoë O’Sample",
  delivery: {
    name: "Zoë O’Sample",
    line1: "Flat 2, The Old Lifeboat House",
    line2: "1 Sample Street",
    city: "Bath",
    county: "",
    postcode: "BA1 1AA",
    country: "GB",
  },
  parcel: null,
};

const cancelled = (outcome: ReturnOutcome | null): OrderFacts => ({
  ...order,
  return: { toldAt: at, sendBy: "2026-11-16", outcome, settledAt: outcome && at },
});

/** Every email as the style guide shows it: about nobody. `origin`: where their buttons lead. */
export const sampleMails = (origin: string): Record<MailPreview, MailContent> => {
  const link = `${origin}/order/find`;
  const links = { urlOf: (page: string) => `${origin}/warmth-list/${page}/${"sample".repeat(8)}` };
  const list = listFooterOf(links, order.id);
  const asked = { link: `${origin}/warmth-list`, wording: currentWording, marketing: true, days: 30, list: listFooterOf(links, order.id, "pending") } as const;
  const backOffice = `${origin}/operator`;
  // No parcel travels, so its button leads where the order's own does.
  const sent: OrderFacts = { ...order, parcel: { url: link, number: "SPEC123456789012" } };
  return {
    "confirm-sign-up": confirmSignUp({ ...asked, leftAt: null }),
    "confirm-sign-up-again": confirmSignUp({ ...asked, marketing: false, leftAt: at }),
    "on-list": onList({ positionUrl: `${origin}/warmth-list`, share: `${origin}/warmth-list/friend/SAMP1E00`, list }),
    "pre-orders-open": preOrdersOpen({ shop: `${origin}/pre-order`, positionUrl: `${origin}/warmth-list`, list }),
    "already-on-list": alreadyOnList(list),
    "list-link": listLink(list),
    "order-confirmed": buyerMails["order-confirmed"](order, link),
    "address-corrected": buyerMails["address-corrected"](order, link),
    "order-delayed": buyerMails["order-delayed"]({ ...order, dispatch: "by 15 May 2027" }, link),
    "order-delayed-without-date": buyerMails["order-delayed"]({ ...order, overdue: true }, link),
    "order-dispatched": buyerMails["order-dispatched"](sent, link),
    "order-delivered": buyerMails["order-delivered"](sent, link),
    "order-cancelled": buyerMails["order-cancelled"](order, link),
    "order-refunded": buyerMails["order-refunded"](order, link),
    "order-too-late": buyerMails["order-too-late"](order, link),
    "payment-failed": buyerMails["payment-failed"](order, link),
    "order-link": buyerMails["order-link"](order, link),
    "order-receipt": buyerMails["order-receipt"](order, link),
    "return-asked": buyerMails["return-asked"](cancelled(null), link),
    "return-back": buyerMails["return-settled"](cancelled("back"), link),
    "return-posted": buyerMails["return-settled"](cancelled("posted"), link),
    "return-opened": buyerMails["return-settled"](cancelled("opened"), link),
    "return-not-back": buyerMails["return-settled"](cancelled("not-back"), link),
    "message-received": messageReceived({ reference: "MSG-7K4M-2Q9X", kind: "contact", at }, origin),
    "your-data-copy": yourData({ kind: "copy", link: `${origin}/your-data` }),
    "your-data-erase": yourData({ kind: "erase", link: `${origin}/your-data` }),
    "owner-order": ownerOrder(order, backOffice),
    "owner-return": ownerReturn(cancelled(null), backOffice),
    "owner-alert": ownerAlert({ kind: "wrong-amount", detail: "1400 paid, 1500 asked", at, reference: order.reference }, backOffice),
  };
};

/** Mail programs want their styles in the mail. Here each one is allowed by its hash, and no other. */
function policyOf(html: string) {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"|<style>([^<]*)<\/style>/g)].map(([, attribute, sheet]) => hashOf(attribute ?? sheet ?? ""));
  return `default-src 'none'; style-src 'unsafe-hashes' ${[...new Set(styles)].join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Every email about nobody, as it is sent, and its plain twin: for those who build the shop. */
export function mailPreviews({ origin }: { origin: string }) {
  const mails = sampleMails(origin);
  const contentOf = (name: string) => (Object.hasOwn(mails, name) ? mails[name as MailPreview] : undefined);
  return new Hono<AppEnv>().get("/styleguide/mails/:file{[a-z-]+\\.(?:html|txt)}", async (c, next) => {
    const [name = "", kind] = c.req.param("file").split(".");
    const content = contentOf(name);
    if (!content) return next();
    c.set("route", "/styleguide/mails");
    c.header("x-robots-tag", "noindex");
    c.header("cache-control", "no-store");
    if (kind === "txt") return c.text(renderText(content));
    const html = renderHtml(content);
    c.header("content-security-policy", policyOf(html));
    return c.html(html);
  });
}
