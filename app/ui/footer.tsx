import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { ExternalLink, LeavePreview } from "#app/ui/link.tsx";
import { NavigationLinks, PageLinks } from "#app/ui/navigation-links.tsx";
import { Copyright, Sample } from "#app/ui/text.tsx";
import { brand, profiles } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { aboutTheCream, more, orders, policies } from "#content/navigation.ts";
import { footer } from "#content/site/frame.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

/** `year` is the year the page was made in. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="footer on-dark" id="site-map">
      <img className="footer-lines" src={calm} alt="" width="1904" height="604" loading="lazy" />
      <div className="wrap footer-grid">
        <div className="footer-brand">
          <p className="brand">{brand.name}</p>
          <p>{claims.disclaimer.words}</p>
        </div>
        <div className="footer-maps">
          <nav aria-labelledby="footer-explore">
            <h2 id="footer-explore">{footer.explore}</h2>
            <ul>
              <NavigationLinks />
              <PageLinks entries={more} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-cream">
            <h2 id="footer-cream">{footer.cream}</h2>
            <ul>
              <PageLinks entries={aboutTheCream} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-orders">
            <h2 id="footer-orders">{footer.orders}</h2>
            <ul>
              <PageLinks entries={orders} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-policies">
            <h2 id="footer-policies">{footer.policies}</h2>
            <ul>
              <PageLinks entries={policies} />
              <li>
                <CookieSettingsButton />
              </li>
            </ul>
          </nav>
        </div>
        <div>
          <h2>
            {footer.who} {company.sample && <Sample />}
          </h2>
          <address>
            <p>
              <ExternalLink href={company.site}>{company.name}</ExternalLink>
              <br />
              {footer.company}
              <br />
              {company.office}
            </p>
            <p>
              <a href={`mailto:${company.email}`} className="inline-flex min-h-11 items-center">
                {company.email}
              </a>
            </p>
          </address>
        </div>
        <nav className="footer-profiles" aria-labelledby="footer-follow">
          <h2 id="footer-follow">
            {footer.follow} {profiles.some(({ sample }) => sample) && <Sample />}
          </h2>
          <ul>
            {profiles.map(({ network, url }) => (
              <li key={network}>
                <ExternalLink href={url}>{network}</ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-end flex flex-wrap justify-between gap-x-8">
          <Copyright year={year} />
          <LeavePreview />
        </div>
      </div>
    </footer>
  );
}
