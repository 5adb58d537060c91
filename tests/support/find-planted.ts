import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";

const hex = (text: string) => Buffer.from(text).toString("hex");

/** Every table of every schema, by name, and its columns. A view holds nothing of its own. */
export async function readColumns(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_schema || '.' || table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'tests') group by 1 order by 1`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Reads every row of every table as text, and answers in which columns any of the words stands, bytes too: "schema.table.column". */
export async function findInDatabase(db: Database, words: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const wanted = words.flatMap((word) => [word.toLowerCase(), hex(word)]);
  for (const [name] of await readColumns(db)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(name)} as t`.execute(db);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value).toLowerCase();
        if (wanted.some((word) => text.includes(word))) found.add(`${name}.${column}`);
      }
  }
  return found;
}

/** The same for every file of a folder. */
export async function findInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = `${entry.parentPath}/${entry.name}`;
    const bytes = (await readFile(path)).toString("latin1").toLowerCase();
    if (words.some((word) => bytes.includes(word.toLowerCase()))) found.push(path);
  }
  return found;
}
