/** Milliseconds after the page has loaded. */
const delay = 3_000;

/** Milliseconds from now until a visitor may be asked; the page is older than this script. */
export function untilDue(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  const since = loadedAt > 0 ? performance.now() - loadedAt : 0;
  return Math.max(0, Math.min(delay, delay - since));
}
