import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { RequestId } from "#app/components/request-id.tsx";
import { company } from "#content/company.ts";

/** What is left when a page fails. `busy`: the shop is still starting or overloaded, and the same address will work soon. */
export function BrokenPage({ busy }: { busy: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <main id="main" className="lost on-dark">
      <div className="wrap lost-inner">
        <h1 tabIndex={-1}>
          <span className="cold">{busy ? "Still warming up," : "Unexpected"}</span>{" "}
          <span className="warm">{busy ? "back in a moment" : "Application Error!"}</span>
        </h1>
        <p className="lead soft">
          {busy
            ? "The shop is busy or just starting. Nothing you sent is lost if we confirmed it. Please try again in a few seconds."
            : "That was us, not you. The page failed on our side and we have made a note of it. If you were paying, your order page shows what really happened."}
        </p>
        <p className="hero-actions">
          {/* A whole new page: the script that failed may be the reason. */}
          <ButtonLink to={{ pathname, search }} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink to="/" reloadDocument look="secondary">
            Return to Home
          </ButtonLink>
        </p>
        <p className="small soft">
          If it stays broken, write to <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
        <RequestId />
      </div>
    </main>
  );
}
