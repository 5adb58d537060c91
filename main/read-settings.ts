import { checkLaunch } from "#main/check-launch.ts";
import { type Config, describeUnread, readConfig } from "#server/providers/settings.ts";

/** The settings to run with. A live site does not start while anything on it is still a sample. */
export async function readSettings(env: Record<string, string | undefined>): Promise<Config> {
  const config = readConfig(env);
  for (const line of describeUnread(env)) process.stderr.write(`${line}\n`);
  const open = config.SITE_STAGE === "live" ? await checkLaunch(config, env) : [];
  if (open.length > 0) throw new Error(`SITE_STAGE=live is refused until this is done:\n${open.map((line) => `  ${line}`).join("\n")}`);
  return config;
}
