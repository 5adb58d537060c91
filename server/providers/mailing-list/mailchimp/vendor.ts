import * as v from "valibot";
import { matching, origin } from "#server/platform/settings.ts";
import { vendor } from "#server/providers/vendor.ts";

export const mailchimp = vendor({
  port: "MAILING_LIST",
  name: "mailchimp",
  settings: {
    MAILCHIMP_API_KEY: matching(/^[\da-z]{8,64}-[a-z]{2,4}\d{1,3}$/, "a key with its data centre, such as 0123abcd…-us21"),
    MAILCHIMP_LIST_ID: matching(/^[\da-z]{4,32}$/, "an audience's ID, such as a6b5da1054"),
    MAILCHIMP_WEBHOOK_SECRET: matching(/^[\w-]{22,128}$/, "22 to 128 letters, digits, - or _"),
    MAILCHIMP_PERMISSION_ID: matching(/^[\da-z]{4,32}$/, "a marketing permission's ID"),
    MAILCHIMP_URL: v.optional(origin),
  },
  required: ["MAILCHIMP_API_KEY", "MAILCHIMP_LIST_ID", "MAILCHIMP_WEBHOOK_SECRET"],
  async open({ MAILCHIMP_API_KEY: key, MAILCHIMP_LIST_ID: listId, MAILCHIMP_PERMISSION_ID: permissionId, MAILCHIMP_URL: url }, { fetch }) {
    const { createMailchimpList } = await import("#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts");
    return createMailchimpList({ key, listId, permissionId, url, fetch });
  },
  missing: ({ MAILCHIMP_URL }) => (MAILCHIMP_URL ? ["MAILCHIMP_URL is not Mailchimp's own address"] : []),
  company: {
    name: "Intuit Mailchimp, our mailing list provider",
    country: "the United States",
    work: "sends the Warmth List's news, so we give it your name, email address and country, when you joined, and whether you asked for tips and news as well",
  },
});
