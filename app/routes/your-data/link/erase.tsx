import { Form, useNavigation } from "react-router";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import type { Shown } from "#app/routes/your-data/link/holding.tsx";
import { DataPage } from "#app/routes/your-data/link/holding.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { once } from "#content/once.ts";

const listOf = once(() => new Intl.ListFormat("en-GB"));

function Press({ failure, lines }: { failure: ShownFailure | undefined; lines: readonly string[] }) {
  const { state } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <FailureNotice failure={failure} className="mb-6" />
      <h2 className="text-h3">Erase it?</h2>
      <p className="soft mt-3">
        {lines.length > 0
          ? "What goes is erased at once, for good: your place on the Warmth List too, and the links to orders that are settled."
          : "We hold nothing about this address but this request. If you press, that goes as well, and the companies that work for us are asked to forget it too."}
      </p>
      <Button type="submit" className="mt-6" wide busy={state !== "idle"}>
        Erase my data
      </Button>
      <p className="small soft mt-4">
        Want to keep something? <Link to="/your-data">Have a copy first</Link>. If you did not ask for this, close the page: without your press nothing happens.
      </p>
    </Form>
  );
}

const Waiting = ({ waiting }: Pick<Shown, "waiting">) => (
  <>
    <h2 className="mt-8 text-h3">What goes a little later</h2>
    <ul className="mt-3 grid gap-2">
      {waiting.map(({ reference, why }) => (
        <li key={reference}>
          <span className="readout whitespace-nowrap">{reference}</span> {why}
        </li>
      ))}
    </ul>
    <p className="soft mt-3 max-w-measure">Everything else goes now. The order follows by itself once it is settled; you need not ask again.</p>
  </>
);

const Staying = ({ settled, waiting, keptOfOrders, keptYears, seriousReports }: Shown) => (
  <>
    <h2 className="mt-8 text-h3">What must stay</h2>
    {(settled > 0 || waiting.length > 0) && (
      <p className="mt-3 max-w-measure">
        The sale, without you: {listOf().format(keptOfOrders)}. Tax law wants it kept until six years after the financial year of the sale, which we reckon as{" "}
        {keptYears} years from the order; the figures stay in our books. Your name, your addresses and your emails do not.
      </p>
    )}
    {seriousReports > 0 && (
      <p className="mt-3 max-w-measure">
        What happened, in your report of a serious skin reaction, because the law on cosmetics wants such reports kept. Your name and address are taken out of
        it.
      </p>
    )}
    <p className="mt-3 max-w-measure">
      A scrambled code of your address, with the day. It tells nobody who you are. We need it for one thing: should we ever have to put back an old backup, it
      lets us erase you again before the shop opens. Backups themselves grow old and are deleted.
    </p>
  </>
);

/** What goes, what waits, what stays and why; and the one press. */
export function ErasePage({ failure, ...shown }: Shown & { failure: ShownFailure | undefined }) {
  const { address, lines, waiting, vendors } = shown;
  return (
    <DataPage
      cold="An end to"
      lead="What we hold about this address, and what becomes of it."
      address={address}
      card={<Press failure={failure} lines={lines} />}
    >
      <h2 className="text-h3">What goes</h2>
      {lines.length > 0 ? <Checklist className="mt-4" lines={lines} /> : <p className="soft mt-3">There is nothing here but this request.</p>}
      {vendors.length > 0 && (
        <p className="soft mt-4 max-w-measure">
          {`${listOf().format(vendors)} ${vendors.length === 1 ? "is" : "are"} asked to forget you too. Where no program can ask, a person of ours does.`}
        </p>
      )}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      <Staying {...shown} />
    </DataPage>
  );
}

type Props = { done: boolean; waiting: number; unanswered: number; byHand: number };

/** What is still to come, a sentence each. */
function remaining({ done, waiting, unanswered, byHand }: Props): string[] {
  return [
    ...(unanswered > 0 ? ["Companies that work for us are being asked to forget you too. One that does not answer is asked again until it does."] : []),
    ...(byHand > 0 ? ["A company that no program can ask is asked by a person of ours, within the month that the law gives."] : []),
    ...(waiting > 0
      ? [
          `${waiting === 1 ? "An order is" : `${waiting} orders are`} still under way. Your name and address go from ${waiting === 1 ? "it" : "them"} once that is settled; you need not ask again.`,
        ]
      : []),
    ...(!done && unanswered === 0 && waiting === 0 ? ["In a few minutes we look once more, for anything that was being written just as you pressed."] : []),
  ];
}

/** After the press. The link goes on saying how far it is, for as long as it works. */
export function ErasedPage(props: Props) {
  const left = remaining(props);
  return (
    <PageHeader
      cold={props.waiting > 0 ? "Erased, but for" : "Your data is"}
      warm={props.waiting > 0 ? "your order" : "erased"}
      lead={
        left.length > 0
          ? "What this shop itself held about you is gone, with the exceptions named before."
          : "Everything is done. What the law makes us keep names you no more."
      }
    >
      {left.length > 0 && (
        <ul className="soft grid max-w-measure gap-3">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="soft max-w-measure">Should you ever come back, you come as somebody new. We wish you warm hands.</p>
      <p className="pt-4">
        <ButtonLink to="/" look="secondary">
          Back to site
        </ButtonLink>
      </p>
    </PageHeader>
  );
}
