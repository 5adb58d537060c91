import type { Effort } from "#imagery/effort.ts";
import type { RenderLog } from "#imagery/render-log.ts";
import type { Shot } from "#imagery/shots.ts";

/** How many cores Blender is given: see threads in tube/render.py. */
const atMost = 2;

/** Seconds the shots will take on a machine with that many cores otherwise idle; one never timed counts as the others' mean. Undefined when none was. */
export function estimate(wanted: readonly Shot[], log: RenderLog, { passes, samplesPerPass, share }: Effort, cores: number): number | undefined {
  const perSample = (shot: string) => log[shot] && log[shot].processorSeconds / (log[shot].passes * log[shot].samplesPerPass);
  const known = Object.keys(log).map((shot) => perSample(shot) ?? 0);
  if (known.length === 0) return undefined;
  const mean = known.reduce((sum, seconds) => sum + seconds, 0) / known.length;
  const light = wanted.reduce((sum, shot) => sum + (perSample(shot) ?? mean), 0);
  return (light * passes * samplesPerPass * share ** 2) / Math.min(atMost, cores);
}

/** "about 25 minutes", as one would say it. */
export function inWords(seconds: number): string {
  if (seconds < 90) return "about a minute";
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round((minutes % 60) / 10) * 10;
  const whole = rest === 60 ? hours + 1 : hours;
  return `about ${whole} h${rest === 0 || rest === 60 ? "" : ` ${rest} min`}`;
}
