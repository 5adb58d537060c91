import { Link } from "#app/components/link.tsx";
import { useSite } from "#app/use-site.ts";
import { brand } from "#content/brand.ts";

/** The brand and one way back: for a page that wants to be left by its form. */
export function SlimHeader() {
  const { landing, home } = useSite();
  return (
    <header className="slim-header">
      <div className="wrap">
        <Link className="brand" to={landing}>
          {brand.name}
        </Link>
        <Link to={home}>Back to site</Link>
      </div>
    </header>
  );
}
