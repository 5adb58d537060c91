// Every vendor that a setting can choose: a line each.
export { posthog } from "#server/providers/analytics/posthog/vendor.ts";
export { openAiCompatible } from "#server/providers/language-model/openai-compatible.ts";
export { smtp } from "#server/providers/mail/smtp.ts";
export { mailchimp } from "#server/providers/mailing-list/mailchimp/vendor.ts";
export { stripe } from "#server/providers/payments/stripe/vendor.ts";
export { easypost } from "#server/providers/shipping/easypost/vendor.ts";
