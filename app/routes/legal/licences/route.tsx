import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ExternalLink } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Prose } from "#app/ui/text.tsx";
import { licences } from "#content/licences.ts";
import { licencesPage } from "#content/site/licences.ts";
import "#app/styles/prose.css";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: licencesPage.title, description: licencesPage.description, path: href("/licences") }, matches);

const { ours, typefaces, countries, code } = licencesPage;
const fonts = licences.filter(({ licence }) => licence.startsWith("OFL"));
const packages = licences.filter(({ licence }) => !licence.startsWith("OFL"));

function Parts({ caption, parts }: { caption: string; parts: typeof licences }) {
  return (
    <table className="w-full max-sm:block max-sm:[&_tbody]:block">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {licencesPage.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, version, licence }) => (
          <tr key={name} className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4">
            <th scope="row" className="readout wrap-anywhere font-medium max-sm:w-full max-sm:border-0! max-sm:pb-0!">
              {name}
            </th>
            <td className="readout sm:whitespace-nowrap">{version}</td>
            <td className={licence.includes(" ") ? "readout" : "readout sm:whitespace-nowrap"}>{licence.replace(/^\((.*)\)$/, "$1")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function Licences() {
  return (
    <Page>
      <PageHeader cold={licencesPage.cold} warm={licencesPage.warm} lead={licencesPage.lead} />
      <div className="wrap grid gap-x-18 gap-y-12 pb-26 lg:grid-cols-2">
        <Prose>
          <h2>{ours.title}</h2>
          <p>{ours.text}</p>
          <h2>{typefaces.title}</h2>
          <p>{typefaces.text}</p>
          <Parts caption={typefaces.title} parts={fonts} />
          <h2>{countries.title}</h2>
          <p>
            {countries.told} <ExternalLink href={countries.database.href}>{countries.database.words}</ExternalLink>
            {countries.made} <ExternalLink href={countries.registry.href}>{countries.registry.words}</ExternalLink>
            {countries.under} <ExternalLink href={countries.licence.href}>{countries.licence.words}</ExternalLink> {countries.end}
          </p>
        </Prose>
        <Prose>
          <h2>{code.title}</h2>
          <p>{code.text}</p>
          <Parts caption={code.caption} parts={packages} />
          <p>
            <a href="/third-party-notices.txt" className="inline-flex min-h-11 items-center">
              {code.texts}
            </a>
          </p>
        </Prose>
      </div>
    </Page>
  );
}
