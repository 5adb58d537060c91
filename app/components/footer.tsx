import { Link } from "react-router";
import { NavigationLinks } from "#app/components/navigation-links.tsx";
import { Sample } from "#app/components/sample.tsx";
import { brand } from "#content/brand.ts";
import { claims } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { policies } from "#content/navigation.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

const since = 2025;

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
        <nav aria-label="Footer">
          <h2>Explore</h2>
          <NavigationLinks />
        </nav>
        <nav aria-label="Orders and policies">
          <h2>Orders and policies</h2>
          <ul>
            <li>
              <Link to="/checkout">Pre-order</Link>
            </li>
            <li>
              <Link to="/order/find">Find my order</Link>
            </li>
            {policies.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <address>
          <h2>Who we are {company.sample && <Sample />}</h2>
          <p>
            {company.name}
            <br />
            Company number {company.number}, registered in {company.registeredIn}
            <br />
            {company.office}
          </p>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </address>
        <p className="footer-end readout">
          © {year > since ? `${since}–${year}` : since} {company.name}
        </p>
      </div>
    </footer>
  );
}
