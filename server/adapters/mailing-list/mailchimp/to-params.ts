import type { Step } from "#server/adapters/mailing-list/choose-step.ts";
import type { MailchimpMember } from "#server/adapters/mailing-list/mailchimp/member.ts";
import type { ListPerson, ListWish } from "#server/ports/mailing-list.ts";

/** The first word greets, the rest follows: Mailchimp's own fields are two. */
function mergeFields({ name, country }: ListPerson): Record<string, string> {
  const [first = "", ...rest] = name.split(" ");
  return { FNAME: first, LNAME: rest.join(" "), COUNTRY: country };
}

/** Only what there is to say, and only where nothing stands yet: the rest the person may have entered there. */
const unset = (fields: Record<string, string>, there: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([tag, value]) => value !== "" && (there[tag] ?? "") === ""));

type Needs = { person: ListPerson; wish: ListWish; step: Step; there: MailchimpMember | null; permissionId: string | undefined };

/** A member as Mailchimp takes it. A status goes along for a new one, and where the step changes it; never otherwise. */
export function toParams({ person, wish, step, there, permissionId }: Needs) {
  const fields = unset(mergeFields(person), there?.merge_fields ?? {});
  return {
    email_address: person.email,
    ...(!there && { status_if_new: step.status, email_type: "html" }),
    ...(there && step.status && { status: step.status }),
    // Else it would be the time of this call, which may be later than their leaving.
    ...(step.status === "subscribed" && { timestamp_opt: wish.at.toISOString().slice(0, 19).concat("+00:00") }),
    ...(Object.keys(fields).length > 0 && { merge_fields: fields }),
    ...(permissionId && person.marketing && step.fresh && { marketing_permissions: [{ marketing_permission_id: permissionId, enabled: true }] }),
  };
}

/** Labels by which the owner chooses whom to write to. Labels are only added: those that the owner puts there stay. */
export const tagsOf = ({ marketing }: ListPerson) => ({
  tags: ["Warmth List", ...(marketing ? ["Tips and news"] : [])].map((name) => ({ name, status: "active" })),
});
