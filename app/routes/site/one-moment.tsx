import type { Route } from "./+types/one-moment.ts";

export const meta: Route.MetaFunction = () => [{ title: "Back in a moment" }, { name: "robots", content: "noindex" }, { httpEquiv: "refresh", content: "5" }];

/**
 * Sent in place of any page that cannot be rendered, under that page's own address: so it runs no script, and its
 * empty link asks for that address again.
 */
export default function OneMoment() {
  return (
    <main id="main" className="lost on-dark">
      <div className="wrap lost-inner">
        <h1 tabIndex={-1}>
          <span className="cold">Still warming up,</span> <span className="warm">back in a moment</span>
        </h1>
        <p className="lead soft">
          The shop is busy or just starting. Nothing was charged, and nothing that we confirmed is lost. This page asks again every five seconds.
        </p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page this one stands for */}
          <a className="button" href="">
            Try again
          </a>
        </p>
      </div>
    </main>
  );
}
