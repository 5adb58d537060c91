import { Form, useNavigation } from "react-router";
import { DataPage } from "#app/features/your-data/data-page.tsx";
import type { Shown } from "#app/features/your-data/show-holding.ts";
import type { FailureWords } from "#app/lib/http/failure.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { once } from "#content/once.ts";

const listOf = once(() => new Intl.ListFormat("en-GB"));

function Press({ failure, lines }: { failure: FailureWords | undefined; lines: readonly string[] }) {
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
export function ErasePage({ failure, ...shown }: Shown & { failure: FailureWords | undefined }) {
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
