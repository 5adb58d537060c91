import { Band } from "#app/components/band.tsx";
import { ColdToWarm } from "#app/components/cold-to-warm.tsx";
import calm from "#imagery/drawn/calm-isotherms.svg?url";
import type { Route } from "./+types/one-moment.ts";

export const meta: Route.MetaFunction = () => [{ title: "Back in a moment" }, { name: "robots", content: "noindex" }, { httpEquiv: "refresh", content: "5" }];

/** In place of any page of a closed site while it cannot tell who may come in. It says nothing of what stands behind it. */
export default function OneMoment() {
  return (
    <main id="main">
      <Band tone="deep" className="py-0! overflow-clip">
        <img src={calm} alt="" className="absolute inset-0 -z-1 h-full w-full object-cover opacity-35" />
        <div className="wrap grid justify-items-start gap-6 py-[calc(var(--nav-height)+4rem)]">
          <h1 tabIndex={-1}>
            <ColdToWarm cold="Still warming up," warm="back in a moment" />
          </h1>
          <p className="lead soft max-w-measure">The site is busy or just starting. This page asks again every five seconds.</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page this one stands for */}
            <a className="button" href="">
              Try again
            </a>
          </p>
        </div>
      </Band>
    </main>
  );
}
