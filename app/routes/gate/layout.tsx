import { Outlet } from "react-router";
import { Copyright } from "#app/components/copyright.tsx";
import { Link } from "#app/components/link.tsx";
import { ToastSheets } from "#app/features/gate/toast-sheets.tsx";
import { useSite } from "#app/use-site.ts";
import { brand } from "#content/brand.ts";
import "#app/styles/gate.css";

/** Read by app/root.tsx: the pages below carry none of the site's script, which would bring the site's words with it. */
export const handle = { still: true };

const policies = [
  ["/privacy-policy", "Privacy Policy"],
  ["/cookies-policy", "Cookies Policy"],
  ["/pre-order-terms", "Pre-Order Terms"],
  ["/terms", "Terms & Conditions"],
] as const;

/** Around the gate's own pages: who we are, and what anyone may read. */
export default function GateLayout() {
  const { year } = useSite();
  return (
    <div className="gate">
      <header className="gate-head on-dark">
        <div className="wrap">
          <Link className="brand" to="/" reloadDocument>
            {brand.name}
          </Link>
        </div>
      </header>
      <Outlet />
      <footer className="gate-foot on-dark">
        <div className="wrap">
          <nav aria-label="Policies">
            <ul>
              {policies.map(([to, words]) => (
                <li key={to}>
                  <Link to={to} reloadDocument>
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Copyright year={year} />
        </div>
      </footer>
      <ToastSheets />
    </div>
  );
}
