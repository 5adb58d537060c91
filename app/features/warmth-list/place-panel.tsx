import { describePlace, formatPlace } from "#app/features/warmth-list/describe-place.ts";
import { ShareLink } from "#app/features/warmth-list/share-link.tsx";
import { referralWords } from "#content/referral.ts";
import type { PlaceView } from "#contracts/place.ts";
import "#app/styles/place.css";

/** The nearer to the front, the wider the figure: width is warmth. */
const warmthOf = (place: number) => (place <= 10 ? "warm" : place <= 1_000 ? "mild" : "cool");

/** Somebody's place in line, what it is good for, and the link that moves it. Nobody else's place or name. */
export function PlacePanel({ place }: { place: Extract<PlaceView, { state: "in-line" }> }) {
  return (
    <div className="place">
      <section aria-labelledby="place" className="place-figure on-dark">
        <h2 id="place">
          <span className="place-label">Your place in line</span>{" "}
          <span className="place-number" data-warmth={warmthOf(place.place)}>
            {formatPlace(place.place)}
          </span>
        </h2>
        <p>{describePlace(place)}</p>
      </section>
      <section aria-labelledby="share" className="place-rest">
        <p>{referralWords.place}</p>
        <h2 id="share">Tell a friend, if you like</h2>
        <p>{referralWords.rule}</p>
        <ShareLink url={place.share} />
      </section>
    </div>
  );
}
