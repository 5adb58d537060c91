import { useSite } from "#app/lib/use-site.ts";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { LeavePreview, Link } from "#app/ui/link.tsx";
import { Copyright, Ribbons } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { policies } from "#content/navigation.ts";
import { footer, frame } from "#content/site/frame.ts";

/** The brand and one way back: for a page that wants to be left by its form. */
export function SlimHeader() {
  const { landing, home } = useSite();
  return (
    <header className="bg-surface-warm">
      <div className="wrap flex items-center justify-between py-4">
        <Link className="brand text-ink-on-light hover:text-warm-strong" to={landing}>
          {brand.name}
        </Link>
        <Link className="inline-flex min-h-11 items-center" to={home}>
          {frame.backToSite}
        </Link>
      </div>
      <Ribbons />
    </header>
  );
}

/** The disclaimer, the policies, and who we are, in a few lines. `year` is the year the page was made in. */
export function SlimFooter({ year }: { year: number }) {
  return (
    <footer className="border-warm-vivid border-t-2 bg-surface-raised py-8 text-ink-soft text-small leading-(--text-body--line-height)" id="site-map">
      <div className="wrap grid gap-3">
        <p>{claims.disclaimer.words}</p>
        <nav aria-label={footer.policies}>
          <ul className="flex flex-wrap gap-x-6">
            {policies.map(({ to, label }) => (
              <li key={to}>
                <Link className="inline-flex min-h-11 items-center" to={to}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <CookieSettingsButton className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.18em]" />
            </li>
          </ul>
        </nav>
        <Copyright year={year} />
        <LeavePreview />
      </div>
    </footer>
  );
}
