import { createHash } from "node:crypto";

export type Status = "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional" | "archived";
export type Held = {
  id: string;
  email_address: string;
  status: Status;
  merge_fields: Record<string, string>;
  tags: Set<string>;
  permissions: Set<string>;
  timestamp_signup: string;
  timestamp_opt: string;
  last_changed: string;
  /** They left by themselves, or complained: no program may put them back on. */
  compliance: boolean;
};

/** A no of Mailchimp's, as a problem document. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, title: string, detail: string) {
    super(title);
    this.status = status;
    this.body = { type: "https://mailchimp.com/developer/marketing/docs/errors/", title, status, detail, instance: "4f8f0b5e-0000-4000-8000-000000000000" };
  }
}

export const idOf = (email: string) => createHash("md5").update(email.toLowerCase()).digest("hex");
const stamp = (at: Date) => `${at.toISOString().slice(0, 19)}+00:00`;
const fired = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");

type Sent = {
  email_address?: string;
  status?: Status;
  status_if_new?: Status;
  timestamp_opt?: string;
  merge_fields?: Record<string, string>;
  marketing_permissions?: { marketing_permission_id: string; enabled: boolean }[];
};

/** One audience of one account: its members, those deleted for good, the mails that ask to confirm, and what the webhook would say. */
export function createFakeState({ now, listId }: { now: () => Date; listId: string }) {
  const members = new Map<string, Held>();
  const forgotten = new Set<string>();
  const optInMails: string[] = [];
  const events: string[] = [];

  const find = (id: string) => {
    const held = members.get(id);
    if (!held) throw new Refusal(404, "Resource Not Found", "The requested resource could not be found.");
    return held;
  };
  const byEmail = (email: string) => find(idOf(email));
  const tell = (type: string, data: Record<string, string>) =>
    void events.push(
      new URLSearchParams({
        type,
        fired_at: fired(now()),
        ...Object.fromEntries(
          Object.entries({ list_id: listId, ...data }).map(([name, value]) => [
            name.startsWith("merges") ? `data${name.replace("merges", "[merges]")}` : `data[${name}]`,
            value,
          ]),
        ),
      }).toString(),
    );

  function checkAddress(email: string) {
    if (forgotten.has(idOf(email)))
      throw new Refusal(
        400,
        "Forgotten Email Not Subscribed",
        `${email} was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`,
      );
    if (email.endsWith("@fake.example.org")) throw new Refusal(400, "Invalid Resource", `${email} looks fake or invalid, please enter a real email address.`);
    if (email.endsWith("@busy.example.org"))
      throw new Refusal(400, "Invalid Resource", `${email} has signed up to a lot of lists very recently; we're not allowing more signups for now`);
    if (email.endsWith("@odd.example.org")) throw new Refusal(400, "Invalid Resource", "Your request did not match the schema of this resource.");
  }

  function setStatus(held: Held, status: Status) {
    if (status === "subscribed" && held.compliance)
      throw new Refusal(
        400,
        "Member In Compliance State",
        `${held.email_address} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`,
      );
    if (status === "pending" && held.status !== "pending") optInMails.push(held.email_address);
    if (status === "subscribed" && held.status !== "subscribed") held.timestamp_opt = stamp(now());
    held.status = status;
  }

  /** PUT or PATCH: all of it or nothing. */
  function write(id: string, sent: Sent, mayMake: boolean): Held {
    const known = members.get(id);
    if (!known && !mayMake) find(id);
    const email = sent.email_address ?? known?.email_address ?? "";
    if (idOf(email) !== id) throw new Refusal(400, "Invalid Resource", "The address does not match the member.");
    checkAddress(email);
    const made: Held = known ?? {
      id,
      email_address: email,
      status: "transactional",
      merge_fields: { FNAME: "", LNAME: "", COUNTRY: "" },
      tags: new Set(),
      permissions: new Set(),
      timestamp_signup: stamp(now()),
      timestamp_opt: "",
      last_changed: "",
      compliance: false,
    };
    const status = known ? sent.status : (sent.status ?? sent.status_if_new);
    if (!known && !status) throw new Refusal(400, "Invalid Resource", "status_if_new is required for a new member.");
    if (status) setStatus(made, status);
    if (sent.timestamp_opt && made.status === "subscribed") made.timestamp_opt = sent.timestamp_opt;
    Object.assign(made.merge_fields, sent.merge_fields);
    for (const { marketing_permission_id, enabled } of sent.marketing_permissions ?? []) {
      if (enabled) made.permissions.add(marketing_permission_id);
      else made.permissions.delete(marketing_permission_id);
    }
    made.last_changed = stamp(now());
    members.set(id, made);
    return made;
  }

  function change(email: string, changes: Partial<Held>) {
    const held = byEmail(email);
    Object.assign(held, changes, { last_changed: stamp(now()) });
    return held;
  }

  return {
    members,
    optInMails,
    find,
    byEmail,
    write,
    forget(id: string) {
      find(id);
      members.delete(id);
      forgotten.add(id);
    },
    /** A page as the API shows it: archived ones are left out. */
    page: (from: number, count: number) => {
      const all = [...members.values()].filter(({ status }) => status !== "archived").sort((a, b) => a.timestamp_signup.localeCompare(b.timestamp_signup));
      return { members: all.slice(from, from + count), total_items: all.length };
    },

    /** What people, the owner and other mail servers do there. */
    leave(email: string, reason: "manual" | "abuse" = "manual") {
      change(email, { status: "unsubscribed", compliance: true });
      tell("unsubscribe", { action: "unsub", reason, id: idOf(email), email });
    },
    /** They press the button in Mailchimp's mail, or use its own form. */
    confirm(email: string) {
      change(email, { status: "subscribed", compliance: false, timestamp_opt: stamp(now()) });
      tell("subscribe", { id: idOf(email), email });
    },
    clean(email: string, reason: "hard" | "abuse" = "hard") {
      change(email, { status: "cleaned", compliance: true });
      tell("cleaned", { campaign_id: "4fjk2ma9xd", reason, email });
    },
    edit(email: string, merge_fields: Record<string, string>) {
      const held = byEmail(email);
      change(email, { merge_fields: { ...held.merge_fields, ...merge_fields } });
      tell("profile", { id: held.id, email, ...Object.fromEntries(Object.entries(merge_fields).map(([tag, value]) => [`merges[${tag}]`, value])) });
    },
    move(from: string, to: string) {
      const held = byEmail(from);
      members.delete(held.id);
      members.set(idOf(to), { ...held, id: idOf(to), email_address: to, last_changed: stamp(now()) });
      tell("upemail", { new_id: idOf(to), new_email: to, old_email: from });
    },
    archive: (email: string) => void change(email, { status: "archived" }),
    /** A person the owner knows from elsewhere. */
    invite: (email: string, status: Status = "subscribed", compliance = false) => {
      const held = write(idOf(email), { email_address: email, status: "transactional" }, true);
      Object.assign(held, { status, compliance, timestamp_opt: status === "subscribed" ? stamp(now()) : "" });
    },
    /** The bodies that its webhook would have sent, since it was last asked. */
    takeEvents: () => events.splice(0),
  };
}
