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

const tips = "Tips and news";

type Needs = {
  person: ListPerson;
  wish: ListWish;
  step: Step;
  there: MailchimpMember | null;
  /** Whether what they say of themselves here is newer than what stands there. */
  edited: boolean;
  permissionId: string | undefined;
};

/** A member as Mailchimp takes it. A status goes along for a new one, and where the step changes it; never otherwise. */
export function toParams({ person, wish, step, there, edited, permissionId }: Needs) {
  const fields = edited ? mergeFields(person) : unset(mergeFields(person), there?.merge_fields ?? {});
  const permission = edited ? person.marketing : person.marketing && step.fresh;
  return {
    email_address: person.email,
    ...(!there && { status_if_new: step.status, email_type: "html" }),
    ...(there && step.status && { status: step.status }),
    // Else it would be the time of this call, which may be later than their leaving.
    ...(step.status === "subscribed" && { timestamp_opt: wish.at.toISOString().slice(0, 19).concat("+00:00") }),
    ...(Object.keys(fields).length > 0 && { merge_fields: fields }),
    ...(permissionId && (permission || edited) && { marketing_permissions: [{ marketing_permission_id: permissionId, enabled: permission }] }),
  };
}

/** Labels by which the owner chooses whom to write to. Those that the owner puts there stay; the one for tips and news goes with the wish for them. */
export const tagsOf = ({ marketing }: ListPerson, edited: boolean) => ({
  tags: [
    { name: "Warmth List", status: "active" },
    ...(marketing ? [{ name: tips, status: "active" }] : []),
    ...(edited && !marketing ? [{ name: tips, status: "inactive" }] : []),
  ],
});
