import { chooseStep, hasNewerEdit } from "#server/adapters/mailing-list/choose-step.ts";
import { apiOf } from "#server/adapters/mailing-list/mailchimp/api-of.ts";
import { createAskMailchimp } from "#server/adapters/mailing-list/mailchimp/ask-mailchimp.ts";
import { memberFields, readMember, readMembers, toListMember } from "#server/adapters/mailing-list/mailchimp/member.ts";
import { memberId } from "#server/adapters/mailing-list/mailchimp/member-id.ts";
import { readCopy } from "#server/adapters/mailing-list/mailchimp/read-copy.ts";
import { readEvent } from "#server/adapters/mailing-list/mailchimp/read-event.ts";
import { readProblem } from "#server/adapters/mailing-list/mailchimp/read-problem.ts";
import { tagsOf, toParams } from "#server/adapters/mailing-list/mailchimp/to-params.ts";
import { AccountRefused } from "#server/ports/account-refused.ts";
import type { ListPerson, MailingList } from "#server/ports/mailing-list.ts";

type Needs = {
  key: string;
  listId: string;
  /** The marketing permission that stands for tips and news; undefined: the list has none. */
  permissionId: string | undefined;
  /** Another address than the data centre's, to test against. */
  url: string | undefined;
  /** Milliseconds until it counts as away. */
  patience?: number;
  now?: () => Date;
};

/** Members a page: the most that Mailchimp gives is 1,000. */
const pageSize = 500;

/** The list's home at Mailchimp, by its Marketing API 3.0. */
export function createMailchimpList({ key, listId, permissionId, url = apiOf(key), patience = 10_000, now = () => new Date() }: Needs): MailingList {
  const ask = createAskMailchimp({ url, key, patience });
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
  async function label(person: ListPerson, edited: boolean) {
    const { status, body } = await ask("POST", `${at(person.email)}/tags`, tagsOf(person, edited));
    if (status === 204) return true;
    readProblem(body);
    return false;
  }

  return {
    name: "mailchimp",

    async push(person, wish) {
      const there = await find(person.email);
      const member = there && toListMember(there);
      const step = chooseStep(member, wish);
      if (!step.write && !step.status) return step.outcome;
      if (!step.write) return (await write("PATCH", person.email, { status: step.status })) ?? step.outcome;
      const edited = hasNewerEdit(person, member);
      const params = { person, wish, there, edited, permissionId };
      const no = await write("PUT", person.email, toParams({ ...params, step }));
      let { outcome } = step;
      if (no === "barred" && step.status === "subscribed") {
        // Mailchimp remembers a leaving that it no longer shows: only their own yes to its own mail undoes that.
        const asking = { ...step, status: "pending" as const };
        const again = await write("PUT", person.email, toParams({ ...params, step: asking }));
        if (again) return again;
        outcome = "asked";
      } else if (no) return no;
      return (await label(person, edited)) ? outcome : "unlabelled";
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
