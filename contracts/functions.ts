import type { GenericSchema } from "valibot";
import * as askForMyData from "#contracts/ask-for-my-data.ts";
import * as cancelByForm from "#contracts/cancel-by-form.ts";
import * as cancelOrder from "#contracts/cancel-order.ts";
import * as changeListDetails from "#contracts/change-list-details.ts";
import * as complainAboutPrivacy from "#contracts/complain-about-privacy.ts";
import * as confirmSignUp from "#contracts/confirm-sign-up.ts";
import * as contactUs from "#contracts/contact-us.ts";
import * as copyMyData from "#contracts/copy-my-data.ts";
import * as correctAddress from "#contracts/correct-address.ts";
import * as createShipment from "#contracts/create-shipment.ts";
import * as dermafloChat from "#contracts/dermaflo-chat.ts";
import * as eraseMyData from "#contracts/erase-my-data.ts";
import * as findOrder from "#contracts/find-order.ts";
import * as getAvailability from "#contracts/get-availability.ts";
import * as getPaymentState from "#contracts/get-payment-state.ts";
import * as getUserLocation from "#contracts/get-user-location.ts";
import * as leaveWarmthList from "#contracts/leave-warmth-list.ts";
import type { Limits } from "#contracts/limit.ts";
import * as mailchimpSubscribe from "#contracts/mailchimp-subscribe.ts";
import * as posthogSync from "#contracts/posthog-sync.ts";
import * as productChatbot from "#contracts/product-chatbot.ts";
import * as rateAnswer from "#contracts/rate-answer.ts";
import * as recordConsent from "#contracts/record-consent.ts";
import * as reportReaction from "#contracts/report-reaction.ts";
import * as returnOrder from "#contracts/return-order.ts";
import * as sendListLink from "#contracts/send-list-link.ts";
import * as sendReceipt from "#contracts/send-receipt.ts";
import * as startCheckout from "#contracts/start-checkout.ts";
import * as talkToPerson from "#contracts/talk-to-person.ts";
import * as verifyAccessCode from "#contracts/verify-access-code.ts";
import * as verifySiteAccess from "#contracts/verify-site-access.ts";

/**
 * Every function that anyone may call: `POST /functions/v1/<name>`.
 * The backend's method has the same name in camel case.
 */
export const functions = {
  "mailchimp-subscribe": { summary: "Join the Warmth List", method: "mailchimpSubscribe", ...mailchimpSubscribe },
  "confirm-sign-up": { summary: "Confirm a place on the Warmth List", method: "confirmSignUp", ...confirmSignUp },
  "leave-warmth-list": { summary: "Leave the Warmth List", method: "leaveWarmthList", ...leaveWarmthList },
  "change-list-details": { summary: "Change what the Warmth List holds of you", method: "changeListDetails", ...changeListDetails },
  "send-list-link": { summary: "Email a fresh link to a place on the Warmth List", method: "sendListLink", ...sendListLink },
  "start-checkout": { summary: "Hold one tube and open a payment session", method: "startCheckout", ...startCheckout },
  "get-availability": { summary: "Whether pre-orders are open, and when they ship", method: "getAvailability", ...getAvailability },
  "get-user-location": { summary: "The country that this call comes from", method: "getUserLocation", ...getUserLocation },
  "get-payment-state": { summary: "How a payment stands", method: "getPaymentState", ...getPaymentState },
  "cancel-order": { summary: "Cancel before dispatch, with a full refund", method: "cancelOrder", ...cancelOrder },
  "return-order": { summary: "Cancel after dispatch, and send the tube back", method: "returnOrder", ...returnOrder },
  "send-receipt": { summary: "Email a paid order's receipt to its buyer", method: "sendReceipt", ...sendReceipt },
  "correct-address": { summary: "Correct the delivery address before dispatch", method: "correctAddress", ...correctAddress },
  "find-order": { summary: "Email a lost order link again", method: "findOrder", ...findOrder },
  "create-shipment": { summary: "Make a shipping label", method: "createShipment", ...createShipment },
  "contact-us": { summary: "Send a message to the shop", method: "contactUs", ...contactUs },
  "report-reaction": { summary: "Report a reaction of the skin", method: "reportReaction", ...reportReaction },
  "complain-about-privacy": { summary: "Complain about how personal data is handled", method: "complainAboutPrivacy", ...complainAboutPrivacy },
  "ask-for-my-data": { summary: "Be mailed a link to a copy of everything held about an address, or to an end to it", method: "askForMyData", ...askForMyData },
  "copy-my-data": { summary: "A copy of everything held about an address", method: "copyMyData", ...copyMyData },
  "erase-my-data": { summary: "An end to everything held about an address", method: "eraseMyData", ...eraseMyData },
  "cancel-by-form": { summary: "Send the model cancellation form", method: "cancelByForm", ...cancelByForm },
  "posthog-sync": { summary: "Count what visitors allowed to be counted; the owner's figures", method: "posthogSync", ...posthogSync },
  "record-consent": { summary: "Write down a choice about cookies", method: "recordConsent", ...recordConsent },
  "product-chatbot": { summary: "Ask the product's assistant", method: "productChatbot", ...productChatbot },
  "dermaflo-chat": { summary: "Ask the partners' assistant", method: "dermafloChat", ...dermafloChat },
  "rate-answer": { summary: "A thumb up or down for an assistant's answer", method: "rateAnswer", ...rateAnswer },
  "talk-to-person": { summary: "Send a conversation with an assistant to a person", method: "talkToPerson", ...talkToPerson },
  "verify-site-access": { summary: "Open a closed site by its password", method: "verifySiteAccess", ...verifySiteAccess },
  "verify-access-code": { summary: "Open a closed site by its access code", method: "verifyAccessCode", ...verifyAccessCode },
} as const satisfies Record<string, { summary: string; method: string; input: GenericSchema; output: GenericSchema; limits: Limits; streams?: true }>;

export type FunctionName = keyof typeof functions;
