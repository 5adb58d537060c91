import { resolve } from "node:path";
import { brand } from "#content/brand.ts";
import type { Backend } from "#contracts/backend.ts";
import type { Log } from "#server/platform/log.ts";
import type { Config } from "#server/providers/settings.ts";

/** What a person who typed `npm start` wants to know, once. */
export async function printBanner(config: Config, { backend, log }: { backend: Backend; log: Log }) {
  const data = config.DATABASE_URL ? "the PostgreSQL in DATABASE_URL" : resolve(config.DATA_DIR);
  // Where nobody sits, what is written is kept, and a link into the back office is no line for a log: `npm run operator -- link` makes one.
  if (!process.stdout.isTTY && !process.env.SHOW_BANNER)
    return log.info({ pid: process.pid }, `${brand.name} is open at ${config.PUBLIC_ORIGIN}; its data is in ${data}`);
  const { url, expiresAt } = await backend.operator.makeLink();
  const minutes = Math.round((expiresAt.getTime() - Date.now()) / 60_000);
  const lines = [
    ["Site", config.PUBLIC_ORIGIN],
    ["Mailbox", `${config.PUBLIC_ORIGIN}/operator/mailbox (mails stay on this machine)`],
    ["Operator", `${url} (once, within ${minutes} minutes)`],
    ["Data", data],
  ];
  const body = lines.map(([name = "", value]) => `  ${name.padEnd(10)}${value}`).join("\n");
  process.stdout.write(`\n  ${brand.name} is open.\n\n${body}\n\n  Ctrl-C closes it.\n\n`);
}
