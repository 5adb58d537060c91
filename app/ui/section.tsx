import type { ComponentProps, ReactNode } from "react";
import { Ambient } from "#app/ui/ambient.tsx";
import { Icon } from "#app/ui/icon.tsx";
import ice from "#imagery/drawn/divider-ice.svg?url";
import sea from "#imagery/drawn/divider-sea.svg?url";
import warm from "#imagery/drawn/divider-warm.svg?url";

type Tone = "frost" | "ice" | "warm" | "sea" | "deep";

/** A full-width stretch of the page with its own ground. Dark tones turn text, links and buttons light by themselves. `from` is the tone of the band above, when that is to flow into this one. */
export function Band({ tone = "frost", from, children, ...rest }: ComponentProps<"section"> & { tone?: Tone; from?: DividerFrom }) {
  const dark = tone === "sea" || tone === "deep";
  return (
    <section {...rest} className={["band", `band-${tone}`, dark && "on-dark", rest.className].filter(Boolean).join(" ")}>
      <Ambient />
      {from && <Divider from={from} />}
      {children}
    </section>
  );
}

const lines = { frost: ice, ice, warm, sea, deep: sea };
export type DividerFrom = keyof typeof lines;

/** The ground above runs on into the band below, down to a line of isotherms. Stands first in the lower band. */
export function Divider({ from }: { from: DividerFrom }) {
  return (
    <div className="divider" aria-hidden="true">
      <div className={`divider-ground band-${from}${from === "sea" || from === "deep" ? " on-dark" : ""}`}>
        <Ambient />
      </div>
      <img src={lines[from]} alt="" width="2880" height="120" loading="lazy" decoding="async" />
    </div>
  );
}

/** A white sheet; `warm` for what matters most on the page, `flat` inside another sheet. */
export function Card({ tone = "plain", ...rest }: ComponentProps<"div"> & { tone?: "plain" | "warm" | "flat" }) {
  return <div {...rest} className={["card", tone !== "plain" && `card-${tone}`, rest.className].filter(Boolean).join(" ")} />;
}

/** A postal address, line by line. */
export const AddressLines = ({ lines, className = "" }: { lines: readonly string[]; className?: string }) => (
  <address className={`not-italic ${className}`.trim()}>
    {lines.map((line) => (
      <span key={line} className="wrap-anywhere block">
        {line}
      </span>
    ))}
  </address>
);

/** Something that opens in place, on the platform: it works without script. */
export function Disclosure({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-cold-soft border-t py-2 last:border-b">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-bold text-cold-strong [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="group-open:rotate-180">
          <Icon name="down" size={20} />
        </span>
      </summary>
      <div className="pt-3 pb-6">{children}</div>
    </details>
  );
}
