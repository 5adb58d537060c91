import type { Kysely } from "kysely";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { type EndedGrants, openAccess } from "#server/modules/access/guests.ts";
import { endPreviewLink, listPreviewLinks, makePreviewLink } from "#server/modules/access/preview-links.ts";
import { verifyAccessCode, verifySiteAccess } from "#server/modules/access/sign-in.ts";
import { createSyncAnalytics, posthogSync } from "#server/modules/analytics/events.ts";
import { readInsights } from "#server/modules/analytics/figures.ts";
import { type Answer, dermafloChat, productChatbot, rateAnswer } from "#server/modules/assistant/answers.ts";
import { listQuestions, readAssistants } from "#server/modules/assistant/operator.ts";
import { listDeadJobs, retryAllJobs, retryJob } from "#server/modules/back-office/dead-jobs.ts";
import { listMail, readLateMail, readMail } from "#server/modules/back-office/mailbox.ts";
import { closeEverySession, closeSession, isSession, makeLink, openSession } from "#server/modules/back-office/session.ts";
import { recordConsent } from "#server/modules/consent/consent.ts";
import { getUserLocation } from "#server/modules/location/location.ts";
import { cancelByForm, complainAboutPrivacy, contactUs, reportReaction, talkToPerson } from "#server/modules/messages/forms.ts";
import { closeEnquiry, listEnquiries } from "#server/modules/messages/operator.ts";
import { cancelOrder, refundOrder } from "#server/modules/orders/cancellation.ts";
import { startCheckout } from "#server/modules/orders/checkout.ts";
import { deliverOrder, dispatchOrder } from "#server/modules/orders/dispatch.ts";
import { confirmDispatch, readDispatch } from "#server/modules/orders/dispatch-date.ts";
import { endHold, endUnpaidOrder } from "#server/modules/orders/expiry.ts";
import { correctAddress, findOrder, sendReceipt } from "#server/modules/orders/order-page.ts";
import { getPaymentState } from "#server/modules/orders/payment-state.ts";
import { hasPaidOrder, hasUnpaidOrder, listOrders, readOrder, readOrderForOwner, readOwnOrders } from "#server/modules/orders/queries.ts";
import { settleRefund } from "#server/modules/orders/refunds.ts";
import type { NetworkCode } from "#server/modules/orders/reservation.ts";
import { listReturns, returnOrder, settleReturn } from "#server/modules/orders/returns.ts";
import { closeSales, getAvailability, openSales, readClosure } from "#server/modules/orders/sales.ts";
import { adjustStock, readStock } from "#server/modules/orders/stock.ts";
import type { Erasures } from "#server/modules/privacy/journal.ts";
import { copyForOwner, erasePerson, listErasures, settleErasure } from "#server/modules/privacy/operator.ts";
import { askForMyData, copyMyData, eraseMyData, readDataRequest } from "#server/modules/privacy/requests.ts";
import { createShipment, type LabelLinks, readLabel, readParcel, readShipmentPage, readTracking } from "#server/modules/shipping/label-page.ts";
import { orderLabels } from "#server/modules/shipping/operator.ts";
import { confirmSignUp, readSignUpLink } from "#server/modules/waitlist/confirmation.ts";
import { readOpening, startOpening, steerOpening } from "#server/modules/waitlist/invitations-operator.ts";
import type { ListLinks } from "#server/modules/waitlist/links.ts";
import { readMailingList } from "#server/modules/waitlist/operator.ts";
import { changeListDetails, leaveWarmthList, readListPlace, sendListLink, takeOffList } from "#server/modules/waitlist/own-page.ts";
import { isReferralCode, readPlace } from "#server/modules/waitlist/position.ts";
import { mailchimpSubscribe } from "#server/modules/waitlist/sign-up.ts";
import { listAlerts, resolveAlert } from "#server/platform/alerts.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { type FormGuard, guarded } from "#server/platform/limits/form-guard.ts";
import type { Lockout } from "#server/platform/limits/lockout.ts";
import { type Throttle, throttleLinks } from "#server/platform/limits/throttle.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob, SendJobs } from "#server/platform/queue/queue.ts";
import type { TokenSigner } from "#server/platform/tokens/signed-tokens.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import type { Geo } from "#server/providers/geo/port.ts";
import type { MailingList } from "#server/providers/mailing-list/port.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

type Needs = {
  seal: TokenSigner;
  ended: EndedGrants;
  tries: Lockout;
  isPassword: ((password: string) => Promise<boolean>) | null;
  db: Kysely<Tables>;
  sendJob: SendJob;
  sendJobs: SendJobs;
  throttle: Throttle;
  payments: Payments;
  shipping: Shipping;
  list: MailingList;
  erasures: Erasures;
  labelLinks: LabelLinks;
  listLinks: ListLinks;
  geo: Geo;
  quotas: DailyQuotas;
  forms: FormGuard;
  networkCode: NetworkCode;
  analytics: Analytics;
  answer: Answer;
  now: () => Date;
  config: Config;
  log: Log;
};

/** What a machine wrote, most likely, is kept all the same, but set aside and not mailed: a browser may have been overzealous. */
const setAside = { trapped: "pass on" } as const;

/** The list of everything the server can do. */
export const createBackend = (needs: Needs): Backend => ({
  mailchimpSubscribe: guarded(needs)(mailchimpSubscribe(needs)),
  confirmSignUp: confirmSignUp(needs),
  readSignUpLink: throttleLinks(needs)(readSignUpLink(needs)),
  readPlace: throttleLinks(needs)(readPlace(needs)),
  isFriend: throttleLinks(needs)(isReferralCode(needs)),

  leaveWarmthList: leaveWarmthList(needs),
  changeListDetails: changeListDetails(needs),
  sendListLink: guarded(needs)(sendListLink(needs)),
  readListPlace: throttleLinks(needs)(readListPlace(needs)),
  askForMyData: guarded(needs)(askForMyData(needs)),
  readDataRequest: throttleLinks(needs)(readDataRequest(needs)),
  copyMyData: copyMyData(needs),
  eraseMyData: eraseMyData(needs),

  stampForm: async (browser, sent) => needs.forms.stamp(browser, sent),
  mailsWait: () => needs.quotas.areUsed("mails"),

  getUserLocation: getUserLocation(needs),

  getAvailability: getAvailability(needs),
  startCheckout: guarded(needs)(startCheckout(needs)),
  getPaymentState: getPaymentState(needs),
  hasOpenOrder: hasUnpaidOrder(needs),
  hasPaidOrder: hasPaidOrder(needs),
  readOwnOrders: readOwnOrders({ ...needs, getPaymentState: getPaymentState(needs) }),

  readOrder: throttleLinks(needs)(readOrder(needs)),
  findOrder: guarded(needs)(findOrder(needs)),
  correctAddress: correctAddress(needs),
  cancelOrder: cancelOrder(needs),
  returnOrder: returnOrder(needs),
  sendReceipt: sendReceipt(needs),

  createShipment: guarded(needs)(createShipment(needs)),
  readShipment: throttleLinks(needs)(readShipmentPage(needs)),
  readLabel: throttleLinks(needs)(readLabel(needs)),
  readTracking: throttleLinks(needs)(readTracking(needs)),
  readParcel: readParcel(needs),
  labelsAreSpecimens: async () => !needs.shipping.live,

  contactUs: guarded(needs, setAside)(contactUs(needs)),
  reportReaction: guarded(needs, setAside)(reportReaction(needs)),
  complainAboutPrivacy: guarded(needs, setAside)(complainAboutPrivacy(needs)),
  cancelByForm: guarded(needs, setAside)(cancelByForm(needs)),
  recordConsent: recordConsent(needs),
  posthogSync: posthogSync({ ...needs, syncAnalytics: createSyncAnalytics(needs) }),

  productChatbot: productChatbot(needs),
  dermafloChat: dermafloChat(needs),
  rateAnswer: rateAnswer(needs),
  talkToPerson: guarded(needs, setAside)(talkToPerson(needs)),

  verifySiteAccess: verifySiteAccess(needs),
  verifyAccessCode: verifyAccessCode(needs),
  access: openAccess(needs),

  operator: operator(needs),
});

const operator = (needs: Needs): OperatorBackend => ({
  makeLink: makeLink(needs),
  openSession: throttleLinks(needs)(openSession(needs)),
  isSession: isSession(needs),
  closeSession: closeSession(needs),
  closeEverySession: closeEverySession(needs),
  listMail: listMail(needs),
  readMail: readMail(needs),
  listOrders: listOrders(needs),
  readOrder: readOrderForOwner(needs),
  dispatchOrder: dispatchOrder(needs),
  deliverOrder: deliverOrder(needs),
  refundOrder: refundOrder(needs),
  settleRefund: settleRefund(needs),
  listReturns: listReturns(needs),
  settleReturn: settleReturn(needs),
  ...orderLabels(needs),
  readStock: readStock(needs),
  adjustStock: adjustStock(needs),
  listFlags: listAlerts(needs),
  resolveFlag: resolveAlert(needs),
  readInsights: readInsights(needs),
  listLetters: listEnquiries(needs),
  closeLetter: closeEnquiry(needs),
  listQuestions: listQuestions(needs),
  readAssistants: readAssistants(needs),
  readMailingList: readMailingList(needs),
  copyPerson: copyForOwner(needs),
  erasePerson: erasePerson(needs),
  listErasures: listErasures(needs),
  settleErasure: settleErasure(needs),
  readOpening: readOpening(needs),
  startOpening: startOpening(needs),
  steerOpening: steerOpening(needs),
  takeOffList: takeOffList(needs),
  endUnpaidOrder: endUnpaidOrder({ ...needs, endHold: endHold(needs) }),
  readDispatch: readDispatch(needs),
  confirmDispatch: confirmDispatch(needs),
  readClosure: readClosure(needs),
  closeSales: closeSales(needs),
  openSales: openSales(needs),
  listDeadJobs: listDeadJobs(needs),
  retryJob: retryJob(needs),
  retryAllJobs: retryAllJobs(needs),
  readLateMail: () => readLateMail(needs.db, needs.now()),
  makePreviewLink: makePreviewLink(needs),
  listPreviewLinks: listPreviewLinks(needs),
  endPreviewLink: endPreviewLink(needs),
});
