/** Whether this page was loaded again where it stood: then the reader's place is kept, and nothing may move it. */
export function isReload() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}
