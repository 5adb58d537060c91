import { useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { describePosition, formatPosition, positionPage } from "#content/site/waitlist-entry.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import "#app/styles/place.css";

const { share } = positionPage;

/** The nearer to the front, the wider the figure: width is warmth. */
const warmthOf = (position: number) => (position <= 10 ? "warm" : position <= 1_000 ? "mild" : "cool");

/** Somebody's position, what it is good for, and the link that moves it. Nobody else's position or name. */
export function PositionPanel({ position }: { position: Extract<WaitlistPosition, { state: "on-list" }> }) {
  return (
    <div className="place">
      <section aria-labelledby="place" className="place-figure on-dark">
        <h2 id="place">
          <span className="place-label">{positionPage.label}</span>{" "}
          <span className="place-number" data-warmth={warmthOf(position.position)}>
            {formatPosition(position.position)}
          </span>
        </h2>
        <p>{describePosition(position)}</p>
      </section>
      <section aria-labelledby="share" className="place-rest">
        <p>{positionPage.meaning}</p>
        <h2 id="share">{share.title}</h2>
        <p>{share.rule}</p>
        <ShareLink url={position.shareUrl} />
      </section>
    </div>
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
      <p ref={link} className="share-link readout">
        {url}
      </p>
      {hydrated && (
        <div className="share-ways">
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
          <p role="status" className="share-said small">
            {share.said[state]}
          </p>
        </div>
      )}
    </>
  );
}
