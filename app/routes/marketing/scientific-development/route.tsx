import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BackHome } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm, CosmeticNote, Sample } from "#app/ui/text.tsx";
import { scientificDevelopment } from "#content/site/scientific-development.ts";
import { buttons } from "#content/site/shared.ts";
import { team } from "#content/team.ts";
import picture from "#imagery/drawn/page-scientific-development.svg?url";
import ip from "#imagery/drawn/person-ip.svg?url";
import ro from "#imagery/drawn/person-ro.svg?url";
import "./page.css";
import { promises } from "#content/claims.ts";
import type { Route } from "./+types/route.ts";

const { people, ledger, pictures } = scientificDevelopment;
const credited = [
  { person: team.find(({ icon }) => icon === "ip"), face: ip, paragraphs: people.chemist },
  { person: team.find(({ icon }) => icon === "ro"), face: ro, paragraphs: people.professor },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: scientificDevelopment.title, description: scientificDevelopment.description, path: href("/scientific-development") }, matches);

export default function ScientificDevelopment() {
  return (
    <Page>
      <header className="page-top two-lines strata">
        <img src={picture} alt="" width="960" height="720" fetchPriority="high" />
        <div className="wrap">
          <BackHome />
          <Headline cold={scientificDevelopment.cold} warm={scientificDevelopment.warm} />
          <p className="lead">{scientificDevelopment.tagline}</p>
        </div>
      </header>
      <div className="wrap split credits">
        {credited.map(
          ({ person, face, paragraphs }) =>
            person && (
              <section key={person.name} aria-labelledby={`credit-${person.icon}`}>
                <img src={face} alt="" width="354" height="354" loading="lazy" />
                <h2 id={`credit-${person.icon}`}>{person.name}</h2>
                <p className="credit-post">
                  {person.title} ·&nbsp;{person.institution} <Sample />
                </p>
                <div className="grid max-w-measure gap-[1em]">
                  {paragraphs.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </section>
            ),
        )}
      </div>
      <Band tone="ice" id="claims" tabIndex={-1} aria-labelledby="claims-title">
        <div className="wrap ledger-grid lg:grid-cols-[0.8fr_1.2fr]">
          <div>
            <h2 id="claims-title">
              <ColdToWarm cold={ledger.cold} warm={ledger.warm} />
            </h2>
            <p className="ledger-lead">{ledger.lead}</p>
            <div className="soft grid gap-4">
              {promises.some(({ evidence }) => evidence === null) && <p>{ledger.gaps}</p>}
              <p>{ledger.note}</p>
              <p>{ledger.rest}</p>
            </div>
          </div>
          <ClaimsLedger />
        </div>
      </Band>
      <div className="wrap split credits-end">
        <section aria-labelledby="pictures-title">
          <h2 id="pictures-title">{pictures.title}</h2>
          <p>{pictures.text}</p>
        </section>
        <div>
          <CosmeticNote />
          <ButtonLink to={href("/checkout")} className="mt-4">
            {buttons.orderByName}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}

/** What the register promises, gaps included. */
function ClaimsLedger() {
  return (
    <table className="ledger w-full">
      <thead>
        <tr>
          <th scope="col">{ledger.claim}</th>
          <th scope="col">{ledger.evidence}</th>
        </tr>
      </thead>
      <tbody>
        {promises.map(({ words, evidence }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td className="readout soft">{evidence ?? ledger.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
