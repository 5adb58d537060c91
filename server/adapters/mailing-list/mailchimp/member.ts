import * as v from "valibot";
import { type ListMember, memberStatuses } from "#server/ports/mailing-list.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((at) => !Number.isNaN(at.getTime())),
);
/** Empty text stands for "never". */
const maybeTime = v.nullish(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    time,
  ]),
  null,
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
  if (!result.success) throw new VendorAway("Mailchimp", new Error("an answer that makes no sense"));
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
