import { Link } from "#app/ui/link.tsx";
import { successMenu } from "#content/site/success-menu.ts";

export function SuccessMenu() {
  return (
    <nav aria-label={successMenu.label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {successMenu.links.map(([words, to]) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
