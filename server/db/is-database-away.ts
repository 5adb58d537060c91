/**
 * Whether an error means that the database cannot keep anything right now, as against a bug in what we asked.
 * SQLSTATE classes 08 (connection), 53 (out of disk, memory, connections), 57P (shutting down, starting), 58 (system).
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = "code" in error ? String(error.code) : "";
  if (/^(08|53|57P|58)/.test(code) || code === "25P03" || code === "57014") return true;
  if (/^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND)$/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message);
}
