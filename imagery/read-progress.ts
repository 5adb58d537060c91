/** Share of a pass that is done, 0 to 1, from one line of Blender's output; undefined when the line says nothing about it. */
export function readProgress(line: string): number | undefined {
  const found = /\bSample (\d+)\/(\d+)/.exec(line);
  if (!found) return undefined;
  const [done, all] = [Number(found[1]), Number(found[2])];
  return all > 0 ? Math.min(1, done / all) : undefined;
}
