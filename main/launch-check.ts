import { checkLaunch } from "#main/check-launch.ts";
import { failStart } from "#main/fail-start.ts";
import { askStanding } from "#main/read-standing.ts";
import { readConfig } from "#server/providers/settings.ts";

// `npm run launch-check`: what must still be done before SITE_STAGE=live.
try {
  const config = readConfig(process.env);
  const standing = await askStanding(config);
  if (standing === null) process.stdout.write("The database isn't answering, so the dispatch date and the stock aren't checked.\n\n");
  const open = await checkLaunch(config, standing);
  process.stdout.write(
    open.length > 0
      ? `${open.length === 1 ? "1 thing" : `${open.length} things`} to do before this site can go live:\n\n${open.map((line) => `  ${line}`).join("\n")}\n`
      : "Ready to go live.\n",
  );
  process.exit(open.length > 0 ? 1 : 0);
} catch (error) {
  failStart(error);
}
