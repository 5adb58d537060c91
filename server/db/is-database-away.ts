/**
 * SQLSTATE classes 08 (connection), 28 (we are not let in), 3D (no such database), 53 (out of disk, memory, connections),
 * 57P (shutting down, starting), 58 (system); and of others, 25P03 and 57014 (it timed out).
 */
const away = /^(08|28|3D|53|57P|58)|^(25P03|57014)$/;
const unreachable = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND)$/;
/** Of a socket: it is not there while PostgreSQL starts, or takes no more connections at once. Of anything else these say something else. */
const withoutSocket = /^E(NOENT|AGAIN)$/;
/** What pg, its pool, Kysely and PostgreSQL say without a code of their own. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|connection has been discarded|Query read timeout|not currently accepting connections/;

/** Whether an error means that the database cannot keep anything right now, as against a bug in what we asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = "code" in error ? String(error.code) : "";
  if (withoutSocket.test(code)) return "syscall" in error && error.syscall === "connect";
  return away.test(code) || unreachable.test(code) || words.test(error.message);
}
