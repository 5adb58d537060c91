import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Feed, Profiles } from "#app/routes/marketing/social-media/feed.tsx";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { Headline, Page } from "#app/ui/page.tsx";
import { Sample } from "#app/ui/text.tsx";
import { profiles } from "#content/brand.ts";
import { socialMedia } from "#content/site/social-media.ts";
import type { Route } from "./+types/route.ts";
import "./page.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: socialMedia.title, description: socialMedia.description, path: href("/social-media") }, matches);

export default function SocialMedia() {
  return (
    <Page className="social">
      <div className="wrap">
        <div>
          <Headline cold={socialMedia.cold} warm={socialMedia.warm} />
          <p className="lead soft mt-4">{socialMedia.lead}</p>
          <h2 className="mt-10 text-h3">
            {socialMedia.profiles} {profiles.some(({ sample }) => sample) && <Sample />}
          </h2>
          <Profiles />
          <p className="small soft mt-4">{socialMedia.elsewhere}</p>
        </div>
        <div>
          <Feed />
          <p className="small soft mt-2 flex max-w-[500px] flex-wrap items-center justify-between gap-x-6">
            {socialMedia.notBefore} <CookieSettingsButton className="text-button" />
          </p>
        </div>
      </div>
    </Page>
  );
}
