import { ColdToWarm } from "#app/components/cold-to-warm.tsx";
import { ExternalLink } from "#app/components/external-link.tsx";
import { Sample } from "#app/components/sample.tsx";
import { describePage } from "#app/describe-page.ts";
import { FeedFrame } from "#app/features/social/feed-frame.tsx";
import { brand, profiles } from "#content/brand.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";
import picture from "#imagery/drawn/page-social.svg?url";
import type { Route } from "./+types/social-media.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(
    {
      title: "Social Media",
      description: `Where ${brand.name} posts: swims, runs, walks and cold platforms. The latest posts, and every profile in one place.`,
      path: "/social-media",
    },
    matches,
  );

export default function SocialMedia() {
  return (
    <main id="main" className="social">
      <div className="wrap">
        <div className="social-words">
          <h1 tabIndex={-1}>
            <ColdToWarm cold="Cold mornings," warm="shared" />
          </h1>
          <p className="lead soft">Frost on the towel, steam off the flask. We post what winter outdoors really looks like.</p>
          <h2 className="mt-10 text-h3">Find us there {profiles.some(({ sample }) => sample) && <Sample />}</h2>
          <ul className="social-profiles">
            {profiles.map(({ network, url }) => (
              <li key={network}>
                <ExternalLink href={url}>{network}</ExternalLink>
              </li>
            ))}
          </ul>
          <p className="small soft mt-4">Each opens on that network’s own site, under its rules and with its cookies.</p>
        </div>
        <FeedFrame>
          <img className="feed-lines" src={calm} alt="" width="1904" height="604" />
          <img className="feed-picture" src={picture} alt="" width="960" height="720" />
          <div>
            <h2 className="text-h3">Nothing loaded, on purpose</h2>
            <p className="soft mt-2">
              A feed from another company can see who looks at it. So this frame stays empty, and asks nobody for anything, until there is a feed to allow.
            </p>
          </div>
        </FeedFrame>
      </div>
    </main>
  );
}
