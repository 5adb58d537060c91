import { Outlet } from "react-router";
import { ToastSheets } from "#app/features/gate/toast-sheets.tsx";
import { useSite } from "#app/lib/use-site.ts";
import { Link } from "#app/ui/link.tsx";
import { Copyright } from "#app/ui/text.tsx";
import { brand } from "#content/brand.ts";
import { openPolicies } from "#content/navigation.ts";
// Every file of any of its screens, for what the layout brings is what the gate lets through.
import "#app/styles/forms.css";
import "#app/styles/gate.css";
import "#app/styles/legal.css";

/** The pages below carry none of the site's script, which would bring the site's words with it. */
export const handle = { static: true };

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
              {openPolicies.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} reloadDocument>
                    {label}
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
