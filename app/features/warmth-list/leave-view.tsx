import type { ReactNode } from "react";
import type { EntryAnswer, ShownEntry } from "#app/features/warmth-list/actions.ts";
import { LeaveForm } from "#app/features/warmth-list/entry-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHeadingFocus } from "#app/ui/route-focus.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { Reasons } from "#app/ui/text.tsx";
import { leavePage } from "#content/site/waitlist-entry.ts";

type Props = {
  entry: ShownEntry;
  /** Where the press is sent. */
  action: string;
  /** The page that shows and changes the rest. */
  yours?: ReactNode;
  /** The way back onto the list. */
  join: string;
  answer?: EntryAnswer | undefined;
  /** Where everything about them can be asked for. */
  data?: string;
};

const Address = ({ entry }: { entry: ShownEntry }) => <p className="readout wrap-anywhere text-lead">{entry.address}</p>;

const { ended } = leavePage;

function Ended({ entry, join, data }: Props) {
  const words = entry.left === null ? leavePage.cancelled : leavePage.left;
  return (
    <SplitPage
      tone="deep"
      cold={words.cold}
      warm={words.warm}
      lead={words.lead(entry.left ?? "")}
      card={
        <div className="grid gap-4">
          <Address entry={entry} />
          <h2 className="text-h3">{ended.mistake}</h2>
          <p>{ended.text}</p>
          <p>
            <ButtonLink to={join} look="secondary" wide reloadDocument>
              {ended.button}
            </ButtonLink>
          </p>
        </div>
      }
    >
      <h2 className="text-h3">{ended.now}</h2>
      <Reasons list={words.next} />
      {data && (
        <p className="mt-6">
          <Link to={data}>{ended.data}</Link>
        </p>
      )}
    </SplitPage>
  );
}

/** The page behind "Leave": one button. Looking at it changes nothing. */
export function LeaveView(props: Props) {
  const { entry, action, yours, answer } = props;
  useHeadingFocus(entry.status);

  if (entry.status === "unsubscribed") return <Ended {...props} />;
  const words = leavePage[entry.status];
  return (
    <SplitPage
      tone="deep"
      cold={words.cold}
      warm={words.warm}
      lead={words.lead(entry.joined)}
      card={
        <div className="grid gap-4">
          <Address entry={entry} />
          <p>{words.text(entry.confirmed ?? entry.joined)}</p>
          <div className="pt-2">
            <LeaveForm action={action} answer={answer}>
              {words.button}
            </LeaveForm>
          </div>
          {yours}
        </div>
      }
    >
      <h2 className="text-h3">{leavePage.next}</h2>
      <Reasons list={words.next} />
    </SplitPage>
  );
}
