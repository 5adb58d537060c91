import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Drilled, DrillNeeds } from "#tests/drills/drill.ts";
import { openFront, whyNot } from "#tests/observatory/front.ts";
import { installObservatory, version } from "#tests/observatory/install-observatory.ts";
import { scan } from "#tests/observatory/scan.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSite } from "#tests/support/start-site.ts";

type Certificates = { generate(who: { name: string; value: string }[], options: object): Promise<{ private: string; cert: string }> };

const closed = { SITE_ACCESS: "password", SITE_PASSWORD: "Warm hands, cold sea" };
/** The points for integrity policies are not wanted: in Safari one kept every script from running (docs/decisions/0040). */
const shown = [
  { what: "a marketing page", at: "/", env: {}, least: 130 },
  { what: "a form", at: "/warmth-list", env: {}, least: 130 },
  { what: "a form that sets a cookie", at: "/checkout", env: {}, least: 135 },
  { what: "the gate", at: "/", env: closed, least: 130 },
];

const altNames = [{ type: 2, value: "localhost" }];

/** Mozilla's own scanner over four kinds of page, on the ports and with the TLS that it insists on. */
export async function drillObservatory({ postgres }: DrillNeeds): Promise<Drilled> {
  const skipped = (await whyNot(443)) ?? (await whyNot(80));
  if (skipped) return { figures: {}, ok: true, skipped };
  const { command, certificates } = await installObservatory();
  const { generate } = (await import(pathToFileURL(certificates).href)) as Certificates;
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { extensions: [{ name: "subjectAltName", altNames }] });
  const folder = await mkdtemp(join(tmpdir(), "observatory-"));
  const authority = join(folder, "authority.pem");
  await writeFile(authority, cert);
  const figures: Drilled["figures"] = { scanner: version };
  let ok = true;
  try {
    for (const { what, at, env, least } of shown) {
      const site = await startSite({
        DATABASE_URL: await createTestDatabase(postgres),
        PUBLIC_ORIGIN: "https://localhost",
        TRUSTED_PROXIES: "1",
        LOG_LEVEL: "warn",
        ...env,
      });
      const front = await openFront({ key, cert, upstream: site.port, at });
      const { grade, score, short } = await scan({ command, authority }).finally(async () => {
        front.close();
        await site.stop();
      });
      ok &&= grade === "A+" && score >= least;
      figures[`${what} (at least ${least})`] = [`${grade}, ${score}`, ...short].join("; ");
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { figures, ok };
}
