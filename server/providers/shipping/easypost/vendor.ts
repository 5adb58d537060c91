import * as v from "valibot";
import { unnamed } from "#content/legal/companies.ts";
import { between, matching, origin } from "#server/platform/settings.ts";
import { vendor } from "#server/providers/vendor.ts";

export const easypost = vendor({
  port: "SHIPPING",
  name: "easypost",
  settings: {
    EASYPOST_API_KEY: matching(/^\w{8,200}$/, "a key, such as EZAK…"),
    EASYPOST_WEBHOOK_SECRET: v.optional(between(16, 200, "16 to 200 characters")),
    EASYPOST_URL: v.optional(origin, "https://api.easypost.com"),
  },
  required: ["EASYPOST_API_KEY"],
  async open({ EASYPOST_URL: url, EASYPOST_API_KEY: key, EASYPOST_WEBHOOK_SECRET: webhookSecret }, { now, fetch }) {
    const { createEasyPostShipping } = await import("#server/providers/shipping/easypost/create-easypost-shipping.ts");
    return createEasyPostShipping({ url, key, webhookSecret, fetch, now });
  },
  missing: ({ EASYPOST_API_KEY, EASYPOST_WEBHOOK_SECRET }) => [
    ...(EASYPOST_API_KEY.startsWith("EZTK") ? ["EASYPOST_API_KEY is a test key: its labels are specimens"] : []),
    ...(EASYPOST_WEBHOOK_SECRET ? [] : ["EASYPOST_WEBHOOK_SECRET is missing: what EasyPost reports of parcels is refused"]),
  ],
  company: {
    name: "EasyPost, and the carrier",
    country: unnamed,
    work: "make the shipping label and deliver the parcel. For that they are given your name, delivery address and email address, and your phone number if you gave it",
  },
});
