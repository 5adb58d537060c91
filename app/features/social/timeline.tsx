import { useState } from "react";
import { Profiles } from "#app/features/social/profiles.tsx";
import { useFeedState } from "#app/features/social/use-feed-state.ts";
import { Button } from "#app/ui/button.tsx";
import { socialFeed } from "#content/social-feed.ts";
import { feedPath } from "#contracts/feed.ts";

const { network, size } = socialFeed;

/** The frame with the posts. It is there while this is, and takes the other company's script along when it goes. */
export function Timeline() {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} again={() => setAttempt(attempt + 1)} />;
}

function Attempt({ again }: { again: () => void }) {
  const { state, frame } = useFeedState();
  const isHere = state === "loading" || state === "shown";
  return (
    <>
      {isHere && <iframe ref={frame} className="feed-posts" data-state={state} src={feedPath} title={`Posts on ${network}`} {...size} />}
      <p role="status" className={state === "loading" ? "feed-loading" : "visually-hidden"}>
        {state === "loading" && <span className="busy-ring" aria-hidden="true" />}
        <span>{state === "loading" ? ` Fetching the posts from ${network}` : state === "shown" ? `The posts from ${network} are here.` : ""}</span>
      </p>
      {!isHere && (
        <div className="feed-instead">
          <h2 className="text-h3">{state === "empty" ? "No posts to show" : "The posts did not come"}</h2>
          <p className="small soft mt-2">
            {state === "empty"
              ? `${network} has nothing to show here just now. We post on these, too:`
              : `${network} did not answer, or your network or browser keeps it out. We post on these, too:`}
          </p>
          <Profiles />
          <Button look="secondary" size="small" className="mt-6" onClick={again}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
