import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { whenFrozen, whenFumes, whenInAnEye, whenSpreading, whenSwallowed, whenUrgent, whenWorried } from "#content/when-worried.ts";
import type { Source } from "#contracts/assistant.ts";

export type Fixed = { text: string; sources: readonly Source[] };

const report: Source = { title: "Report a skin reaction", path: "/reaction-report" };
const safeUse: Source = { title: "Terms: using the cream safely", path: "/terms#safe-use" };
const contact: Source = { title: "Get in Contact", path: "/contact" };

const cosmetic = `${claims.disclaimer.words} So I can't say whether it's right for you: please ask a pharmacist or doctor before you use it.`;
const afterwards = "Once you've had help, please tell us on the skin reaction form: a person reads every report.";
const [ambulance, washOff, notSettled, quickHelp] = whenWorried;
/** For what no frame knows: it may be urgent all the same. */
const ifSudden = "If it came on suddenly, is getting worse fast, or somebody is very unwell, don't wait: call 999, or 111 if you aren't sure.";
/** For what a frame may have taken for less than it is. */
const ifUnwell = "If somebody is very unwell or getting worse, don't wait: call 999, or 111 if you aren't sure.";
const ifIrritated =
  "If your skin becomes irritated, stop using it and wash it off. If it doesn't settle, or worries you, get medical help first, and then tell us on the skin reaction form.";

const aboutTheSkin = `${claims.disclaimer.words} Please ask a pharmacist or doctor about the skin itself. ${ifUnwell}\n${ifIrritated}`;
const whereNot = "No: keep the cream away from eyes, mouth and broken skin";
const ifThere = "If some is there already, here's what to do.";

/** The kind answer on health, by what was asked about. Nobody's situation is judged in it. */
export const carefulAnswers = {
  general: {
    text: `I'm sorry, that's a health question, and a shop is the wrong place to ask. ${ifSudden} ${cosmetic}\n${ifIrritated}`,
    sources: [report, safeUse],
  },
  pregnancy: {
    text: `If you are pregnant or breastfeeding, please ask a pharmacist, midwife or doctor before you use it. ${claims.disclaimer.words} I can't say whether it's right for you. ${ifUnwell}\n${ifIrritated}`,
    sources: [{ title: "Who is it for?", path: "/faq#who-is-it-for" }, report],
  },
  child: {
    text: `The shop is meant for adults, and the cream should be kept out of the reach of children. ${claims.disclaimer.words} For a child, please ask a pharmacist or doctor; I can't say that it's suitable. ${ifUnwell}\n${ifIrritated}`,
    sources: [safeUse, report],
  },
  wound: {
    text: `Keep the cream away from broken skin: cuts, cracks, blisters, burns and sores. ${aboutTheSkin}`,
    sources: [safeUse, report],
  },
  medicine: {
    text: `Please ask a pharmacist or doctor before you use it with a medicine or another cream, after an operation, or if you wear a device such as a pacemaker. Don't stop or change a medicine without asking them. ${claims.disclaimer.words} ${ifUnwell}\n${ifIrritated}`,
    sources: [report, safeUse],
  },
  symptom: {
    text: `I'm sorry, a shop is the wrong place to ask about that. Please have it looked at by a pharmacist or doctor before you use anything on it. ${ifSudden}\n${claims.disclaimer.words}`,
    sources: [{ title: "Why hands and feet get cold", path: "/cold-comfort" }, safeUse],
  },
  emergency: {
    text: `${whenUrgent} If the cream is on, wash it off with mild soap and water, and stop using it. ${quickHelp}\n${afterwards}`,
    sources: [report],
  },
  frozen: {
    text: `${whenFrozen.join(" ")}\n${claims.disclaimer.words}`,
    sources: [{ title: "Why hands and feet get cold", path: "/cold-comfort" }, safeUse],
  },
  fumes: { text: `${whenFumes}\n${claims.disclaimer.words}`, sources: [safeUse] },
  spreading: { text: `${whenSpreading}\n${claims.disclaimer.words}`, sources: [safeUse] },
  eye: { text: `${whenInAnEye}\n${afterwards}`, sources: [report, safeUse] },
  animal: {
    text: `Please ring a vet, with the tube to hand. The cream is made for people's hands and feet, so nobody here can say what it does to an animal. ${claims.disclaimer.words}`,
    sources: [safeUse, contact],
  },
  swallowed: { text: `${whenSwallowed}\n${afterwards}`, sources: [report, safeUse] },
  reaction: {
    text: `I'm sorry to hear that. ${ambulance} ${ifSudden} ${washOff} ${notSettled}\n${afterwards}`,
    sources: [report, { title: "Can it cause redness or irritation?", path: "/faq#redness" }],
  },
  crisis: {
    text: "If you're in danger, or have taken something, call 999 now. I'm only a shop's chat program and can't give you the help you deserve, but somebody can: in the UK and Ireland, Samaritans listen day and night. Call 116 123, free.",
    sources: [],
  },
} as const satisfies Record<string, Fixed>;
/** What's said instead where it's asked beforehand whether the cream may go there. */
export const notThere: Partial<Record<CarefulKind, Fixed>> = {
  wound: { ...carefulAnswers.wound, text: `${whereNot}, such as cuts, cracks, blisters, burns and sores. ${aboutTheSkin}` },
  eye: { ...carefulAnswers.eye, text: `${whereNot}. ${ifThere}\n${carefulAnswers.eye.text}` },
  swallowed: { ...carefulAnswers.swallowed, text: `${whereNot}. ${ifThere}\n${carefulAnswers.swallowed.text}` },
};
export type CarefulKind = keyof typeof carefulAnswers;
export const isCarefulKind = (kind: string): kind is CarefulKind => Object.hasOwn(carefulAnswers, kind);

/** When our content does not answer. */
export const unknownAnswer: Fixed = {
  text: "I don't know that: I've found nothing about it in what we've published, and I'd rather not guess. A person can answer: press “Talk to a person” here, or write to us.",
  sources: [contact],
};

/** What is said of greetings and of the assistant itself. */
export const socialAnswers = {
  greeting: `Hello! What would you like to know about ${brand.name}? You can ask about the cream, the price, delivery, returns, or anything else on this site.`,
  thanks: "You're welcome. Ask away if there's anything else.",
  goodbye: "Goodbye, and keep warm.",
  self: `I'm an AI assistant, a program and not a person. I answer from what this site says about ${brand.name}, with links to where it says so. If I can't find it there, I don't know it, but a person can answer.`,
  well: `I'm a program, so always much the same, thank you. What would you like to know about ${brand.name}?`,
  sorry: "I'm sorry that I was no help. Try other words, or press “Talk to a person” and a person will answer by email.",
  more: `Could you say a little more? You can ask about the cream, the price, delivery or returns, for instance.`,
} as const;
export type SocialKind = keyof typeof socialAnswers;

/** To what the assistant is not here for, however it is put. */
export const declinedAnswer: Fixed = {
  text: `I can't help with that. I only answer questions about ${brand.name} and this shop, from what the site says.`,
  sources: [contact],
};

/** To questions about somebody else: an order, an address, a conversation. */
export const othersAnswer: Fixed = {
  text: "We never tell one person about another's order, address or messages, and I can't see them: I only know what this site says. To see your own order, open the private link in your email.",
  sources: [{ title: "Find your order", path: "/order/find" }, contact],
};
