import { fileURLToPath } from "node:url";
import type { RenderPage } from "#contracts/backend.ts";
import { analyticsOrigins, describeSite } from "#server/describe-site.ts";
import { loadStaticFiles } from "#server/platform/http/static-files.ts";
import { type Config, readConfig } from "#server/providers/settings.ts";
import { needBuild } from "#tests/support/need-build.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";

const built = (path: string) => new URL(`../../build/${path}`, import.meta.url);

/** The app's one door, as the last build made it. */
export async function loadApp(): Promise<RenderPage> {
  await needBuild();
  const { renderPage } = (await import(built("server/index.js").href)) as { renderPage: RenderPage };
  return renderPage;
}

/** The prerendered pages and assets of the last build, as these settings fill and arrange them. */
export async function loadPages(env: Record<string, string> = {}, { price, batch, sale }: Pick<Config, "price" | "batch" | "sale"> = {}) {
  await needBuild();
  const config: Config = { ...readConfig({ PUBLIC_ORIGIN: testOrigin, ...env }), ...(price && { price }), ...(batch && { batch }), ...(sale && { sale }) };
  return loadStaticFiles(fileURLToPath(built("client")), { site: describeSite(config), analyticsOrigins: analyticsOrigins(config) });
}
