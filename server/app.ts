import { Hono, type MiddlewareHandler } from "hono";
import type { RenderPage } from "#contracts/backend.ts";
import { analyticsOrigins, describeSite } from "#server/describe-site.ts";
import type { Shop } from "#server/open-shop.ts";
import { changesStream } from "#server/platform/http/changes.ts";
import { checkoutCookie, consentCookie, operatorCookie } from "#server/platform/http/cookies.ts";
import { answerFailure, toFailure } from "#server/platform/http/failures.ts";
import { contactForm, socialFeedFrame } from "#server/platform/http/frames.ts";
import { countryCode, describeFunctions, functionsEdge } from "#server/platform/http/functions.ts";
import { gate } from "#server/platform/http/gate.ts";
import { health, metricsPage } from "#server/platform/http/health.ts";
import { operatorGate } from "#server/platform/http/operator-gate.ts";
import { moved, pageAt, pages } from "#server/platform/http/pages.ts";
import { type AppEnv, accessLog, describeBreak, requestContext } from "#server/platform/http/request.ts";
import { allowOrigins, refuseCrossSite, securityHeaders } from "#server/platform/http/security-headers.ts";
import { isHidden, keepHidden, robots, securityTxt } from "#server/platform/http/seo.ts";
import { findInMemory, sendErrorPage, serveStaticFiles } from "#server/platform/http/serve-static-files.ts";
import type { StaticFiles } from "#server/platform/http/static-files.ts";
import { eventVendors, listWebhook, oneClick, webhooks } from "#server/platform/http/webhooks.ts";
import { createPageLimit } from "#server/platform/limits/page-limit.ts";
import type { Log } from "#server/platform/log.ts";
import type { Metrics } from "#server/platform/metrics.ts";
import type { Config } from "#server/providers/settings.ts";

type Needs = Pick<Shop, "ready" | "gauges"> & {
  shop: () => Promise<Pick<Shop, "backend" | "receiveEvent" | "receiveListEvent" | "cardPages" | "changes">>;
  config: Config;
  log: Log;
  metrics: Metrics;
  built: StaticFiles;
  renderPage: RenderPage;
  /** In development, instead of files from memory: whatever Vite serves. */
  devFiles?: MiddlewareHandler<AppEnv>;
};

export function createApp(needs: Needs) {
  const { shop, config, log, metrics, built, renderPage, devFiles } = needs;
  const backend = async () => (await shop()).backend;
  const publicOrigin = config.PUBLIC_ORIGIN;
  const site = describeSite(config);
  const allowedOrigins = config.ALLOWED_ORIGINS;
  const app = new Hono<AppEnv>();

  const pageNeeds = {
    backend,
    markChanges: async () => (await shop()).changes.mark(),
    renderPage,
    built,
    countPage: createPageLimit(),
    site,
    analyticsOrigins: analyticsOrigins(config),
    dev: devFiles !== undefined,
    log,
  };
  const closed = config.SITE_ACCESS !== "open";
  const around = [
    requestContext({ trustedProxies: config.TRUSTED_PROXIES, geoHeader: config.GEO_HEADER, log }),
    accessLog({ log, metrics }),
    securityHeaders(publicOrigin),
  ] as const;

  if (isHidden(config)) app.use(keepHidden);
  // An open site has no gate at all: its pages from memory come first, and pay for nothing. main/serve.ts asks for them before this app (docs/decisions/0002).
  if (closed) app.use(...around, gate({ config, backend, built, renderAt: pageAt(pageNeeds) }));
  app.use(moved(site, built));
  app.use(devFiles ?? serveStaticFiles(findInMemory(built, metrics, publicOrigin)));
  if (!closed) app.use(...around);
  app.route("/", health({ ready: needs.ready, lateMail: async () => (await backend()).operator.readLateMail() }));
  app.route("/", metricsPage({ metrics, gauges: needs.gauges, token: config.METRICS_TOKEN }));
  if (config.MAILING_LIST === "mailchimp")
    app.route("/webhooks", listWebhook({ secret: config.MAILCHIMP_WEBHOOK_SECRET ?? "", receive: async (body) => (await shop()).receiveListEvent(body), log }));
  app.route("/", oneClick(backend));
  app.route("/webhooks", webhooks({ vendors: eventVendors(config), receiveEvent: async (...event) => (await shop()).receiveEvent(...event), log }));
  app.use(refuseCrossSite({ publicOrigin, allowedOrigins }));
  app.get("/robots.txt", (c) => c.text(robots(config)));
  app.get("/.well-known/security.txt", (c) => c.text(securityTxt(publicOrigin, new Date())));
  app.get("/openapi.json", (c) => c.json(describeFunctions(publicOrigin)));
  app.route("/", countryCode(backend));
  app.use("/functions/*", allowOrigins(allowedOrigins));
  app.use("/functions/*", operatorCookie(publicOrigin));
  app.use("/functions/v1/record-consent", consentCookie(publicOrigin));
  app.use(checkoutCookie(publicOrigin));
  app.route("/functions/v1", functionsEdge({ backend, publicOrigin, log }));
  app.all("/card/*", async (c, next) => {
    c.set("route", "/card");
    return (await shop()).cardPages?.fetch(c.req.raw, { address: c.get("caller").address }) ?? next();
  });
  app.route("/", contactForm(config.CONTACT_FORM_URL));
  app.route("/", socialFeedFrame());
  app.use(operatorGate({ backend, publicOrigin, renderAt: pageAt(pageNeeds) }));
  app.route("/", changesStream({ backend, changes: async () => (await shop()).changes, publicOrigin, log }));
  app.all("*", pages(pageNeeds));

  app.onError((error, c) => {
    const failure = toFailure(error);
    if (failure.code === "broken") log.error(describeBreak(c, error), "a request broke");
    return c.req.header("accept")?.includes("text/html")
      ? sendErrorPage(c, failure, built.get(closed ? "/site-access/one-moment" : "/one-moment"))
      : answerFailure(c, failure);
  });
  return app;
}
