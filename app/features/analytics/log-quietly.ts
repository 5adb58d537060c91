/** Counting is no visitor's business: what fails is said to whoever looks for it, and to nobody else. */
export function logQuietly(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the debug log is where such a failure belongs
  console.debug("visits:", error);
}
