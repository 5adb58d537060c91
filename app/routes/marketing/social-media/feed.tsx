import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useConsent } from "#app/features/consent/use-consent.ts";
import { Button } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { profiles } from "#content/brand.ts";
import { wordingInPlace } from "#content/cookie-wording.ts";
import { socialFeed, socialMedia } from "#content/site/social-media.ts";
import { type FeedMessage, type FeedState, feedPath } from "#contracts/feed.ts";
import calm from "#imagery/drawn/calm-isotherms.svg?url";
import picture from "#imagery/drawn/page-social.svg?url";

const { category } = wordingInPlace["feed-1"];

/** The posts, while functional consent stands; before it, and as soon as it is withdrawn, the question. */
export function Feed() {
  const { allowed, grant } = useConsent();
  const frame = useRef<HTMLElement>(null);
  // The button that was pressed is about to go.
  const keepFocus = () => frame.current?.focus();
  const show = () => {
    keepFocus();
    return grant(category, "feed-1");
  };
  return <FeedFrame ref={frame}>{allowed(category) ? <Timeline keepFocus={keepFocus} /> : <FeedQuestion show={show} />}</FeedFrame>;
}

/** Where the feed stands: 500 by 600 and dark from the start, so that nothing moves when posts arrive. */
function FeedFrame({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section className="feed on-dark" id="feed" aria-label={words.label} ref={ref} tabIndex={-1}>
      <img className="-z-1 absolute inset-0 h-full w-full object-cover opacity-40 forced-colors:hidden" src={calm} alt="" width="1904" height="604" />
      {children}
    </section>
  );
}

const { question, button } = wordingInPlace["feed-1"];

/** Stands where the posts would: says who sees what, and asks. */
function FeedQuestion({ show }: { show: () => void }) {
  return (
    <>
      <img className="drawn feed-picture" src={picture} alt="" width="960" height="720" />
      <div>
        <h2 className="text-h3">{words.asking}</h2>
        <p className="needs-script small soft mt-2">{question}</p>
        <Button look="secondary" className="needs-script mt-4" onClick={show}>
          {button}
        </Button>
        <p className="without-script soft mt-2">{words.withoutScript}</p>
      </div>
    </>
  );
}

const { size } = socialFeed;
const words = socialMedia.feed;

/** The frame with the posts. It is there while this is, and takes the other company's script along when it goes. */
function Timeline({ keepFocus }: { keepFocus: () => void }) {
  const [attempt, setAttempt] = useState(1);
  const again = () => {
    keepFocus();
    setAttempt(attempt + 1);
  };
  return <Attempt key={attempt} again={again} />;
}

function Attempt({ again }: { again: () => void }) {
  const { state, frame } = useFeedState();
  const instead = state === "empty" ? words.empty : words.failed;
  const isHere = state === "loading" || state === "shown";
  return (
    <>
      {isHere && <iframe ref={frame} className="feed-posts absolute inset-0 h-full w-full" data-state={state} src={feedPath} title={words.title} {...size} />}
      <p role="status" className={state === "loading" ? "m-auto flex items-center gap-3" : "visually-hidden"}>
        {state === "loading" && <span className="busy-ring" aria-hidden="true" />}
        <span>{state === "loading" || state === "shown" ? words[state] : ""}</span>
      </p>
      {!isHere && (
        <div className="my-auto">
          <h2 className="text-h3">{instead.title}</h2>
          <p className="small soft mt-2">{instead.text}</p>
          <Profiles />
          <Button look="secondary" size="small" className="mt-6" onClick={again}>
            {words.again}
          </Button>
        </div>
      )}
    </>
  );
}

/** Milliseconds that the posts may take. */
const timeoutMs = 8_000;

/** How the posts in the frame are getting on, by what the frame says; silent for too long, they have failed. */
function useFeedState() {
  const [state, setState] = useState<FeedState | "loading">("loading");
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => setState((before) => (before === "loading" ? "failed" : before)), timeoutMs);
    const onMessage = ({ source, origin, data }: MessageEvent<FeedMessage>) => {
      if (origin === location.origin && source === frame.current?.contentWindow) setState(data.feed);
    };
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
    };
  }, []);

  return { state, frame };
}

/** Where the company speaks elsewhere. */
export function Profiles() {
  return (
    <ul className="social-profiles">
      {profiles.map(({ network, url }) => (
        <li key={network}>
          <ExternalLink href={url}>{network}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
