import { type ReactNode, useEffect, useRef } from "react";
import { LeaveForm } from "#app/features/warmth-list/own/leave-form.tsx";
import type { ShownEntry } from "#app/features/warmth-list/own/show-entry.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";

const afterwards = [
  ["It counts at once", "From your press on, nothing of the list is sent to you. An email that is on its way already may still arrive."],
  ["Orders are not touched", "If you have pre-ordered, the emails about your order still come."],
  ["What we keep", "Your address, name and country, that you agreed, and that you left, with the dates. It is our proof, and nothing is sent by it."],
  ["You can come back", "Join again whenever you like. We ask you to confirm anew, and your place begins anew too."],
] as const;

type Props = {
  entry: ShownEntry;
  /** Where the press is sent. */
  action: string;
  /** The page that shows and changes the rest. */
  yours?: ReactNode;
  /** The way back onto the list. */
  join: { to: string; words: string };
  refused?: ShownFailure | undefined;
  /** Where everything about them can be asked for. */
  data?: string;
};

const Address = ({ entry }: { entry: ShownEntry }) => <p className="readout wrap-anywhere text-lead">{entry.address}</p>;

const Left = ({ entry, join, data }: Props) => (
  <SplitPage
    tone="deep"
    cold="You have"
    warm="left"
    lead={`Since ${entry.left} you are off the Warmth List. Nothing of it is sent to you any more.`}
    card={
      <div className="grid gap-4">
        <Address entry={entry} />
        <h2 className="text-h3">Pressed by mistake?</h2>
        <p>Then join again. An email asks you to confirm it, as the first time: we never put anyone back by ourselves.</p>
        <p>
          <ButtonLink to={join.to} look="secondary" wide reloadDocument>
            {join.words}
          </ButtonLink>
        </p>
      </div>
    }
  >
    <h2 className="text-h3">What stands now</h2>
    <Reasons list={afterwards.slice(1, 3)} />
    {data && (
      <p className="mt-6">
        <Link to={data}>A copy of everything about you, or an end to it</Link>
      </p>
    )}
  </SplitPage>
);

/** The page behind "Leave": one button. Looking at it changes nothing. */
export function LeaveView(props: Props) {
  const { entry, action, yours, refused } = props;
  const shown = useRef(entry.status);
  useEffect(() => {
    // The address stays the same, so nothing else tells that this is another page now.
    if (shown.current !== entry.status) document.querySelector("h1")?.focus();
    shown.current = entry.status;
  }, [entry.status]);

  if (entry.status === "unsubscribed") return <Left {...props} />;
  const on = entry.status === "confirmed";
  return (
    <SplitPage
      tone="deep"
      cold={on ? "Leave the" : "Not on"}
      warm={on ? "Warmth List" : "the list yet"}
      lead={on ? "One press, and you are off it. We ask for no reason." : `This address was entered on ${entry.joined}, and nobody has confirmed it since.`}
      card={
        <div className="grid gap-4">
          <FailureNotice failure={refused} />
          <Address entry={entry} />
          <p>{on ? `On the Warmth List since ${entry.confirmed ?? entry.joined}.` : "If that was not you, take it off: then its link to confirm ends too."}</p>
          <div className="pt-2">
            <LeaveForm action={action}>{on ? "Leave the Warmth List" : "Take this address off"}</LeaveForm>
          </div>
          {yours}
        </div>
      }
    >
      <h2 className="text-h3">What happens then</h2>
      <Reasons list={on ? afterwards : [afterwards[0], afterwards[3]]} />
    </SplitPage>
  );
}
