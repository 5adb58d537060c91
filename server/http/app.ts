import { Hono, type MiddlewareHandler } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { accessLog } from "#server/http/access-log.ts";
import { answerFailure, toFailure } from "#server/http/answer-failure.ts";
import { answerInWords } from "#server/http/answer-in-words.ts";
import { builtFiles } from "#server/http/built-files.ts";
import { checkoutCookie } from "#server/http/checkout-cookie.ts";
import { consentCookie } from "#server/http/consent-cookie.ts";
import { contactForm } from "#server/http/contact-form.ts";
import { invite } from "#server/http/cors.ts";
import { countryCode } from "#server/http/country-code.ts";
import { describeSite } from "#server/http/describe-site.ts";
import type { AppEnv } from "#server/http/env.ts";
import { eventVendors } from "#server/http/event-vendors.ts";
import { functionsEdge } from "#server/http/functions.ts";
import { gate } from "#server/http/gate.ts";
import { health } from "#server/http/health.ts";
import { isHidden } from "#server/http/is-hidden.ts";
import { keepHidden } from "#server/http/keep-hidden.ts";
import { createPageLimit } from "#server/http/limit-pages.ts";
import { listHook } from "#server/http/list-hook.ts";
import type { BuiltFiles } from "#server/http/load-built.ts";
import { mailPreviews } from "#server/http/mail-previews.ts";
import { metricsPage } from "#server/http/metrics.ts";
import { moved } from "#server/http/moved.ts";
import { oneClick } from "#server/http/one-click.ts";
import { describeFunctions } from "#server/http/openapi.ts";
import { operatorCookie } from "#server/http/operator-cookie.ts";
import { operatorGate } from "#server/http/operator-gate.ts";
import { pageAt, pages, type RenderPage } from "#server/http/pages.ts";
import { requestContext } from "#server/http/request-context.ts";
import { robots } from "#server/http/robots.ts";
import { refuseCrossSite } from "#server/http/same-site.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { securityTxt } from "#server/http/security-txt.ts";
import { socialFeedFrame } from "#server/http/social-feed.ts";
import { type TakeEvent, webhooks } from "#server/http/webhooks.ts";
import type { Config } from "#server/platform/config.ts";
import type { Log } from "#server/platform/log.ts";
import type { Gauges, Metrics } from "#server/platform/metrics.ts";
import type { CardBindings } from "#server/providers/payments/local/pages/create-card-pages.ts";

/** What only works once the database is there. Each waits a few seconds for it, then throws `unavailable`. */
export type Open = {
  backend: () => Promise<Backend>;
  takeEvent: () => Promise<TakeEvent>;
  takeListEvent: () => Promise<(body: string) => Promise<void>>;
  ready: () => Promise<boolean>;
  gauges: () => Promise<Gauges>;
};

type Needs = Open & {
  config: Config;
  log: Log;
  metrics: Metrics;
  built: BuiltFiles;
  renderPage: RenderPage;
  payments: { name: string; pageOrigin: string | null };
  /** The local card provider's pages; a vendor brings its own. */
  cardPages: () => Promise<Hono<{ Bindings: CardBindings }> | null>;
  /** In development, instead of files from memory: whatever Vite serves. */
  devFiles?: MiddlewareHandler<AppEnv>;
};

/** The mount list: what a request meets, in order. */
export function createApp({ config, log, metrics, backend, takeEvent, takeListEvent, ready, gauges, built, renderPage, payments, cardPages, devFiles }: Needs) {
  const publicOrigin = config.PUBLIC_ORIGIN;
  const site = describeSite(config);
  const allowedOrigins = config.ALLOWED_ORIGINS;
  const app = new Hono<AppEnv>();

  const pageNeeds = { backend, renderPage, built, countPage: createPageLimit(), site, paymentOrigin: payments.pageOrigin, dev: devFiles !== undefined };
  const closed = config.SITE_ACCESS !== "open";
  const around = [
    requestContext({ trustedProxies: config.TRUSTED_PROXIES, geoHeader: config.GEO_HEADER, log }),
    accessLog({ log, metrics }),
    securityHeaders(publicOrigin),
  ] as const;

  if (isHidden(config)) app.use(keepHidden);
  // An open site has no gate at all: its pages from memory come first, and pay for nothing.
  if (closed) app.use(...around, gate({ config, backend, built, renderAt: pageAt(pageNeeds) }));
  app.use(moved(site));
  app.use(devFiles ?? builtFiles(built, metrics, publicOrigin));
  if (!closed) app.use(...around);
  app.route("/", health({ ready, lateMail: async () => (await backend()).operator.readLateMail() }));
  app.route("/", metricsPage({ metrics, gauges, token: config.METRICS_TOKEN }));
  if (config.MAILING_LIST === "mailchimp") app.route("/webhooks", listHook({ secret: config.MAILCHIMP_WEBHOOK_SECRET ?? "", takeListEvent, log }));
  app.route("/", oneClick(backend));
  app.route("/webhooks", webhooks({ vendors: eventVendors(config), takeEvent, log }));
  app.use(refuseCrossSite({ publicOrigin, allowedOrigins }));
  app.get("/robots.txt", (c) => c.text(robots(config)));
  app.get("/.well-known/security.txt", (c) => c.text(securityTxt(publicOrigin, new Date())));
  app.get("/openapi.json", (c) => c.json(describeFunctions(publicOrigin)));
  app.route("/", countryCode(backend));
  app.use("/functions/*", invite(allowedOrigins));
  app.use("/functions/*", operatorCookie(publicOrigin));
  app.use("/functions/v1/record-consent", consentCookie(publicOrigin));
  app.use(checkoutCookie(publicOrigin));
  app.route("/functions/v1", functionsEdge({ backend, log }));
  app.all("/card/*", async (c, next) => {
    c.set("route", "/card");
    return (await cardPages())?.fetch(c.req.raw, { address: c.get("caller").address }) ?? next();
  });
  app.route("/", contactForm(config.CONTACT_FORM_URL));
  app.route("/", socialFeedFrame());
  if (config.SITE_STAGE !== "live") app.route("/", mailPreviews({ origin: publicOrigin }));
  app.use(operatorGate({ backend, publicOrigin, renderAt: pageAt(pageNeeds) }));
  app.all("*", pages(pageNeeds));

  app.onError((error, c) => {
    const failure = toFailure(error);
    if (failure.code === "broken")
      log.error(
        { requestId: c.get("caller").requestId, route: c.get("route"), error: error.name, stack: error.stack?.split("\n").slice(1, 6).join("\n") ?? "" },
        "a request broke",
      );
    return c.req.header("accept")?.includes("text/html")
      ? answerInWords(c, failure, built.get(closed ? "/site-access/one-moment" : "/one-moment"))
      : answerFailure(c, failure);
  });
  return app;
}
