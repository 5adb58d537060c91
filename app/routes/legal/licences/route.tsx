import { describePage } from "#app/lib/seo/describe-page.ts";
import { ExternalLink } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Prose } from "#app/ui/text.tsx";
import { licences } from "#content/licences.ts";
import { licencesPage } from "#content/site/licences.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: licencesPage.title, description: licencesPage.description, path: "/licences" }, matches);

const { ours, typefaces, countries, code } = licencesPage;
const fonts = licences.filter(({ licence }) => licence.startsWith("OFL"));
const packages = licences.filter(({ licence }) => !licence.startsWith("OFL"));

function Parts({ caption, parts }: { caption: string; parts: typeof licences }) {
  return (
    <table className="w-full">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
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
          <tr key={name}>
            <th scope="row" className="readout wrap-anywhere font-medium">
              {name}
            </th>
            <td className="readout whitespace-nowrap">{version}</td>
            <td className={licence.includes(" ") ? "readout" : "readout whitespace-nowrap"}>{licence.replace(/^\((.*)\)$/, "$1")}</td>
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
            <a href="/third-party-notices.txt">{code.texts}</a>
          </p>
        </Prose>
      </div>
    </Page>
  );
}
