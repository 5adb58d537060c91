import * as v from "valibot";
import { countryCode, email, personName } from "#contracts/fields.ts";
import type { ListOutcome } from "#contracts/mailing-list.ts";
import { AccountRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import { memberFields, memberId, readCopy, readMember, readMembers, tagsOf, toListMember, toParams } from "#server/providers/mailing-list/mailchimp/member.ts";
import { chooseChange, hasNewerEdit } from "#server/providers/mailing-list/member-change.ts";
import type { ListEvent, ListPerson, MailingList, MemberStatus } from "#server/providers/mailing-list/port.ts";
import { inJson } from "#server/providers/vendor.ts";

const firedAt = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  v.transform((text) => new Date(`${text.replace(" ", "T")}Z`)),
  v.check((at) => !Number.isNaN(at.getTime())),
);

const orNull = <T>(schema: v.GenericSchema<string, T>, text: string | null) => v.parse(v.fallback(v.nullable(schema), null), text);

const kinds = new Map<string | null, "joined" | "left" | "bounced">([
  ["subscribe", "joined"],
  ["unsubscribe", "left"],
  ["cleaned", "bounced"],
]);

/** Reads one webhook call: a form. Its fields are as anyone's input: taken only where they pass the contracts' own checks. */
export function readEvent(body: string, { listId, now }: { listId: string; now: Date }): ListEvent | null {
  const said = new URLSearchParams(body);
  if (said.get("data[list_id]") !== listId) return null;
  if (said.get("type") === "upemail") {
    const [from, to] = [orNull(email, said.get("data[old_email]")), orNull(email, said.get("data[new_email]"))];
    return from && to && from !== to ? { kind: "moved", from, to } : null;
  }
  const address = orNull(email, said.get("data[email]"));
  if (!address) return null;
  if (said.get("type") === "profile") {
    const name = [said.get("data[merges][FNAME]"), said.get("data[merges][LNAME]")].filter(Boolean).join(" ");
    return { kind: "edited", email: address, name: orNull(personName, name), country: orNull(countryCode, said.get("data[merges][COUNTRY]")) };
  }
  const kind = kinds.get(said.get("type"));
  if (!kind) return null;
  const isComplaint = kind !== "joined" && said.get("data[reason]") === "abuse";
  return { kind: isComplaint ? "complained" : kind, email: address, at: orNull(firedAt, said.get("fired_at")) ?? now };
}

type ListNeeds = {
  key: string;
  listId: string;
  /** The marketing permission that stands for tips and news; undefined: the list has none. */
  permissionId: string | undefined;
  /** Another address than the data centre's, to test against. */
  url: string | undefined;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  now?: () => Date;
};

/** Members a page: the most that Mailchimp gives. */
const pageSize = 1_000;

export function createMailchimpList({
  key,
  listId,
  permissionId,
  url = apiOf(key),
  fetch = globalThis.fetch,
  timeoutMs = 10_000,
  now = () => new Date(),
}: ListNeeds): MailingList {
  const ask = createAskMailchimp({ url, key, timeoutMs, fetch });
  const list = `/lists/${encodeURIComponent(listId)}`;
  const at = (email: string) => `${list}/members/${memberId(email)}`;

  async function find(email: string) {
    const { status, body } = await ask("GET", `${at(email)}?fields=${memberFields.join(",")}`);
    // An unknown list answers the same; whoever writes next finds out.
    return status === 404 ? null : readMember(body);
  }

  /** null: done. A required field of the owner's must not cost a place on the list. */
  async function write(method: "PUT" | "PATCH", email: string, params: object) {
    const { status, body } = await ask(method, `${at(email)}?skip_merge_validation=true`, params);
    if (status === 400) return readProblem(body);
    // Deleted there this moment; a PUT makes whom it does not find, so there it is the list that nobody knows.
    if (status === 404 && method === "PATCH") return null;
    if (status === 404) throw new AccountRefused("Mailchimp", status);
    readMember(body);
    return null;
  }

  /** False where it refuses that; anything else than done or refused makes no sense. */
  async function label(person: ListPerson) {
    const { status, body } = await ask("POST", `${at(person.email)}/tags`, tagsOf(person));
    return status === 204 || !readProblem(body);
  }

  return {
    name: "mailchimp",

    async push(person, desired) {
      const there = await find(person.email);
      const member = there && toListMember(there);
      const change = chooseChange(member, desired);
      if (!change.fields && !change.status) return change.outcome;
      if (!change.fields) return (await write("PATCH", person.email, { status: change.status })) ?? change.outcome;
      const edited = hasNewerEdit(person, member);
      const put = (status: MemberStatus | null) =>
        write("PUT", person.email, toParams({ person, desired, change: { ...change, status }, there, edited, permissionId }));
      let { outcome } = change;
      let refusal = await put(change.status);
      if (refusal === "barred" && change.status === "subscribed") {
        // Mailchimp remembers a leaving that it no longer shows: only their own yes to its own mail undoes that.
        outcome = "asked";
        refusal = await put("pending");
      }
      if (refusal) return refusal;
      return (await label(person)) ? outcome : "unlabelled";
    },

    async forget(email) {
      const { status, body } = await ask("POST", `${at(email)}/actions/delete-permanent`);
      if (status === 204 || status === 404) return;
      throw new Error(`Mailchimp does not delete a member: ${readProblem(body)}`);
    },

    async read(email) {
      const there = await find(email);
      return there && toListMember(there);
    },

    async copy(email) {
      const { status, body } = await ask("GET", at(email));
      return status === 404 ? null : readCopy(body);
    },

    async readPage(from) {
      const fields = ["total_items", ...memberFields.filter((name) => name !== "merge_fields").map((name) => `members.${name}`)].join(",");
      const { status, body } = await ask("GET", `${list}/members?count=${pageSize}&offset=${from}&sort_field=timestamp_signup&sort_dir=ASC&fields=${fields}`);
      if (status === 404) throw new AccountRefused("Mailchimp", status);
      const { members, length, total } = readMembers(body);
      const next = from + length;
      return { members: members.map(toListMember), next: length > 0 && next < total ? next : null };
    },

    readEvent: (body) => readEvent(body, { listId, now: now() }),
  };
}

const vendor = "Mailchimp";

/** One question to Mailchimp. Throws `ProviderUnavailable` where nothing can be known from the answer, `AccountRefused` where our key is turned away. */
function createAskMailchimp({ url, key, timeoutMs, fetch }: Required<Pick<ListNeeds, "key" | "timeoutMs" | "fetch">> & { url: string }) {
  const authorization = `Basic ${Buffer.from(`shop:${key}`).toString("base64")}`;

  return async (method: "GET" | "PUT" | "PATCH" | "POST", path: string, sent?: unknown): Promise<{ status: number; body: unknown }> => {
    let status: number;
    try {
      const answer = await fetch(`${url}/3.0${path}`, inJson({ method, authorization, timeoutMs, sent }));
      ({ status } = answer);
      if (status === 204) return { status, body: null };
      if (status === 200 || status === 400 || status === 404) return { status, body: await answer.json() };
      await answer.body?.cancel();
    } catch (error) {
      throw new ProviderUnavailable(vendor, error);
    }
    if (status === 401 || status === 403) throw new AccountRefused(vendor, status);
    throw new ProviderUnavailable(vendor, new Error(`status ${status}`));
  };
}

/** Each account lives in one data centre, which its keys name at their end: "…-us21". */
export const apiOf = (key: string) => `https://${key.slice(key.lastIndexOf("-") + 1)}.api.mailchimp.com`;

const problem = v.object({ title: v.string(), detail: v.nullish(v.string(), "") });

/** The first that fits. Mailchimp's problem documents have no code; their titles and these sentences have stood for years. */
const known: [outcome: ListOutcome, title: RegExp, detail: RegExp][] = [
  ["barred", /^member in compliance state$/i, /^/],
  ["forgotten", /^forgotten email not subscribed$/i, /^/],
  ["forgotten", /^/, /permanently deleted/i],
  ["busy", /^/, /signed up to a lot of lists/i],
  ["unreal", /^/, /looks fake or invalid|provide a valid email address/i],
];

/** What a 400 means. One that is no problem document did not come from Mailchimp. */
export function readProblem(body: unknown): ListOutcome {
  if (!v.is(problem, body)) throw new ProviderUnavailable("Mailchimp", new Error("a refusal that makes no sense"));
  const { title, detail } = v.parse(problem, body);
  return known.find(([, titled, detailed]) => titled.test(title) && detailed.test(detail))?.[0] ?? "refused";
}
