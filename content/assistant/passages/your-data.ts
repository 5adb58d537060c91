import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording } from "#content/cookie-wording.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import type { Source } from "#contracts/assistant.ts";

const privacy = (id: string, title: string): Source => ({ title: `Privacy Policy: ${title}`, path: `/privacy-policy#${id}` });
const cookies = (id: string, title: string): Source => ({ title: `Cookies Policy: ${title}`, path: `/cookies-policy#${id}` });
const yourData: Source = { title: "Your data", path: "/your-data" };
/** A line of a list without the word that begins it, such as "What we keep:". */
const after = (line: string) => {
  const said = line.replace(/^[^:]*: /, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
};
const kept = (section: string) => after(quote(privacyPolicy, section, "What we keep:"));
const period = (beginning: string) => quote(privacyPolicy, "how-long", beginning);
const chats = kept("assistants");
const choosing = (beginning: string) => quote(cookiesPolicy, "choosing", beginning);
const [introduction = ""] = privacyPolicy.introduction.map(String);

/** What is kept of whom, for how long, and what one may ask: a question each. */
export const aboutYourData: readonly Passage[] = [
  {
    id: "privacy/assistant",
    text: allOf(
      pickSentences(chats, "It is kept for 90 days").replace(/^It/, "What you write here and what the assistant answers"),
      whileSaid(pickSentences(introduction, "We keep little, we sell none"), "We sell none of it."),
      pickSentences(chats, "We do not keep your name"),
    ),
    sources: [privacy("assistants", "if you ask an assistant")],
    asks: ["do you keep what I type in this chat"],
  },
  {
    id: "privacy/order-data",
    text: allOf(
      whileSaid(kept("pre-orders"), `Of an order we keep ${kept("pre-orders").charAt(0).toLowerCase()}${kept("pre-orders").slice(1)}`),
      period("Orders: for tax"),
    ),
    sources: [privacy("pre-orders", "if you pre-order"), privacy("how-long", "how long we keep it")],
    asks: ["what do you keep about my order"],
  },
  {
    id: "privacy/list-data",
    text: allOf(
      whileSaid(kept("warmth-list"), `Of the Warmth List we keep ${kept("warmth-list").charAt(0).toLowerCase()}${kept("warmth-list").slice(1)}`),
      period("Warmth List:"),
    ),
    sources: [privacy("warmth-list", "if you join the Warmth List")],
    asks: ["what do you keep about people on the list"],
  },
  {
    id: "privacy/letters",
    text: allOf(
      period("Messages, privacy complaints"),
      whileSaid(kept("writing-to-us"), `We keep ${kept("writing-to-us").charAt(0).toLowerCase()}${kept("writing-to-us").slice(1)}`),
    ),
    sources: [privacy("writing-to-us", "if you write to us")],
    asks: ["how long do you keep a message I send you"],
  },
  {
    id: "privacy/not-sold",
    text: pickSentences(introduction, "We keep little, we sell none"),
    sources: [{ title: "Privacy Policy", path: "/privacy-policy" }],
    asks: ["do you sell my data"],
  },
  {
    id: "privacy/who-sees-it",
    text: allOf(
      "The Privacy Policy names each company that handles data for us, and what it is given.",
      quote(privacyPolicy, "who-sees-it", "Beyond that we pass data on only").replace(/^Beyond that we pass data on only/, "Beyond those we pass it on only"),
    ),
    sources: [privacy("who-sees-it", "who else sees your data")],
    asks: ["who else sees my data"],
  },
  {
    id: "privacy/visits",
    text: allOf(
      whileSaid(kept("visits"), `Only if you allow it, we count ${kept("visits").charAt(0).toLowerCase()}${kept("visits").slice(1)}`),
      quote(privacyPolicy, "visits", "What we do not keep:"),
    ),
    sources: [privacy("visits", "if you allow us to count visits")],
    asks: ["do you track which pages I look at"],
  },
  {
    id: "privacy/network-address",
    text: pickSentences(
      quote(privacyPolicy, "country", "To say what a price is about"),
      "The server looks your network address up",
      "To say what a price is about",
    ),
    sources: [privacy("country", "which country you seem to be in")],
    asks: ["do you keep my IP address or know where I am"],
  },
  {
    id: "privacy/reaction-data",
    text: pickSentences(
      quote(privacyPolicy, "writing-to-us", "A report of a skin reaction"),
      "We keep it only with your explicit consent",
      "You may withdraw",
    ).replace(/^We keep it/, "A report of a skin reaction is health data: we keep it"),
    sources: [privacy("writing-to-us", "if you write to us"), { title: "Report a skin reaction", path: "/reaction-report" }],
    asks: ["what happens with my report of a skin reaction"],
  },
  {
    id: "privacy/answer-time",
    text: pickSentences(quote(privacyPolicy, "your-rights", "A copy, or an end to it"), "We answer within one month", "A copy, or an end to it").replace(
      "A copy, or an end to it,",
      "A copy of your data, or an end to it,",
    ),
    sources: [privacy("your-rights", "your rights")],
    asks: ["how soon do you answer a request about my data"],
  },
  {
    id: "privacy/erased",
    text: quote(privacyPolicy, "your-rights", "When you end it, your place", "An order that is still under way"),
    sources: [yourData, privacy("your-rights", "your rights")],
    asks: ["what goes and what stays when I have my data erased"],
  },
  {
    id: "privacy/backups",
    text: quote(privacyPolicy, "your-rights", "A scrambled code of your address", "Companies that hold something for us"),
    sources: [privacy("your-rights", "your rights"), yourData],
    asks: ["what about backups when my data is erased"],
  },
  {
    id: "privacy/complain",
    text: quote(privacyPolicy, "complaints"),
    sources: [{ title: "Privacy complaint", path: "/privacy-complaint" }, privacy("complaints", "complaints")],
    asks: ["how do I complain about my data"],
  },
  {
    id: "privacy/no-profiles",
    text: quote(privacyPolicy, "your-rights", "No decision about you"),
    sources: [privacy("your-rights", "your rights")],
    asks: ["do you profile people or decide by machine"],
  },
  {
    id: "cookies/settings",
    text: choosing("Cookie Settings, here and at the foot").replace(", here and at the foot", ", at the foot"),
    sources: [cookies("choosing", "how you choose")],
    asks: ["how do I change my mind about cookies"],
  },
  {
    id: "cookies/refuse",
    text: [choosing("Three seconds after"), choosing("Until you have chosen")].every(Boolean)
      ? `${pickSentences(choosing("Three seconds after"), "Refusing takes one press")} ${choosing("Until you have chosen")}`
      : "",
    sources: [cookies("choosing", "how you choose")],
    asks: ["can I refuse cookies"],
  },
  {
    id: "cookies/privacy-control",
    text: choosing("If your browser sends Global Privacy Control"),
    sources: [cookies("choosing", "how you choose")],
    asks: ["do you honour Global Privacy Control"],
  },
  {
    id: "cookies/asked-again",
    text: choosing("We ask again after twelve months").replace("this page changes", "the Cookies Policy changes"),
    sources: [cookies("choosing", "how you choose"), cookies("necessary", "strictly necessary")],
    asks: ["how often do you ask about cookies again"],
  },
  {
    id: "cookies/advertising",
    text: allOf(
      "Advertising cookies are",
      cookieWording[currentCookieWording].categories.advertising.use.replace(/^N/, "n"),
      pickSentences(introduction, "We keep little, we sell none"),
    ),
    sources: [cookies("advertising", "advertising")],
    asks: ["do you use advertising cookies"],
  },
];
