import { useSite } from "#app/lib/use-site.ts";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { LeavePreview, Link } from "#app/ui/link.tsx";
import { Copyright } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { policies } from "#content/navigation.ts";
import { footer, frame } from "#content/site/frame.ts";

/** The brand and one way back: for a page that wants to be left by its form. */
export function SlimHeader() {
  const { landing, home } = useSite();
  return (
    <header className="slim-header">
      <div className="wrap">
        <Link className="brand" to={landing}>
          {brand.name}
        </Link>
        <Link to={home}>{frame.backToSite}</Link>
      </div>
    </header>
  );
}

/** The disclaimer, the policies, and who we are, in a few lines. `year` is the year the page was made in. */
export function SlimFooter({ year }: { year: number }) {
  return (
    <footer className="slim-footer" id="site-map">
      <div className="wrap">
        <p>{claims.disclaimer.words}</p>
        <nav aria-label={footer.policies}>
          <ul>
            {policies.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <CookieSettingsButton />
            </li>
          </ul>
        </nav>
        <Copyright year={year} />
        <LeavePreview />
      </div>
    </footer>
  );
}
