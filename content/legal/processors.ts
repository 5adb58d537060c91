/** Which company it is, the setting alone knows: whoever chooses it names it below, and the launch check asks for it. */
export const unnamed = "a country still to be named here";

/**
 * Companies that handle personal data for us, by the setting that chooses them. Empty: that work is done on our own systems.
 * A test compares this with what the settings allow, so that no vendor is added without a word here.
 */
export const processors = {
  // Which of its companies, and where, depends on the owner's own contract with it: whoever chooses it names it here.
  PAYMENTS: [
    {
      setting: "stripe",
      name: "Stripe, our payment provider",
      country: unnamed,
      work: "takes your card on its own page, and for that is given your order’s price and reference, and by you your name, email and delivery address",
    },
  ],
  SHIPPING: [
    {
      setting: "easypost",
      name: "EasyPost, and the carrier that brings your parcel",
      country: unnamed,
      work: "make the shipping label and bring the parcel, and for that are given your name, delivery address and email address, and your phone number if you gave it",
    },
  ],
  MAIL_DELIVERY: [
    { setting: "smtp", name: "Our email provider", country: unnamed, work: "carries the emails we send you, with your address and what stands in them" },
  ],
  MAILING_LIST: [
    {
      setting: "mailchimp",
      name: "Intuit Mailchimp, our mailing list provider",
      country: "the United States",
      work: "sends the Warmth List’s news, and for that is given your name, email address and country, when you joined, and whether you asked for tips and news as well",
    },
  ],
  ANALYTICS: [{ setting: "posthog", name: "PostHog, Inc.", country: "the United States", work: "counts visits, of those who allow it" }],
  ASSISTANT: [
    {
      setting: "openai-compatible",
      name: "The provider of our language model",
      country: unnamed,
      work: "puts the assistants’ answers into words, and for that is sent what you ask them, without your name or network address",
    },
  ],
} as const satisfies Record<string, readonly { setting: string; name: string; country: string; work: string }[]>;
