import { href, Navigate, useLocation } from "react-router";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { describePage, siteOf } from "#app/lib/seo/describe-page.ts";
import { describeCompany, describeProduct, describeSite } from "#app/lib/seo/structured-data.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Benefits, Timeline, Uses } from "#app/routes/marketing/home/benefits.tsx";
import { Hero } from "#app/routes/marketing/home/hero.tsx";
import { Science } from "#app/routes/marketing/home/how-it-works.tsx";
import { LayOutLater, RiseOnce } from "#app/routes/marketing/home/motion.tsx";
import { CallToAction } from "#app/routes/marketing/home/offer.tsx";
import { Supporters, Team } from "#app/routes/marketing/home/people.tsx";
import { Testimonials } from "#app/routes/marketing/home/testimonials.tsx";
import { WarmLight } from "#app/ui/ambient.tsx";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { Page } from "#app/ui/page.tsx";
import { preloadStandingTube } from "#app/ui/tube.tsx";
import { home } from "#content/site/home.ts";
import "./page.css";
import type { Route } from "./+types/route.ts";

// Both / and /home answer; this is the one to keep.
export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    { title: home.title, description: home.description(siteOf(matches).price), path: href("/"), things: [describeCompany, describeSite, describeProduct] },
    matches,
  );

export const links: Route.LinksFunction = () => [preloadStandingTube("hero")];

export default function Home() {
  const { landing, amount } = useSite();
  const { pathname } = useLocation();
  // A link within the site asks no server, which would send it on.
  if (landing === "/pre-order" && pathname === "/") return <Navigate to={landing} replace />;
  return (
    <Page>
      <OptionalPart>
        <LayOutLater />
        <WarmLight />
        <RiseOnce />
      </OptionalPart>
      <Hero />
      <div id="product">
        <Timeline />
        <Benefits />
        <Uses />
      </div>
      <OptionalPart>
        <Testimonials />
      </OptionalPart>
      <Team />
      <Science />
      <CallToAction note={<ConversionNote amount={amount} />} />
      <Supporters />
    </Page>
  );
}
