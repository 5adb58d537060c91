import type { ComponentProps } from "react";

/** A white sheet; `warm` for what matters most on the page, `flat` inside another sheet. */
export function Card({ tone = "plain", ...rest }: ComponentProps<"div"> & { tone?: "plain" | "warm" | "flat" }) {
  return <div {...rest} className={["card", tone !== "plain" && `card-${tone}`, rest.className].filter(Boolean).join(" ")} />;
}
