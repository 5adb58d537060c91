/** The visible mark on everything that is not a real fact yet. */
export function Sample() {
  return <span className="sample">Sample</span>;
}
