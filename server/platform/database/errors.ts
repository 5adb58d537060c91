/** The unique index that refused a row, or undefined where the error is about something else. SQLSTATE 23505. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") return undefined;
  return "constraint" in error ? String(error.constraint) : undefined;
}
