import { brand } from "#content/brand.ts";

export const reactionReport = {
  title: "Report a skin reaction",
  description: `Has your skin reacted to ${brand.name}? What to do now, when to ask a pharmacist, doctor or NHS 111, and how to tell us.`,
  cold: "Has your skin",
  warm: "reacted?",
  lead: "First look after yourself. The report can wait; it will be here later.",
  form: {
    title: "Then tell us",
    why: "Every report is read by a person and kept with those of the same batch: that is how a pattern shows. A serious one is passed on to the authority, as the law on cosmetics asks.",
    keepTheTube: [
      "Please keep the tube until we have answered. What happens to your report is in the ",
      { words: "Privacy Policy", to: "/privacy-policy#writing-to-us" },
      ".",
    ],
    happened: { label: "What happened?", help: "What you saw and felt, in your own words." },
    when: { label: "When did it begin?", help: "Roughly: the day, and how long after you put the cream on." },
    where: { label: "Where on the body?", help: "Such as: back of the left hand, between the toes." },
    severity: {
      label: "How bad is it, or was it?",
      options: [
        ["mild", "Mild: red, warm, itchy or dry, and settling"],
        ["troubling", "Troubling: sore, blistered or spreading, or not settling"],
        ["serious", "Serious: I needed medical help, or could not carry on"],
      ],
    },
    stopped: {
      label: "Have you stopped using the cream?",
      options: [
        ["yes", "Yes"],
        ["no", "No, not yet"],
      ],
    },
    batch: { label: "Batch number (if you have the tube to hand)", help: "It is pressed into the flat end of the tube." },
    consent:
      "I agree that you keep what I have written about my health, to look after me and to meet the law on the safety of cosmetics. You will use it for nothing else, and I can take this back.",
    consentTool: "Agreement to keep what is written about health. Tick only when the person has said yes",
    send: "Send report",
    tool: {
      toolname: "report_skin_reaction",
      tooldescription: "Tells the shop how a person's skin reacted. In an emergency the person calls 999 instead.",
    },
  },
} as const;
