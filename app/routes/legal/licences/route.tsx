import { describePage } from "#app/lib/seo/describe-page.ts";
import { ExternalLink } from "#app/ui/link.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Prose } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { licences } from "#content/licences.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Licences",
      description: `Whose work the ${brand.name} site is made of: our own, the typefaces, and every open-source package that reaches your browser.`,
      path: "/licences",
    },
    matches,
  );

const fonts = licences.filter(({ licence }) => licence.startsWith("OFL"));
const code = licences.filter(({ licence }) => !licence.startsWith("OFL"));

function Parts({ caption, parts }: { caption: string; parts: typeof licences }) {
  return (
    <table className="w-full">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {["Name", "Version", "Licence"].map((column) => (
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
      <PageHeader cold="Whose work" warm="this is" lead="Ours, and that of people who gave theirs away." />
      <div className="wrap grid gap-x-18 gap-y-12 pb-26 lg:grid-cols-2">
        <Prose>
          <h2>Ours</h2>
          <p>
            The words, drawings and pictures of this site, its own code and the name {brand.name} belong to {company.name}. All rights reserved: they are not
            offered under an open licence.
          </p>
          <h2>Typefaces</h2>
          <p>
            Archivo, by Omnibus-Type; Atkinson Hyperlegible Next and Mono, by the Braille Institute of America. Each is under the SIL Open Font License, cut
            down to the letters we use.
          </p>
          <Parts caption="Typefaces" parts={fonts} />
          <h2>Which country is where</h2>
          <p>
            The server tells a visitor’s country by <ExternalLink href="https://github.com/sapics/ip-location-db">ip-location-db</ExternalLink>, which is made
            from statistics of the Number Resource Organization, <ExternalLink href="https://www.nro.net/">nro.net</ExternalLink>, under the{" "}
            <ExternalLink href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</ExternalLink> licence.
          </p>
        </Prose>
        <Prose>
          <h2>Code that reaches your browser</h2>
          <p>Each of these is somebody’s gift, used under its licence. The list is made from what is really installed.</p>
          <Parts caption="Open-source packages" parts={code} />
          <p>
            <a href="/third-party-notices.txt">All licence texts in one file</a>
          </p>
        </Prose>
      </div>
    </Page>
  );
}
