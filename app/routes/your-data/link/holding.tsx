import type { ReactNode } from "react";
import { href } from "react-router";
import { formatDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Checklist } from "#app/ui/text.tsx";
import { dataLink, orderWaits } from "#content/site/your-data.ts";
import { heldData, holdingLines, vendorNames } from "#content/site/your-data-link.ts";
import type { DataRequest } from "#contracts/your-data.ts";

type Props = {
  cold: string;
  lead: ReactNode;
  address: string;
  /** What is to be pressed, once the rest is read: after it on a narrow screen. */
  card: ReactNode;
  children: ReactNode;
};

/** What stands behind a link to somebody's data: first what there is, then the one button. */
export const DataPage = ({ cold, lead, address, card, children }: Props) => (
  <>
    <PageHeader cold={cold} warm={heldData.warm} lead={lead}>
      <p className="readout wrap-anywhere">{address}</p>
    </PageHeader>
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pb-26">
      <div className="max-w-measure">{children}</div>
      <Card className="self-start lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)]">{card}</Card>
    </div>
  </>
);

const { copy } = dataLink;
const { file } = copy;

const Download = ({ token }: { token: string }) => (
  // A download is the browser's own: React Router would read the file in place of keeping it.
  <form method="post" action={href("/your-data/:token/file", { token })}>
    <h2 className="text-h3">{file.title}</h2>
    <p className="soft mt-3">{file.text}</p>
    <Button type="submit" className="mt-6" wide>
      {file.button}
    </Button>
    <p className="small soft mt-4">{file.care}</p>
  </form>
);

/** What the file will hold, and the button that makes it. */
export function CopyPage({ address, lines, vendors, token }: Shown & { token: string }) {
  return (
    <DataPage cold={copy.cold} lead={copy.lead} address={address} card={<Download token={token} />}>
      <h2 className="text-h3">{copy.inside}</h2>
      {lines.length > 0 ? <Checklist className="mt-4" lines={lines} /> : <p className="soft mt-3">{copy.nothing}</p>}
      {vendors.length > 0 && <p className="soft mt-6">{copy.vendors(new Intl.ListFormat("en-GB").format(vendors))}</p>}
      <p className="soft mt-6 max-w-measure">
        <Sentence words={copy.leftOut} />
      </p>
    </DataPage>
  );
}

type Asked = Extract<DataRequest, { address: string }>;

const some = (count: number, [one, many]: readonly [string, string]): string[] => (count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]);

/** What is held, a line for each kind that there is any of. `leaving`: only what goes at once with an erasure. */
function linesOf({ onList, orders, labels, messages, seriousReports, emails, conversations }: Asked["holding"], leaving: boolean): string[] {
  const waiting = leaving && orders.some(({ wait }) => wait !== null);
  return [
    ...(onList ? [holdingLines.list] : []),
    ...orders.flatMap(({ reference, placedAt, wait }) => (leaving && wait ? [] : [holdingLines.order(reference, formatDay(placedAt), leaving)])),
    ...(waiting ? [] : some(labels, holdingLines.labels)),
    ...some(messages - (leaving ? seriousReports : 0), holdingLines.messages),
    ...(waiting && emails > 0 ? [holdingLines.emailsButOrder] : some(emails, holdingLines.emails)),
    ...some(conversations, holdingLines.conversations),
  ];
}

/** What a link's page shows, as plain data. */
export const showHolding = ({ state, address, holding, keptYears, keptOfOrders, vendors }: Asked) => ({
  state,
  address,
  lines: linesOf(holding, state === "erase"),
  waiting: holding.orders.flatMap(({ reference, wait }) => (wait ? [{ reference, why: orderWaits[wait] }] : [])),
  settled: holding.orders.filter(({ wait }) => wait === null).length,
  seriousReports: holding.seriousReports,
  keptYears,
  keptOfOrders,
  vendors: vendors.map((name) => vendorNames[name] ?? name),
});
export type Shown = Omit<ReturnType<typeof showHolding>, "state">;
