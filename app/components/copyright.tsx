import { company } from "#content/company.ts";

const since = 2025;

/** `year` is the year the page was made in. */
export function Copyright({ year, className = "" }: { year: number; className?: string }) {
  return <p className={`readout ${className}`.trim()}>{`© ${year > since ? `${since}–${year}` : since} ${company.name}`}</p>;
}
