import { createServer } from "node:http";
import pg from "pg";

/** The yardstick of what must be on the disk before it is answered: nothing but node:http, and one row written down a request. Reads the database's address from its parent. */
process.once("message", async ({ url }: { url: string }) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query("create table if not exists bench_rows (body text not null)");
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    await pool.query({ name: "row", text: "insert into bench_rows (body) values ($1)", values: [body] });
    response.end("{}");
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
});

process.once("disconnect", () => process.exit());
