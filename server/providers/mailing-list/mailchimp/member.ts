import { createHash } from "node:crypto";
import * as v from "valibot";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { MemberChange } from "#server/providers/mailing-list/member-change.ts";
import { type DesiredState, type ListMember, type ListPerson, memberStatuses } from "#server/providers/mailing-list/port.ts";

const isTime = (at: Date) => !Number.isNaN(at.getTime());
const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check(isTime),
);
const maybeTime = v.pipe(
  v.nullish(v.string(), ""),
  v.transform((text) => (text === "" ? null : new Date(text))),
  v.check((at) => at === null || isTime(at)),
);

/** What we read of a member; everything else may be there or not. Source: the Marketing API's reference, "List member". */
const member = v.object({
  email_address: v.pipe(v.string(), v.nonEmpty(), v.toLowerCase()),
  status: v.picklist(memberStatuses),
  last_changed: time,
  timestamp_opt: maybeTime,
  /** By tag. An address field is an object; empty ones are "". */
  merge_fields: v.nullish(v.record(v.string(), v.unknown()), {}),
});
export type MailchimpMember = v.InferOutput<typeof member>;

const page = v.object({ members: v.array(v.unknown()), total_items: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** The fields to ask for, so that nothing else travels. */
export const memberFields = ["email_address", "status", "last_changed", "timestamp_opt", "merge_fields"];

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  // Its own words would quote the address.
  if (!result.success) throw new ProviderUnavailable("Mailchimp", new Error("an answer that makes no sense"));
  return result.output;
}

export const readMember = (body: unknown): MailchimpMember => read(member, body);

/** `length` counts all of a page; those without an address, such as people known by a telephone number alone, are none of ours. */
export function readMembers(body: unknown): { members: MailchimpMember[]; length: number; total: number } {
  const { members, total_items: total } = read(page, body);
  return {
    members: members.filter((one): one is v.InferInput<typeof member> => v.is(member, one)).map((one) => v.parse(member, one)),
    length: members.length,
    total,
  };
}

export const toListMember = ({ email_address, status, last_changed, timestamp_opt }: MailchimpMember): ListMember => ({
  email: email_address,
  status,
  changedAt: last_changed,
  joinedAt: timestamp_opt,
});

/** How Mailchimp names a member in addresses: no secret, only a spelling. */
export const memberId = (email: string) => createHash("md5").update(email.toLowerCase()).digest("hex");

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
  desired: DesiredState;
  change: MemberChange;
  there: MailchimpMember | null;
  /** Whether what they say of themselves here is newer than what stands there. */
  edited: boolean;
  permissionId: string | undefined;
};

/** A member as Mailchimp takes it. A status goes along for a new one, and where it changes; never otherwise. */
export function toParams({ person, desired, change, there, edited, permissionId }: Needs) {
  const fields = edited ? mergeFields(person) : unset(mergeFields(person), there?.merge_fields ?? {});
  // Unless something of theirs is newer there; who is only asked there has chosen nothing there yet.
  const chosenHere = edited || change.fresh || there?.status === "pending";
  const permissions = permissionId && chosenHere && (there || person.marketing) && [{ marketing_permission_id: permissionId, enabled: person.marketing }];
  return {
    email_address: person.email,
    ...(!there && { status_if_new: change.status, email_type: "html" }),
    ...(there && change.status && { status: change.status }),
    // Else it would be the time of this call, which may be later than their leaving.
    ...(change.status === "subscribed" && { timestamp_opt: desired.at.toISOString().slice(0, 19).concat("+00:00") }),
    ...(Object.keys(fields).length > 0 && { merge_fields: fields }),
    ...(permissions && { marketing_permissions: permissions }),
  };
}

/** Labels by which the owner chooses whom to write to. Those that the owner puts there stay; the one for tips and news goes with the wish for them. */
export const tagsOf = ({ marketing }: ListPerson) => ({
  tags: [
    { name: "Warmth List", status: "active" },
    { name: tips, status: marketing ? "active" : "inactive" },
  ],
});

/** Mailchimp's own numbers and links, which say nothing of the person. */
const own = new Set(["_links", "list_id", "id", "contact_id", "unique_email_id", "web_id"]);

export const readCopy = (body: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(read(v.looseObject({ email_address: v.string() }), body)).filter(([name]) => !own.has(name)));
