import { href } from "react-router";
import type { Shown } from "#app/routes/your-data/link/holding.tsx";
import { DataPage } from "#app/routes/your-data/link/holding.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { FailureNotice } from "#app/ui/forms/errors.tsx";
import { noFields } from "#app/ui/forms/read-form.ts";
import { PageHeader } from "#app/ui/page.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { once } from "#content/once.ts";
import { erasedPage, erasePage } from "#content/site/your-data-link.ts";

const listOf = once(() => new Intl.ListFormat("en-GB"));

const Press = ({ answer, lines }: { answer: FormAnswer | undefined; lines: readonly string[] }) => (
  <ContractForm contract={noFields} answer={answer} summary={(failure) => <FailureNotice failure={failure} className="mb-6" />}>
    <h2 className="text-h3">{erasePage.press.title}</h2>
    <p className="soft mt-3">{lines.length > 0 ? erasePage.press.goes : erasePage.press.nothing}</p>
    <SendButton className="mt-6" wide sending={erasePage.press.sending}>
      {erasePage.press.button}
    </SendButton>
    <p className="small soft mt-4">
      <Sentence words={erasePage.press.keep} />
    </p>
  </ContractForm>
);

const Waiting = ({ waiting }: Pick<Shown, "waiting">) => (
  <>
    <h2 className="mt-8 text-h3">{erasePage.waits.title}</h2>
    <ul className="mt-3 grid gap-2">
      {waiting.map(({ reference, why }) => (
        <li key={reference}>
          <span className="readout inline-block">{reference}</span> {why}
        </li>
      ))}
    </ul>
    <p className="soft mt-3 max-w-measure">{erasePage.waits.text}</p>
  </>
);

const Staying = ({ settled, waiting, keptOfOrders, keptYears, seriousReports }: Shown) => (
  <>
    <h2 className="mt-8 text-h3">{erasePage.stays.title}</h2>
    {(settled > 0 || waiting.length > 0) && <p className="mt-3 max-w-measure">{erasePage.stays.sale(listOf().format(keptOfOrders), keptYears)}</p>}
    {seriousReports > 0 && <p className="mt-3 max-w-measure">{erasePage.stays.reaction}</p>}
    <p className="mt-3 max-w-measure">{erasePage.stays.code}</p>
  </>
);

/** What goes, what waits, what stays and why; and the one press. */
export function ErasePage({ answer, ...shown }: Shown & { answer: FormAnswer | undefined }) {
  const { address, lines, waiting, vendors } = shown;
  return (
    <DataPage cold={erasePage.cold} lead={erasePage.lead} address={address} card={<Press answer={answer} lines={lines} />}>
      <h2 className="text-h3">{erasePage.goes.title}</h2>
      {lines.length > 0 ? <Checklist className="mt-4" lines={lines} /> : <p className="soft mt-3">{erasePage.goes.nothing}</p>}
      {vendors.length > 0 && <p className="soft mt-4 max-w-measure">{erasePage.goes.vendors(listOf().format(vendors), vendors.length)}</p>}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      <Staying {...shown} />
    </DataPage>
  );
}

type Props = { done: boolean; waiting: number; unanswered: number; byHand: number };

/** After the press. The link goes on saying how far it is, for as long as it works. */
export function ErasedPage(props: Props) {
  const left = erasedPage.remaining(props);
  const { cold, warm } = props.waiting > 0 ? erasedPage.butAnOrder : erasedPage.all;
  return (
    <PageHeader cold={cold} warm={warm} lead={left.length > 0 ? erasedPage.almost : erasedPage.done}>
      {left.length > 0 && (
        <ul className="soft grid max-w-measure gap-3">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="soft max-w-measure">{erasedPage.again}</p>
      <p className="pt-4">
        <ButtonLink to={href("/")} look="secondary">
          {erasedPage.back}
        </ButtonLink>
      </p>
    </PageHeader>
  );
}
