import { checkLaunch } from "#main/check-launch.ts";
import { askStanding } from "#main/read-standing.ts";
import { type Config, chosen, describeUnread, readConfig } from "#server/providers/settings.ts";

/** The settings to run with. A live site does not start while anything on it is still a sample, nor a preview that would take money. */
export async function readSettings(env: Record<string, string | undefined>): Promise<Config> {
  const config = readConfig(env);
  for (const line of describeUnread(env)) process.stderr.write(`${line}\n`);
  const open = config.SITE_STAGE === "live" ? await checkBeforeStart(config) : [];
  if (open.length > 0) throw new Error(`SITE_STAGE=live is refused until this is done:\n${open.map((line) => `  ${line}`).join("\n")}`);
  if (config.SITE_STAGE === "preview" && chosen("PAYMENTS", config)?.missing?.(config).length === 0)
    throw new Error("SITE_STAGE=preview says on every page that no money is taken, but PAYMENTS takes it: use a test key, or SITE_STAGE=live");
  return config;
}

/** A shop that has opened may be late, and starts again all the same, before its database too: its pages then name no day. */
async function checkBeforeStart(config: Config): Promise<string[]> {
  const standing = await askStanding(config);
  return checkLaunch(config, standing, standing?.day ? null : undefined);
}
