import { Link } from "#app/ui/link.tsx";

/** Where one may go on from here. */
const links = [
  ["Home", "/"],
  ["FAQ", "/faq"],
  ["Blog", "/blog"],
  ["Contact", "/contact"],
  ["Terms & Conditions", "/terms"],
  ["Warmth List", "/warmth-list"],
] as const;

export function SuccessMenu() {
  return (
    <nav aria-label="Where next">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(([words, to]) => (
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
