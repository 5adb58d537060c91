import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { posts } from "#content/blog/posts.ts";
import { openPolicies } from "#content/navigation.ts";
import { outsidePath } from "#content/site/outside.ts";
import { partnersFirst } from "#contracts/site.ts";

/** Paths of the pages that are made at build. */
export const prerendered: string[] = [];

/** A page that is the same for everybody: made at build, served from memory, never waiting for the database. `paths` where they are not the route's own. */
function atBuild(page: RouteConfigEntry, paths: readonly string[] = [`/${page.path ?? ""}`]) {
  prerendered.push(...paths);
  return page;
}

/** Every URL of the site. */
export default [
  layout("routes/site-layout.tsx", [
    atBuild(index("routes/marketing/home/route.tsx")),
    atBuild(route("home", "routes/marketing/home/route.tsx", { id: "home-again" })),
    atBuild(route("warmth-list", "routes/warmth-list/join/route.tsx")),
    route("warmth-list/confirm/:token", "routes/warmth-list/confirm/route.tsx"),
    route("warmth-list/joined/:token?", "routes/warmth-list/joined/route.tsx"),
    route("warmth-list/place/:token", "routes/warmth-list/position/route.tsx"),
    route("warmth-list/friend/:code", "routes/warmth-list/referral/route.tsx"),
    route("warmth-list/link", "routes/warmth-list/link/route.tsx"),
    route("warmth-list/leave/:token", "routes/warmth-list/leave/route.tsx"),
    route("warmth-list/yours/:token", "routes/warmth-list/yours/route.tsx"),
    route("warmth-list/success", "routes/warmth-list/success/route.tsx"),
    atBuild(route("pre-order", "routes/marketing/pre-order/route.tsx")),
    atBuild(route("locks-warmth", "routes/marketing/locks-warmth/route.tsx")),
    atBuild(route("waterproof", "routes/marketing/waterproof/route.tsx")),
    atBuild(route("scientific-development", "routes/marketing/scientific-development/route.tsx")),
    atBuild(route("cold-comfort", "routes/marketing/cold-comfort/route.tsx")),
    atBuild(route("blog", "routes/blog/route.tsx")),
    layout(
      "routes/blog/post/route.tsx",
      posts.map(({ slug, file }) => atBuild(route(`blog/${slug}`, `../content/blog/${file}.mdx`))),
    ),
    route("blog/:slug", "routes/blog/post/missing.tsx"),
    atBuild(route(outsidePath, "routes/marketing/outside/hub/route.tsx")),
    atBuild(route(`${outsidePath}/running`, "routes/marketing/outside/running/route.tsx")),
    atBuild(route(`${outsidePath}/swim`, "routes/marketing/outside/swim/route.tsx")),
    atBuild(route(`${outsidePath}/hike`, "routes/marketing/outside/hike/route.tsx")),
    atBuild(route(`${outsidePath}/feet`, "routes/marketing/outside/feet/route.tsx")),
    atBuild(
      route("more-information/:reading?", "routes/marketing/more-information/route.tsx"),
      ["", "/partners", "/product", `/${partnersFirst}`].map((end) => `/more-information${end}`),
    ),
    atBuild(route("deck", "routes/marketing/deck/route.tsx")),
    route("checkout", "routes/shop/checkout/route.tsx"),
    route("payment-success", "routes/shop/payment-success/route.tsx"),
    route("order/find", "routes/shop/find-order/route.tsx"),
    route("order/:token", "routes/shop/order/route.tsx"),
    route("order/:token/receipt", "routes/shop/receipt/route.tsx"),
    route("shipping", "routes/shop/shipping/route.tsx"),
    route("shipping/:token", "routes/shop/parcel/route.tsx"),
    route("shipping-success", "routes/shop/shipping-success/route.tsx"),
    route("shipping-success/:token", "routes/shop/shipping-success/route.tsx", { id: "shipment" }),
    route("tracking/:token", "routes/shop/tracking/route.tsx"),
    atBuild(route("pre-order-terms", "routes/legal/pre-order-terms/route.tsx")),
    atBuild(route("privacy-policy", "routes/legal/privacy-policy/route.tsx")),
    atBuild(route("terms", "routes/legal/terms/route.tsx")),
    atBuild(route("cookies-policy", "routes/legal/cookies-policy/route.tsx")),
    atBuild(route("accessibility", "routes/legal/accessibility/route.tsx")),
    atBuild(route("licences", "routes/legal/licences/route.tsx")),
    atBuild(route("faq", "routes/help/faq/route.tsx")),
    atBuild(route("contact", "routes/help/contact/route.tsx")),
    atBuild(route("reaction-report", "routes/help/reaction-report/route.tsx")),
    atBuild(route("privacy-complaint", "routes/help/privacy-complaint/route.tsx")),
    atBuild(route("your-data", "routes/your-data/route.tsx")),
    route("your-data/:token", "routes/your-data/link/route.tsx"),
    atBuild(route("cancellation", "routes/help/cancellation/route.tsx")),
    route("received/:reference", "routes/help/received/route.tsx"),
    atBuild(route("social-media", "routes/marketing/social-media/route.tsx")),
    atBuild(route("one-moment", "routes/one-moment.tsx")),
    route("styleguide", "routes/styleguide/route.tsx"),
    // No page has the address /404: it is sent wherever there is none.
    atBuild(route("*", "routes/not-found.tsx"), ["/404"]),
  ]),
  layout("routes/gate/layout.tsx", [
    route("site-access", "routes/gate/site-access/route.tsx"),
    route("access-code", "routes/gate/access-code/route.tsx"),
    atBuild(route("site-access/one-moment", "routes/gate/one-moment.tsx")),
    route("site-access/confirm/:token", "routes/gate/confirm/route.tsx"),
    route("site-access/preview/:token", "routes/gate/preview.tsx"),
    route("site-access/list", "routes/gate/list/route.tsx"),
    route("site-access/list/:token", "routes/gate/list/route.tsx", { id: "gate-list-link" }),
    atBuild(
      route("site-access/:policy", "routes/gate/policy/route.tsx"),
      openPolicies.map(({ to }) => `/site-access${to}`),
    ),
  ]),
  route("your-data/:token/file", "routes/your-data/link/file.ts"),
  route("label/:token", "routes/shop/label/route.ts"),
  atBuild(route("feed.xml", "routes/blog/feed.tsx")),
  layout("routes/slim-layout.tsx", [atBuild(route("warmth-list_2", "routes/warmth-list/alternative/route.tsx"))]),
  route("operator/enter/:token", "routes/operator/enter/route.tsx"),
  route("operator/join/:token", "routes/operator/join/route.tsx"),
  route("operator/sign-in", "routes/operator/sign-in/route.tsx"),
  route("operator/passkey", "routes/operator/passkey.ts"),
  route("operator/code", "routes/operator/code/route.tsx"),
  route("operator/session", "routes/operator/session.ts"),
  route("operator/forgotten", "routes/operator/forgotten/route.tsx"),
  route("operator", "routes/operator/layout.tsx", [
    layout("routes/operator/pages.tsx", [
      index("routes/operator/overview/route.tsx"),
      route("orders", "routes/operator/orders/route.tsx"),
      route("orders/print", "routes/operator/orders/print.ts"),
      route("orders/:reference", "routes/operator/order/route.tsx"),
      route("orders/:reference/mails/:mail", "routes/operator/order/mail.tsx"),
      route("orders/:reference/label", "routes/operator/order/label.ts"),
      route("customer", "routes/operator/customer/route.tsx"),
      route("messages", "routes/operator/messages/route.tsx"),
      route("messages/:reference", "routes/operator/message/route.tsx"),
      route("stock", "routes/operator/stock/route.tsx"),
      route("price", "routes/operator/price/route.tsx"),
      route("figures", "routes/operator/figures/route.tsx"),
      route("exports", "routes/operator/exports/route.tsx"),
      route("exports/:file", "routes/operator/exports/file.ts"),
      route("campaign", "routes/operator/campaign/route.tsx"),
      route("list", "routes/operator/list/route.tsx"),
      route("data", "routes/operator/data/route.tsx"),
      route("data/file", "routes/operator/data/file.ts"),
      route("access", "routes/operator/access/route.tsx"),
      route("people", "routes/operator/people/route.tsx"),
      route("audit", "routes/operator/audit/route.tsx"),
      route("health", "routes/operator/health/route.tsx"),
      route("mailbox", "routes/operator/mailbox/route.tsx"),
      route("mailbox/:id", "routes/operator/mail/route.tsx"),
      route("*", "routes/operator/not-found.ts"),
    ]),
  ]),
] satisfies RouteConfig;
