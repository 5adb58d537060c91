import type pg from "pg";

/** Statements that a connection keeps prepared; some have as many shapes as lists have lengths. */
const most = 200;
/** What answers with `*` changes with a migration, and PostgreSQL refuses a prepared statement whose columns have changed. */
const allColumns = /\b(?:select|returning) \*|"\.\*/i;
/** An `insert` answers with its `returning` alone, whatever it reads: the queue's, with a `*` in its midst, took longer to plan than to carry out. */
const plainInsert = /^\s*insert\b(?![\s\S]*\breturning\b[\s\S]*\*)/i;

/**
 * Has a connection prepare what it is asked with values, once for each text: planning our longer statements anew took PostgreSQL four times as long
 * as carrying them out. Plain words such as `begin`, and whatever comes in another form, go their way as before.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= most || (allColumns.test(text) && !plainInsert.test(text))) return known;
    const name = `shop-${names.size}`;
    names.set(text, name);
    return name;
  }

  client.query = ((...given: unknown[]) => {
    // A pool that is asked itself adds a callback.
    const [text, values, ...callback] = given;
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return query(...given);
    const name = nameOf(text);
    return name ? query({ name, text, values }, ...callback) : query(...given);
  }) as pg.PoolClient["query"];
}
