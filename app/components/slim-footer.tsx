import { CookieSettingsButton } from "#app/components/cookie-settings-button.tsx";
import { Copyright } from "#app/components/copyright.tsx";
import { LeavePreview } from "#app/components/leave-preview.tsx";
import { Link } from "#app/components/link.tsx";
import { claims } from "#content/claims.ts";
import { policies } from "#content/navigation.ts";

/** The disclaimer, the policies, and who we are, in a few lines. `year` is the year the page was made in. */
export function SlimFooter({ year }: { year: number }) {
  return (
    <footer className="slim-footer" id="site-map">
      <div className="wrap">
        <p>{claims.disclaimer.words}</p>
        <nav aria-label="Policies">
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
