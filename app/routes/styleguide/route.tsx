import { useEffect } from "react";
import { data } from "react-router";
import { site } from "#app/context.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { chapters } from "#app/routes/styleguide/chapters.ts";
import { Colours, Pairs, ThermalRamp } from "#app/routes/styleguide/foundations/colours.tsx";
import { Controls, Toasts } from "#app/routes/styleguide/foundations/live-parts.tsx";
import { Drawings, Motion } from "#app/routes/styleguide/foundations/motion.tsx";
import { Shapes, Spacing } from "#app/routes/styleguide/foundations/space.tsx";
import { Faces, TypeScale, WidthAxis } from "#app/routes/styleguide/foundations/type.tsx";
import { forceStates, GuideHead, Part, SpecimenEntry, Topic } from "#app/routes/styleguide/guide.tsx";
import { readTokens } from "#app/routes/styleguide/tokens.ts";
import { LostInTheCold } from "#app/ui/failure-pages.tsx";
import { Page } from "#app/ui/page.tsx";
import { ColdToWarm } from "#app/ui/text.tsx";
import "#app/routes/help/faq/page.css";
import "#app/routes/marketing/home/page.css";
import "#app/styles/styleguide.css";
import tokens from "#app/styles/tokens.css?raw";
import colours from "#content/tokens.css?raw";
import type { Route } from "./+types/route.ts";
import "#app/styles/slim-page.css";
import "#app/styles/shop.css";
import "#app/styles/legal.css";
import "#app/styles/operator.css";

/** For those who build the shop: once it is live, there is no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(site).stage !== "preview") throw data(null, { status: 404 });
  return readTokens(colours + tokens);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Style guide", description: "Every colour, size and component of this site, in every state." }, matches);

const foundations = [
  { id: "colour", title: "Colour" },
  { id: "type", title: "Type" },
  { id: "space", title: "Space and shape" },
  { id: "motion", title: "Motion" },
];

export default function StyleGuide({ loaderData }: Route.ComponentProps) {
  useEffect(forceStates, []);
  const { colours, hexOf, type, radii, shadows, layers } = loaderData;
  return (
    <Page className="guide">
      <GuideHead parts={[...foundations, ...chapters]}>
        <ThermalRamp colours={colours} />
      </GuideHead>

      <Part id="colour" title="Colour" lead="One ramp from the North Sea to an ember. Every figure here is worked out from the tokens.">
        <Topic title="The tokens" note="Contrast as text on the page's ground and on the darkest one.">
          <Colours colours={colours} />
        </Topic>
        <Topic title="What is read on what" note="Every pair in use, and the least it must reach.">
          <Pairs hexOf={hexOf} />
        </Topic>
      </Part>
      <Part id="type" title="Type" lead="Width is warmth: cold words are narrow, warm words are wide, and nothing else changes.">
        <Topic title="Width" note="One file, one axis.">
          <WidthAxis />
        </Topic>
        <Topic title="Scale" note="From a phone to a desktop, without steps between.">
          <TypeScale type={type} />
        </Topic>
        <Topic title="Faces" note="Served from our own origin, cut to the letters in use.">
          <Faces />
        </Topic>
      </Part>
      <Part id="space" title="Space and shape" lead="Ten distances, three roundings, three shadows.">
        <Topic title="Distances" note="In pixels; under each the number the grid calls it.">
          <Spacing />
        </Topic>
        <Topic title="Shapes" note="A button is as round as the tube's cap.">
          <Shapes radii={radii} shadows={shadows} layers={layers} />
        </Topic>
      </Part>
      <Part id="motion" title="Motion" lead="Things settle; nothing bounces. All of it is absent for those who ask for less.">
        <Topic title="What moves" note="Each once, when it has something to say.">
          <Motion />
        </Topic>
      </Part>

      {chapters.map(({ id, title, lead, specimens }) => (
        <Part key={id} id={id} title={title} lead={lead}>
          {Object.entries(specimens).map(([name, specimen]) => (
            <SpecimenEntry key={name} name={name} {...specimen} />
          ))}
          {id === "forms" && (
            <Topic title="The country field" note="The browser's own list until it is touched; then, on the Warmth List, one that can be searched.">
              <Controls />
            </Topic>
          )}
          {id === "messages" && (
            <Topic title="Toasts" note="News that passes: useToast(). It waits while it is pointed at, focused, or the tab is hidden.">
              <Toasts />
            </Topic>
          )}
          {id === "pictures" && (
            <Topic title="Drawn by script" note="Whatever imagery/ draws appears here by itself.">
              <Drawings />
            </Topic>
          )}
        </Part>
      ))}
      <p className="wrap py-(--section) text-h1">
        <ColdToWarm cold="Keep it plain." warm="Keep it warm." />
      </p>
    </Page>
  );
}

/** As any address that leads nowhere. */
export function ErrorBoundary() {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <LostInTheCold />
    </>
  );
}
