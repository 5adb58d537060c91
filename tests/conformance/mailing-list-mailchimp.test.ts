import { createMailchimpList } from "#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts";
import { memberId } from "#server/providers/mailing-list/mailchimp/member.ts";
import { mailingListConformance } from "#tests/conformance/mailing-list.ts";
import { mailchimpKeys, playMailchimp } from "#tests/support/mailchimp/play-mailchimp.ts";

mailingListConformance("mailchimp", async () => {
  let time = new Date("2026-11-22T10:00:00.400Z").getTime();
  const now = () => new Date(time);
  const vendor = await playMailchimp({ now });
  const { books } = vendor;
  return {
    list: createMailchimpList({ ...mailchimpKeys, url: vendor.url, now }),
    now,
    pass: (seconds) => {
      time += seconds * 1_000;
    },
    async nameOf(email) {
      const { FNAME = "", LNAME = "" } = books.find(memberId(email)).merge_fields;
      return `${FNAME} ${LNAME}`;
    },
    async become(email, status) {
      if (status === "unsubscribed") books.leave(email);
      else if (status === "subscribed") books.confirm(email);
      else if (status === "cleaned") books.clean(email);
      else if (status === "archived") books.archive(email);
      else books.invite(email, status);
    },
    close: vendor.close,
  };
});
