/** "Frozen fish fingers: a runner’s notes" runs cold up to its colon, and warm after it. */
export function splitTitle(title: string): { cold: string; warm?: string } {
  const [cold = title, ...rest] = title.split(": ");
  return rest.length > 0 ? { cold: `${cold}:`, warm: rest.join(": ") } : { cold: title };
}
