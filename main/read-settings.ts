import { checkLaunch } from "#server/modules/back-office/launch-check.ts";
import { type Config, describeUnread, readConfig } from "#server/providers/settings.ts";

/** The settings to run with. A live site does not start while anything on it is still a sample. */
export function readSettings(env: Record<string, string | undefined>): Config {
  const config = readConfig(env);
  for (const line of describeUnread(env)) process.stderr.write(`${line}\n`);
  const open = config.SITE_STAGE === "live" ? checkLaunch(config) : [];
  if (open.length > 0) throw new Error(`SITE_STAGE=live is refused until this is done:\n${open.map((line) => `  ${line}`).join("\n")}`);
  return config;
}
