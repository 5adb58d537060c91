import { fileURLToPath } from "node:url";
import type { MakePage, RenderPage } from "#contracts/backend.ts";
import { analyticsOrigins, describeSite } from "#server/describe-site.ts";
import { loadStaticFiles } from "#server/platform/http/static-files.ts";
import { type Config, readConfig } from "#server/providers/settings.ts";
import { needBuild } from "#tests/support/need-build.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";

const built = (path: string) => new URL(`../../build/${path}`, import.meta.url);

/** The app's one door, as the last build made it. */
export const loadApp = async (): Promise<RenderPage> => (await loadBundle()).renderPage;

async function loadBundle() {
  await needBuild();
  return (await import(built("server/index.js").href)) as { renderPage: RenderPage; makePage: MakePage };
}

/** The prerendered pages and assets of the last build, as these settings fill and arrange them. */
export async function loadPages(env: Record<string, string> = {}, { price, batch, sale, answers }: Pick<Config, "price" | "batch" | "sale" | "answers"> = {}) {
  const { makePage } = await loadBundle();
  const said = Object.fromEntries(Object.entries({ price, batch, sale, answers }).filter(([, value]) => value !== undefined));
  const config: Config = { ...readConfig({ PUBLIC_ORIGIN: testOrigin, ...env }), ...said };
  return loadStaticFiles(fileURLToPath(built("client")), { site: describeSite(config), analyticsOrigins: analyticsOrigins(config), makePage });
}
