import type { ComponentProps } from "react";
import { Ambient } from "#app/components/ambient.tsx";

type Tone = "frost" | "ice" | "warm" | "sea" | "deep";

/** A full-width stretch of the page with its own ground. Dark tones turn text, links and buttons light by themselves. */
export function Band({ tone = "frost", children, ...rest }: ComponentProps<"section"> & { tone?: Tone }) {
  const dark = tone === "sea" || tone === "deep";
  return (
    <section {...rest} className={["band", `band-${tone}`, dark && "on-dark", rest.className].filter(Boolean).join(" ")}>
      <Ambient />
      {children}
    </section>
  );
}
