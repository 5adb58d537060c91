import { describePage } from "#app/lib/seo/describe-page.ts";
import { Feed, Profiles } from "#app/routes/marketing/social-media/feed.tsx";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Sample } from "#app/ui/text.tsx";
import { brand, profiles } from "#content/brand.ts";
import { socialFeed } from "#content/social-feed.ts";
import type { Route } from "./+types/route.ts";
import "./page.css";

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
    <Page className="social">
      <div className="wrap">
        <div className="social-words">
          <Headline cold="Cold mornings," warm="shared" />
          <p className="lead soft">Frost on the towel, steam off the flask. We post what winter outdoors really looks like.</p>
          <h2 className="mt-10 text-h3">Find us there {profiles.some(({ sample }) => sample) && <Sample />}</h2>
          <Profiles />
          <p className="small soft mt-4">Each opens on that network’s own site, under its rules and with its cookies.</p>
        </div>
        <div>
          <Feed />
          <p className="feed-note small soft">
            Nothing is fetched from {socialFeed.network} before you say so. <CookieSettingsButton className="text-button" />
          </p>
        </div>
      </div>
    </Page>
  );
}
