import { Ambient } from "#app/components/ambient.tsx";
import ice from "#imagery/drawn/divider-ice.svg?url";
import sea from "#imagery/drawn/divider-sea.svg?url";
import warm from "#imagery/drawn/divider-warm.svg?url";

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
