import { ExternalLink } from "#app/ui/link.tsx";
import { Band } from "#app/ui/section.tsx";
import { ColdToWarm, Sample } from "#app/ui/text.tsx";
import { home } from "#content/site/home.ts";
import { supporters } from "#content/supporters.ts";
import { team } from "#content/team.ts";
import cr from "#imagery/drawn/person-cr.svg?url";
import ip from "#imagery/drawn/person-ip.svg?url";
import ma from "#imagery/drawn/person-ma.svg?url";
import ro from "#imagery/drawn/person-ro.svg?url";

const monograms = { cr, ip, ma, ro };

export function Team() {
  return (
    <Band id="team" from="sea" aria-labelledby="team-title">
      <div className="wrap">
        <h2 id="team-title">
          <ColdToWarm cold={home.people.cold} warm={home.people.warm} />
        </h2>
        <ul className="people">
          {team.map(({ name, title, subtitle, institution, description, mobileDescription, icon, profile }) => (
            <li key={name} className="person">
              <img src={monograms[icon]} alt="" width="354" height="354" loading="lazy" />
              <div>
                <h3>
                  <ExternalLink href={profile}>{name}</ExternalLink>
                </h3>
                <p className="person-title">
                  {title} <Sample />
                </p>
                <p className="small soft">
                  {subtitle} ·&nbsp;{institution}
                </p>
                <p className="small person-long">{description}</p>
                <p className="small person-short">{mobileDescription}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

export function Supporters() {
  return (
    <Band from="warm" className="supporters" aria-labelledby="supporters-title">
      <div className="wrap">
        <h2 id="supporters-title" className="soft">
          {home.people.supporters}
        </h2>
        <ul>
          {supporters.map(({ name }) => (
            <li key={name}>
              <span className="cold">{name}</span> <Sample />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
