import { Icon } from "#app/components/icon.tsx";
import { Link } from "#app/components/link.tsx";
import { useSite } from "#app/use-site.ts";

/** The way back, above the headline of a page that stands beside the home page. */
export function BackHome() {
  const { home } = useSite();
  return (
    <Link className="back-home" to={home}>
      <Icon name="left" size={18} />
      Back to Home
    </Link>
  );
}
