import type { ReactNode } from "react";
import { Headline } from "#app/ui/page.tsx";
import { Band, Card } from "#app/ui/section.tsx";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

type Props = {
  cold?: string;
  warm: string;
  lead: ReactNode;
  /** `deep` is dark, with isotherms behind. */
  tone?: "frost" | "deep";
  /** The headline changes by itself while the page is open. */
  live?: boolean;
  /** What is to be done here: beside the words on a wide screen, right under the headline on a narrow one. */
  card: ReactNode;
  /** The reasons, under the headline; after the card on a narrow screen. */
  children?: ReactNode;
};

/** A page with one thing to do, and the reasons for it. */
export function SplitPage({ cold, warm, lead, tone = "frost", live, card, children }: Props) {
  return (
    <Band tone={tone} className="py-0! overflow-clip">
      {tone === "deep" && <img src={calm} alt="" fetchPriority="low" className="absolute inset-0 -z-1 h-full w-full object-cover opacity-35" />}
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-8 pt-[calc(var(--nav-height)+clamp(2rem,5vw,4.5rem))] pb-18 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pb-26">
        <header className="grid content-start gap-4" {...(live && { "aria-live": "polite" })}>
          <Headline cold={cold} warm={warm} /> <p className="lead soft">{lead}</p>
        </header>
        <Card className="on-light self-start text-ink-on-light md:col-start-2 md:row-span-2 md:row-start-1">{card}</Card>
        {children && <div className="pt-4 md:pt-0">{children}</div>}
      </div>
    </Band>
  );
}
