import { describePosition, formatPosition } from "#app/features/warmth-list/describe-position.ts";
import { ShareLink } from "#app/features/warmth-list/share-link.tsx";
import { referralWords } from "#content/referral.ts";
import type { WaitlistPosition } from "#contracts/waitlist-position.ts";
import "#app/styles/place.css";

/** The nearer to the front, the wider the figure: width is warmth. */
const warmthOf = (position: number) => (position <= 10 ? "warm" : position <= 1_000 ? "mild" : "cool");

/** Somebody's position, what it is good for, and the link that moves it. Nobody else's position or name. */
export function PositionPanel({ position }: { position: Extract<WaitlistPosition, { state: "on-list" }> }) {
  return (
    <div className="place">
      <section aria-labelledby="place" className="place-figure on-dark">
        <h2 id="place">
          <span className="place-label">Your place in line</span>{" "}
          <span className="place-number" data-warmth={warmthOf(position.position)}>
            {formatPosition(position.position)}
          </span>
        </h2>
        <p>{describePosition(position)}</p>
      </section>
      <section aria-labelledby="share" className="place-rest">
        <p>{referralWords.position}</p>
        <h2 id="share">Tell a friend, if you like</h2>
        <p>{referralWords.rule}</p>
        <ShareLink url={position.shareUrl} />
      </section>
    </div>
  );
}
