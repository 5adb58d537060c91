import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { refundTimes } from "#content/site/shared.ts";

export const cancellation = {
  title: "Cancel a pre-order",
  description: `Three ways to cancel your ${brand.name} pre-order: on your order page, with a form you fill in here, or on paper.`,
  cold: "Changed",
  warm: "your mind?",
  lead: `You can cancel until 14 days after your tube arrives, as long as its seal is unbroken. You don't have to say why. We aim for your refund to arrive in ${refundAim}. ${refundTimes.from}`,
  onThePage: {
    title: "On your order page",
    text: "This is the quickest way. Before we send your tube, one button cancels your order and refunds you. After that, a different button cancels it, and we'll email you where to send the tube and by when. You pay the postage, unless the tube is faulty or not what you ordered. The link to your order page is in your confirmation email.",
    button: "Get a new link",
  },
  byForm: {
    title: "By form or by email",
    before: "You can do this before or after we send your tube.",
    link: "Fill in the form below",
    or: ", or write to",
    after: "in your own words.",
  },
  onPaper: { title: "On paper", link: "The standard legal form", after: ", to print, sign and post. What counts is the day you send it." },
  faulty: ["Something wrong with the tube itself? You have more rights than these: see ", { words: "Faulty goods", to: "/pre-order-terms#faulty-goods" }, "."],
  form: {
    cold: "Cancel",
    warm: "online",
    notice: `To ${company.name}, ${company.office}: I hereby give notice that I cancel my contract of sale of one tube of ${brand.name}.`,
    confirmation: "We'll email you to confirm we've received it, by the next day at the latest. Keep that email: it shows when you told us.",
    address: "Your address",
    order: { label: "Order reference (optional)", help: `For example, ${brand.referencePrefix}-7K4M-2Q9X.` },
    dates: "Date you ordered or received the tube (optional)",
    send: "Send cancellation",
    tool: { toolname: "cancel_order", tooldescription: "Sends the form that cancels a person's order. Only when the person has asked for it." },
  },
  paper: { title: "Model cancellation form", print: "Print this form" },
} as const;

/** The model form of the Consumer Contracts Regulations 2013, Schedule 3 part B: its words are the law's. */
export const cancellationForm = [
  `To ${company.name}, ${company.office}, ${company.email}:`,
  "I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]/for the supply of the following service [*],",
  "Ordered on [*]/received on [*],",
  "Name of consumer(s),",
  "Address of consumer(s),",
  "Signature of consumer(s) (only if this form is notified on paper),",
  "Date",
  "[*] Delete as appropriate.",
] as const;
