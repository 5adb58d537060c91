import type { DoorBackend, OperatorBackend } from "#contracts/backend.ts";
import type { Money } from "#contracts/money.ts";
import type { Role } from "#contracts/sign-in.ts";

/** Actions that change nothing and take nothing out of the shop. Every other one, and whoever comes in or goes, leaves a line in the audit. */
type Reading = Extract<keyof OperatorBackend, `list${string}` | `read${string}` | "fetchLabel">;
export type AuditAction =
  | Exclude<keyof OperatorBackend, Reading>
  | Extract<keyof DoorBackend, "signIn" | "openSession" | "acceptInvitation" | "enterCode" | "closeSession">;

/** What an action changed, as the database has it. `of`: whom of the team or what it was about. `failed`: it was tried, and nobody knows how far it got. */
export type AuditFacts = {
  money?: Money | null;
  before?: string | number | null;
  after?: string | number | null;
  of?: string | null;
  count?: number;
  failed?: true;
};

/** Who acts: a person; whoever pressed a link from the server's command line; or that command line itself. */
export type AuditActor = "person" | "link" | "shell";

/** `name`: as it was then. `reference`: of the order, message or erasure that it was about. */
export type AuditLine = {
  id: string;
  at: Date;
  actor: AuditActor;
  name: string | null;
  role: Role;
  action: AuditAction;
  reference: string | null;
  facts: AuditFacts;
  /** The session that it was done in; null for the command line, and for somebody who wasn't in yet. */
  session: string | null;
  /** Why, where that's kept elsewhere: of a change of stock in the ledger, of money given back with the refund. */
  reason: string | null;
  /** Whose order it was about, as long as that's known. */
  customer: string | null;
};

/** A session that lines of the audit were written in. `since`: null where that is older than the audit. `browser`: as it names itself; null once the session is forgotten. */
export type AuditSession = { id: string; since: Date | null; browser: string | null };

/** `who`: a person's id, or `link`, or `shell`. `search`: words, each of which is part of who did what to what, why, or whose order it was. `from`, `to`: days in London, both counted. `session`: one session's lines. `before`: the id of the last line seen. */
export type AuditFilter = {
  who?: string | undefined;
  session?: string | undefined;
  actions?: readonly AuditAction[] | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
};
