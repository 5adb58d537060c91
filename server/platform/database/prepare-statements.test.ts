import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/platform/database/open.ts";
import { createTestDatabase } from "#tests/support/database.ts";

let open: OpenDatabase;
beforeEach(async () => {
  open = openDatabase(await createTestDatabase(inject("postgres")), { connections: 1 });
});
afterEach(() => open.db.destroy());

const prepared = async () =>
  (await open.pool.query<{ statement: string }>("select statement from pg_prepared_statements")).rows.map(({ statement }) => statement);

test("what is asked with values is prepared once, however often it is asked", async () => {
  for (let n = 0; n < 10; n++) {
    const { rows } = await sql<{ twice: number }>`select ${n}::int * 2 as twice`.execute(open.db);
    expect(rows).toEqual([{ twice: 2 * n }]);
  }
  await sql`select 1`.execute(open.db);
  expect(await prepared()).toEqual(["select $1::int * 2 as twice"]);
});

test("a change of columns under way harms nobody who asks for all of them", async () => {
  await open.pool.query("create table things (id int, name text); insert into things values (1, 'one')");
  const all = () => sql<object>`select * from things where id = ${1}`.execute(open.db);
  for (let n = 0; n < 6; n++) await all();
  await open.pool.query("alter table things add column colour text");
  expect((await all()).rows).toEqual([{ id: 1, name: "one", colour: null }]);
});

test("an insert that reads all columns within is prepared, and outlives a change of them; one that answers with all is not", async () => {
  await open.pool.query("create table things (id int, name text); create table copies (id int, name text)");
  const copy = () => sql`insert into copies (id, name) select id, name from (select * from things where id = ${1}) as t returning id`.execute(open.db);
  const answerAll = () => sql`insert into copies (id) select id from (select * from things where id = ${1}) as t returning copies.*`.execute(open.db);
  for (let n = 0; n < 6; n++) await copy();
  await answerAll();
  await open.pool.query("alter table things add column colour text; insert into things values (1, 'one')");
  expect((await copy()).rows).toEqual([{ id: 1 }]);
  expect((await answerAll()).rows).toEqual([{ id: 1, name: null }]);
  expect((await prepared()).filter((text) => text.startsWith("insert"))).toHaveLength(1);
});

test("what is asked of the pool itself is prepared too", async () => {
  const { rows } = await open.pool.query("select $1::int + 1 as more", [1]);
  expect(rows).toEqual([{ more: 2 }]);
  expect(await prepared()).toContain("select $1::int + 1 as more");
});

test("of ever new statements a connection keeps so many, and answers the others too", async () => {
  for (let n = 0; n < 210; n++) {
    const { rows } = await sql<{ n: number }>`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(open.db);
    expect(rows).toEqual([{ [`n${n}`]: n }]);
  }
  expect(await prepared()).toHaveLength(200);
});
