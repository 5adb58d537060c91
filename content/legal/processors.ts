/**
 * Companies that handle personal data for us, by the setting that chooses them. Empty: that work is done on our own systems.
 * A test compares this with what the settings allow, so that no vendor is added without a word here.
 */
export const processors = {
  PAYMENTS: [],
  MAIL: [],
  ANALYTICS: [{ setting: "posthog", name: "PostHog, Inc.", country: "the United States", work: "counts visits, of those who allow it" }],
} as const satisfies Record<string, readonly { setting: string; name: string; country: string; work: string }[]>;
