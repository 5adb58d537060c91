import { resolve } from "node:path";
import { brand } from "#content/brand.ts";
import type { Backend } from "#contracts/backend.ts";
import type { Config } from "#server/config.ts";

/** What a person who typed `npm start` wants to know, once. */
export async function printBanner(config: Config, { backend }: { backend: Backend }) {
  const { url, expiresAt } = await backend.operator.makeLink();
  const minutes = Math.round((expiresAt.getTime() - Date.now()) / 60_000);
  const lines = [
    ["Site", config.PUBLIC_ORIGIN],
    ["Mailbox", `${config.PUBLIC_ORIGIN}/operator/mailbox (mails stay on this machine)`],
    ["Operator", `${url} (once, within ${minutes} minutes)`],
    ["Data", config.DATABASE_URL ? "the PostgreSQL in DATABASE_URL" : resolve(config.DATA_DIR)],
  ];
  const body = lines.map(([name = "", value]) => `  ${name.padEnd(10)}${value}`).join("\n");
  // Not a log line: the link is a secret for whoever sits at this terminal.
  if (process.stdout.isTTY || process.env.SHOW_BANNER) process.stdout.write(`\n  ${brand.name} is open.\n\n${body}\n\n  Ctrl-C closes it.\n\n`);
}
