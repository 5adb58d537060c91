import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { ExternalLink, LeavePreview } from "#app/ui/link.tsx";
import { NavigationLinks, PageLinks } from "#app/ui/navigation-links.tsx";
import { Copyright, Sample } from "#app/ui/text.tsx";
import { brand, profiles } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { aboutTheCream, more, orders, policies } from "#content/navigation.ts";
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
            <h2 id="footer-explore">Explore</h2>
            <ul>
              <NavigationLinks />
              <PageLinks entries={more} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-cream">
            <h2 id="footer-cream">The cream</h2>
            <ul>
              <PageLinks entries={aboutTheCream} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-orders">
            <h2 id="footer-orders">Orders</h2>
            <ul>
              <PageLinks entries={orders} />
            </ul>
          </nav>
          <nav aria-labelledby="footer-policies">
            <h2 id="footer-policies">Policies</h2>
            <ul>
              <PageLinks entries={policies} />
              <li>
                <CookieSettingsButton />
              </li>
            </ul>
          </nav>
        </div>
        <div>
          <h2>Who we are {company.sample && <Sample />}</h2>
          <address>
            <p>
              <ExternalLink href={company.site}>{company.name}</ExternalLink>
              <br />
              Company number {company.number}, registered in {company.registeredIn}
              <br />
              {company.office}
            </p>
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
          </address>
        </div>
        <nav className="footer-profiles" aria-labelledby="footer-follow">
          <h2 id="footer-follow">Follow us {profiles.some(({ sample }) => sample) && <Sample />}</h2>
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
