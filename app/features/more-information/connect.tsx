import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { Sample } from "#app/ui/text.tsx";
import { company } from "#content/company.ts";
import { partners } from "#content/pages/partners.ts";
import type { TeamMember } from "#content/team.ts";

/** A drop-down of the browser's own: two ways to reach one person. */
export function Connect({ person }: { person: TeamMember }) {
  return (
    <details className="connect">
      <summary className="button">
        {partners.connect} {person.name}
        <Icon name="down" size={18} />
      </summary>
      <ul className="on-light">
        <li>
          <a href={`mailto:${company.email}?subject=${encodeURIComponent(`For ${person.name}`)}`}>
            <Icon name="mail" size={20} />
            {partners.byMail}
          </a>
        </li>
        <li>
          <ExternalLink href={person.profile}>{partners.profile}</ExternalLink> {person.sample && <Sample />}
        </li>
      </ul>
    </details>
  );
}
