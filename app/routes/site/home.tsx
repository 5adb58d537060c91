import { Navigate, useLocation } from "react-router";
import { Benefits } from "#app/components/home/benefits.tsx";
import { CallToAction } from "#app/components/home/call-to-action.tsx";
import { Hero } from "#app/components/home/hero.tsx";
import { LayOutLater } from "#app/components/home/lay-out-later.tsx";
import { RiseOnce } from "#app/components/home/rise-once.tsx";
import { Science } from "#app/components/home/science.tsx";
import { Supporters } from "#app/components/home/supporters.tsx";
import { Team } from "#app/components/home/team.tsx";
import { Testimonials } from "#app/components/home/testimonials.tsx";
import { Timeline } from "#app/components/home/timeline.tsx";
import { Uses } from "#app/components/home/uses.tsx";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { describeCompany, describeProduct, describeSite } from "#app/lib/seo/structured-data.ts";
import { useSite } from "#app/lib/use-site.ts";
import { WarmLight } from "#app/ui/ambient.tsx";
import { OptionalPart } from "#app/ui/optional-part.tsx";
import { Page } from "#app/ui/page.tsx";
import { preloadStandingTube } from "#app/ui/tube.tsx";
import { catalogue } from "#content/catalogue.ts";
import { home } from "#content/home.ts";
import "#app/styles/home.css";
import type { Route } from "./+types/home.ts";

// Both / and /home answer; this is the one to keep.
export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: home.title, description: home.description, path: "/", things: [describeCompany, describeSite, describeProduct] }, matches);

export const links: Route.LinksFunction = () => [preloadStandingTube("hero")];

export default function Home() {
  const { landing } = useSite();
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
      <CallToAction note={<ConversionNote price={catalogue.tube.price} />} />
      <Supporters />
    </Page>
  );
}
