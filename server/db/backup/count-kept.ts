import pg from "pg";

export type Kept = { orders: number; signUps: number; lastWrite: Date | null };

/** What PostgreSQL says of a table that an older schema does not have. */
export const undefinedTable = "42P01";

/** How much a database holds, in the words of the shop: nothing, where no shop was ever opened on it. */
export async function countKept(url: string): Promise<Kept> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Kept>(
      `select (select count(*)::int from orders) as orders, (select count(*)::int from sign_ups) as "signUps",
        greatest((select max(at) from order_history), (select max(created_at) from sign_ups)) as "lastWrite"`,
    );
    return rows[0] as Kept;
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    return { orders: 0, signUps: 0, lastWrite: null };
  } finally {
    await client.end();
  }
}
