import type { ComponentProps } from "react";
import { Ambient } from "#app/components/ambient.tsx";
import { Divider, type DividerFrom } from "#app/components/divider.tsx";

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
