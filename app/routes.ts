import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("home", "routes/site/home.tsx", { id: "home-again" }),
    route("warmth-list", "routes/site/warmth-list.tsx"),
    route("warmth-list/confirm/:token", "routes/site/warmth-list-confirm.tsx"),
    route("warmth-list/joined", "routes/site/warmth-list-joined.tsx"),
    route("warmth-list/success", "routes/site/warmth-list-success.tsx"),
    route("pre-order", "routes/site/pre-order.tsx"),
    route("locks-warmth", "routes/site/locks-warmth.tsx"),
    route("waterproof", "routes/site/waterproof.tsx"),
    route("scientific-development", "routes/site/scientific-development.tsx"),
    route("cold-comfort", "routes/site/cold-comfort.tsx"),
    route("checkout", "routes/shop/checkout.tsx"),
    route("payment-success", "routes/shop/payment-success.tsx"),
    route("order/find", "routes/shop/find-order.tsx"),
    route("order/:token", "routes/shop/order.tsx"),
    route("pre-order-terms", "routes/site/pre-order-terms.tsx"),
    route("privacy-policy", "routes/site/privacy-policy.tsx"),
    route("terms", "routes/site/terms.tsx"),
    route("one-moment", "routes/site/one-moment.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("operator/enter/:token", "routes/operator/enter.tsx"),
  route("operator", "routes/operator/layout.tsx", [
    index("routes/operator/overview.tsx"),
    route("orders/:reference", "routes/operator/order.tsx"),
    route("mailbox", "routes/operator/mailbox.tsx"),
    route("mailbox/:id", "routes/operator/mail.tsx"),
  ]),
] satisfies RouteConfig;
