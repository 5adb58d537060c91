import { useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Card } from "#app/ui/section.tsx";
import { describePosition, formatPosition, positionPage } from "#content/site/waitlist-entry.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";

const { share } = positionPage;

const [cool, mild, warm] = [
  "font-cold font-stretch-75% text-cold-vivid",
  "font-cold font-stretch-normal text-warm-soft",
  "font-warm font-stretch-125% text-warm-vivid",
];

/** The nearer to the front, the wider the figure: width is warmth. */
const lookOf = (position: number) => (position <= 10 ? warm : position <= 1_000 ? mild : cool);

/** Somebody's position, what it is good for, and the link that moves it. Nobody else's position or name. */
export function PositionPanel({ position }: { position: Extract<WaitlistPosition, { state: "on-list" }> }) {
  return (
    <Card className="overflow-clip p-0">
      <section aria-labelledby="place" className="on-dark relative isolate bg-surface-deep p-[clamp(1.5rem,4vw,2.5rem)] text-ink-on-dark">
        <img src={calm} alt="" className="absolute inset-0 -z-1 h-full w-full object-cover opacity-40" />
        <h2 id="place" className="leading-none">
          <span className="block font-bold font-stretch-normal font-text text-cold-vivid text-small leading-none">{positionPage.label}</span>{" "}
          <span
            className={`place-number mt-[0.12em] mb-[0.2em] block text-[clamp(4rem,2.6rem+7vw,7.5rem)] tracking-[-0.02em] lining-nums tabular-nums ${lookOf(position.position)}`}
          >
            {formatPosition(position.position)}
          </span>
        </h2>
        <p className="max-w-measure">{describePosition(position)}</p>
      </section>
      <section aria-labelledby="share" className="grid grid-cols-1 gap-3 p-[clamp(1.5rem,4vw,2.5rem)]">
        <p>{positionPage.meaning}</p>
        <h2 id="share" className="mt-4 text-h3">
          {share.title}
        </h2>
        <p>{share.rule}</p>
        <ShareLink url={position.shareUrl} />
      </section>
    </Card>
  );
}

/** A link to pass on: plain text that one press marks, and with script a button that copies it and the device's share sheet, where there is one. */
function ShareLink({ url }: { url: string }) {
  const [state, setState] = useState<keyof typeof share.said>("idle");
  const hydrated = useHydrated();
  const link = useRef<HTMLParagraphElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
    } catch {
      if (link.current) getSelection()?.selectAllChildren(link.current);
      setState("marked");
    }
  }

  async function openShareSheet() {
    try {
      await navigator.share({ ...share.card, url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <>
      <p ref={link} className="share-link readout select-all rounded-input border border-field-edge bg-surface px-4 py-[0.7rem] wrap-anywhere">
        {url}
      </p>
      {hydrated && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="secondary" size="small" onClick={copy}>
            <Icon name={state === "copied" ? "tick" : "copy"} size={18} />
            {share.copy}
          </Button>
          {"share" in navigator && (
            <Button look="secondary" size="small" onClick={openShareSheet}>
              <Icon name="share" size={18} />
              {share.more}
            </Button>
          )}
          <p role="status" className="small text-ok">
            {share.said[state]}
          </p>
        </div>
      )}
    </>
  );
}
