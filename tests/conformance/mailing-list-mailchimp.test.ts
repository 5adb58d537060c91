import { createMailchimpList } from "#server/providers/mailing-list/mailchimp/create-mailchimp-list.ts";
import { memberId } from "#server/providers/mailing-list/mailchimp/member.ts";
import { mailingListConformance } from "#tests/conformance/mailing-list.ts";
import { mailchimpKeys, startFakeMailchimp } from "#tests/support/mailchimp/fake-mailchimp.ts";

mailingListConformance("mailchimp", async () => {
  let time = new Date("2026-11-22T10:00:00.400Z").getTime();
  const now = () => new Date(time);
  const vendor = await startFakeMailchimp({ now });
  const { state } = vendor;
  return {
    list: createMailchimpList({ ...mailchimpKeys, url: vendor.url, now }),
    now,
    pass: (seconds) => {
      time += seconds * 1_000;
    },
    async nameOf(email) {
      const { FNAME = "", LNAME = "" } = state.find(memberId(email)).merge_fields;
      return `${FNAME} ${LNAME}`;
    },
    async getsTips(email) {
      const { tags, permissions } = state.find(memberId(email));
      return tags.has("Tips and news") || permissions.size > 0;
    },
    async become(email, status) {
      if (status === "unsubscribed") state.leave(email);
      else if (status === "subscribed") state.confirm(email);
      else if (status === "cleaned") state.clean(email);
      else if (status === "archived") state.archive(email);
      else state.invite(email, status);
    },
    close: vendor.close,
  };
});
