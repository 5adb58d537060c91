import { Link } from "#app/components/link.tsx";
import { useSite } from "#app/use-site.ts";

/** The way out of a closed site; an open one has none. The page it leads to says until when this browser is let in, and has the button. */
export function LeavePreview() {
  const { gate } = useSite();
  if (!gate) return null;
  return (
    <p data-only="SITE_ACCESS=closed">
      <Link to="/site-access" reloadDocument>
        Leave preview
      </Link>
    </p>
  );
}
