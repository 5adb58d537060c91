import { brand } from "#content/brand.ts";
import { reactionConsent } from "#content/consent-wording.ts";

const agreed = reactionConsent("me", "you", "my");

export const reactionReport = {
  title: "Report a skin reaction",
  description: `Has your skin reacted to ${brand.name}? What to do now, when to ask a pharmacist or doctor, when to call 111, and how to tell us.`,
  cold: "Has your skin",
  warm: "reacted?",
  lead: "Look after yourself first. You can come back and report it later.",
  form: {
    title: "Then tell us",
    why: "A person reads every report and compares it with others from the same batch. If it's serious, we tell the authorities, as the law on cosmetics says we must.",
    keepTheTube: [
      "Please keep the tube, with its batch number: we may email you with a question. What happens to your report is in the ",
      { words: "Privacy Policy", to: "/privacy-policy#writing-to-us" },
      ".",
    ],
    happened: { label: "What happened?", help: "What you saw and felt, in your own words." },
    when: { label: "When did it begin?", help: "Roughly: the day, and how long after you put the cream on." },
    where: { label: "Where on your body?", help: "For example, the back of the left hand, or between the toes." },
    severity: {
      label: "How bad is it, or was it?",
      options: [
        ["mild", "Mild: red, warm, itchy or dry, and settling"],
        ["troubling", "Troubling: sore, blistered or spreading, or not settling"],
        ["serious", "Serious: I needed medical help, or couldn't carry on with my day"],
      ],
    },
    stopped: {
      label: "Have you stopped using the cream?",
      options: [
        ["yes", "Yes"],
        ["no", "No, not yet"],
      ],
    },
    batch: { label: "Batch number (if you have the tube to hand)", help: "It's on the tube itself." },
    consent: `I agree that you can use what I've written about my health ${agreed.use}, and keep my report of the reaction for ${agreed.period}. I can withdraw this at any time: ${agreed.withdrawn}`,
    consentTool: "Agreement to keep what is written about health. Tick only when the person has said yes",
    send: "Send report",
    tool: {
      toolname: "report_skin_reaction",
      tooldescription: "Tells the shop how a person's skin reacted. In an emergency the person calls 999 instead.",
    },
  },
} as const;
