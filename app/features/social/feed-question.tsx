import { Button } from "#app/ui/button.tsx";
import { wordingInPlace } from "#content/cookie-wording.ts";
import picture from "#imagery/drawn/page-social.svg?url";

const { question, button } = wordingInPlace["feed-1"];

/** Stands where the posts would: says who sees what, and asks. */
export function FeedQuestion({ show }: { show: () => void }) {
  return (
    <>
      <img className="feed-picture" src={picture} alt="" width="960" height="720" />
      <div>
        <h2 className="text-h3">Nothing loaded, on purpose</h2>
        <p className="needs-script small soft mt-2">{question}</p>
        <Button look="secondary" className="needs-script mt-4" onClick={show}>
          {button}
        </Button>
        <p className="without-script soft mt-2">Posts come here by script, and your browser runs none. The profiles on this page open all the same.</p>
      </div>
    </>
  );
}
