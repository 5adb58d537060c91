/** This band's window onto the one warm light behind the page, which follows the pointer or the scroll. */
export function Ambient() {
  return <div className="ambient" aria-hidden="true" />;
}
