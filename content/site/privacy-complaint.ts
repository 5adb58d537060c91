export const privacyComplaint = {
  title: "Privacy complaint",
  description: "Complain about how we have handled your personal data. You'll get a reference straight away, and an acknowledgement by email.",
  cold: "Complain about",
  warm: "how we've used your data",
  lead: "If you think we've been careless with your personal data, please tell us.",
  next: {
    title: "What happens next",
    steps: [
      {
        when: "Straight away",
        text: "You'll get a reference on screen. We'll also email you to confirm we have it, by the next day at the latest. The law gives us 30 days for that.",
      },
      { when: "Then", text: "A person looks into it without undue delay, gets in touch with you if anything is unclear, and keeps you up to date." },
      { when: "At the end", text: "We'll tell you the outcome, the reasons for it, and what we're changing." },
    ],
    elsewhere: "You don't have to come to us first, or accept our answer. You can complain to the Information Commissioner's Office at",
    address: "ico.org.uk/make-a-complaint",
    phone: "or on 0303\u00a0123\u00a01113.",
  },
  form: {
    title: "Your complaint",
    complaint: { label: "What went wrong?", help: "What we did with your data, or failed to do, and roughly when." },
    wanted: "What would put it right? (optional)",
    send: "Send complaint",
    tool: { toolname: "complain_about_data", tooldescription: "Sends a complaint about how the shop handles the person's data." },
  },
} as const;
