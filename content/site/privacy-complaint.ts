export const privacyComplaint = {
  title: "Privacy complaint",
  description: "Complain about how we have handled your personal data. You get a reference at once, and an acknowledgement by email.",
  cold: "Complain about",
  warm: "your data",
  lead: "If we have been careless with what you entrusted to us, we want to know it from you first.",
  next: {
    title: "What happens next",
    steps: [
      { when: "At once", text: "A reference on the screen, and an email that acknowledges your complaint. The law would give us 30 days for that." },
      { when: "Then", text: "A person looks into it without undue delay, asks you if something is unclear, and tells you how it is getting on." },
      { when: "At the end", text: "You get the outcome with the reasons for it, and what we change." },
    ],
    elsewhere: "You need not come to us first, or be content with our answer: the Information Commissioner’s Office takes complaints at",
    address: "ico.org.uk/make-a-complaint",
    phone: "and on 0303 123 1113.",
  },
  form: {
    title: "Your complaint",
    complaint: { label: "What went wrong?", help: "What we did with your data, or failed to do, and roughly when." },
    wanted: "What would put it right? (optional)",
    send: "Send complaint",
    tool: { toolname: "complain_about_data", tooldescription: "Sends a complaint about how the shop handles the person's data." },
  },
} as const;
