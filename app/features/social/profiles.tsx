import { ExternalLink } from "#app/ui/link.tsx";
import { profiles } from "#content/brand.ts";

/** Where the company speaks elsewhere. */
export function Profiles() {
  return (
    <ul className="social-profiles">
      {profiles.map(({ network, url }) => (
        <li key={network}>
          <ExternalLink href={url}>{network}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
