import { href } from "react-router";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { CosmeticNote } from "#app/ui/text.tsx";
import { hub, outsidePath, sent } from "#content/site/outside.ts";
import signpost from "#imagery/drawn/outside-hub.svg?url";
import commute from "#imagery/drawn/scene-commute.svg?url";
import feet from "#imagery/drawn/scene-feet.svg?url";
import hike from "#imagery/drawn/scene-hike.svg?url";
import run from "#imagery/drawn/scene-run.svg?url";
import swim from "#imagery/drawn/scene-swim.svg?url";
import swimDark from "#imagery/drawn/scene-swim-dark.svg?url";

/** One drawing for each kind of cold day. */
export const scenes = { signpost, run, swim, swimDark, hike, feet, commute };

/** The head of the page about one kind of day. */
export const describeDay = (day: string, { title, description }: { title: string; description: string }, matches: Parameters<typeof describePage>[1]) =>
  describePage({ title, description, path: `${outsidePath}/${day}`, under: [{ title: hub.title, path: outsidePath }] }, matches);

/** The way back to the page that all of them hang on. */
export function BackToHub() {
  return (
    <p>
      <Link className="back-home" to={outsidePath}>
        {hub.title}
      </Link>
    </p>
  );
}

export function OrderHere({ words }: { words: string }) {
  const { dispatch } = useSite();
  return (
    <div className="grid justify-items-start gap-4">
      <ButtonLink to={href("/checkout")}>{words}</ButtonLink>
      {dispatch && <p className="readout soft">{sent(dispatch)}</p>}
      <CosmeticNote />
    </div>
  );
}
