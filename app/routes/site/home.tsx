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
import { OptionalPart } from "#app/components/optional-part.tsx";
import { preloadStandingTube } from "#app/components/tube.tsx";
import { WarmLight } from "#app/components/warm-light.tsx";
import { describePage } from "#app/describe-page.ts";
import { ConversionNote } from "#app/features/currency/conversion-note.tsx";
import { describeCompany } from "#app/structured-data/describe-company.ts";
import { describeProduct } from "#app/structured-data/describe-product.ts";
import { describeSite } from "#app/structured-data/describe-site.ts";
import { useSite } from "#app/use-site.ts";
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
    <main id="main">
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
    </main>
  );
}
