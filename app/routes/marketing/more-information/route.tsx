import { data, href, redirect } from "react-router";
import { site } from "#app/context.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { chooseReading } from "#app/routes/marketing/more-information/choose-reading.ts";
import { PartnersReading } from "#app/routes/marketing/more-information/partners-reading.tsx";
import { ProductReading } from "#app/routes/marketing/more-information/product-reading.tsx";
import NotFound from "#app/routes/not-found.tsx";
import { moreInformation } from "#content/site/more-information.ts";
import { partners } from "#content/site/partners.ts";
import type { Route } from "./+types/route.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const { moreInformation: first } = context.get(site);
  const chosen = chooseReading(params.reading, first);
  if (!chosen) return data(null, { status: 404 });
  if (chosen.moved) throw redirect(href("/more-information/:reading?"));
  return chosen;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.shown === "partners" ? partners : moreInformation;
  // Either reading may stand at this address; its card, and the trail to it, are its own.
  const card = loaderData.shown === "partners" ? href("/more-information/:reading?", { reading: "partners" }) : href("/more-information/:reading?");
  const isFirst = loaderData.path === "/more-information";
  const under = isFirst ? [] : [{ title: loaderData.shown === "partners" ? moreInformation.title : partners.title, path: href("/more-information/:reading?") }];
  return describePage({ title, description, path: loaderData.path, card, under }, matches);
};

export default function MoreInformation({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { shown, other } = loaderData;
  return shown === "partners" ? <PartnersReading other={other} /> : <ProductReading other={other} />;
}
