import { href } from "react-router";
import { DermafloButton } from "#app/features/chat/dermaflo-button.tsx";
import { ConvertedSum } from "#app/features/currency/conversion-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/forms/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BackHome, ExternalLink, Link } from "#app/ui/link.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Band } from "#app/ui/section.tsx";
import { Sample } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";
import { partners } from "#content/site/partners.ts";
import { type TeamMember, team } from "#content/team.ts";
import picture from "#imagery/drawn/page-partners.svg?url";
import "./partners-reading.css";

const { who, example, notice } = partners;
const founder = team.find(({ title }) => title === "Founder") ?? team[0];

export function PartnersReading({ other }: { other: string }) {
  return (
    <Page>
      <Band tone="deep" className="partners-top">
        <div className="wrap partners-grid lg:grid-cols-[1.4fr_1fr]">
          <div>
            <BackHome />
            <Headline cold={partners.cold} warm={partners.warm} />
            <p className="lead">{partners.lead}</p>
            <div className="mt-8 flex flex-wrap items-start gap-4">
              <Connect person={founder} />
              <DermafloButton />
            </div>
          </div>
          <img className="drawn" src={picture} alt="" width="960" height="720" fetchPriority="high" />
        </div>
      </Band>
      <div className="wrap partners-who">
        {who.map(({ title, text }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <Band tone="ice" className="partners-example" aria-labelledby="example-title">
        <div className="wrap">
          <h2 id="example-title">
            {example.title} <Sample />
          </h2>
          <p className="partners-sum">
            <ConvertedSum sum={example.amount} />
          </p>
          <p>{example.text}</p>
        </div>
      </Band>
      <section className="wrap wrap-text partners-notice" aria-labelledby="notice-title">
        <h2 id="notice-title">
          {notice.title} <Sample />
        </h2>
        {notice.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul>
          {notice.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <p>{notice.end}</p>
        {/* Below the notice, for the box says that it was read. */}
        <form id="deck" action={href("/deck")} target="_blank" rel="noopener">
          <p id="deck-note">{partners.newTab}</p>
          <CheckboxField name="certified" required>
            {partners.certify}
          </CheckboxField>
          <Button type="submit" className="mt-2" aria-describedby="deck-note">
            {partners.deck}
            <Icon name="out" size={18} />
          </Button>
        </form>
        <p className="small partners-other">
          {partners.other} <Link to={other}>{partners.otherLink}</Link>
        </p>
      </section>
    </Page>
  );
}

/** Two ways to reach one person, which push down what's below: laid over it, they would hide the next button. */
function Connect({ person }: { person: TeamMember }) {
  return (
    <details className="connect">
      <summary className="button cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {`${partners.connect} ${person.name}`}
        <Icon name="down" size={18} />
      </summary>
      <ul className="on-light card">
        <li>
          <a href={`mailto:${company.email}?subject=${encodeURIComponent(`For ${person.name}`)}`}>
            {partners.byMail}
            <Icon name="mail" size={18} />
          </a>
        </li>
        <li className="flex flex-wrap items-center gap-x-2">
          <ExternalLink href={person.profile}>{partners.profile}</ExternalLink> {person.sample && <Sample />}
        </li>
      </ul>
    </details>
  );
}
