import type { ReactNode } from "react";
import { formatDay } from "#app/lib/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";
import { Checklist } from "#app/ui/text.tsx";
import type { DataRequest, OrderWait } from "#contracts/your-data.ts";

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
    <PageHeader cold={cold} warm="your data" lead={lead}>
      <p className="readout wrap-anywhere">{address}</p>
    </PageHeader>
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 pb-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:pb-26">
      <div className="max-w-measure">{children}</div>
      <Card className="self-start lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)]">{card}</Card>
    </div>
  </>
);

const Download = ({ token }: { token: string }) => (
  // A download is the browser's own: React Router would read the file in place of keeping it.
  <form method="post" action={`/your-data/${token}/file`}>
    <h2 className="text-h3">Your copy</h2>
    <p className="soft mt-3">
      One file, made the moment you press. Programs can read it, and so can you: every line says in plain words what it is. Where another company holds
      something for us, we ask it as well.
    </p>
    <Button type="submit" className="mt-6" wide>
      Download my data
    </Button>
    <p className="small soft mt-4">
      The link to this page works for one day, as often as you like. Keep the file where only you can read it. No file came? The browser inside an app often
      can't save one: open the link from the email in Safari, Chrome or another browser.
    </p>
  </form>
);

/** What the file will hold, and the button that makes it. */
export function CopyPage({ address, lines, vendors, token }: Shown & { token: string }) {
  return (
    <DataPage cold="A copy of" lead="Everything we hold about this address." address={address} card={<Download token={token} />}>
      <h2 className="text-h3">What is in it</h2>
      {lines.length > 0 ? (
        <Checklist className="mt-4" lines={lines} />
      ) : (
        <p className="soft mt-3">Nothing but this request: we hold nothing else about this address. The file says so.</p>
      )}
      {vendors.length > 0 && <p className="soft mt-6">And what {new Intl.ListFormat("en-GB").format(vendors)} holds for us about this address.</p>}
      <p className="soft mt-6 max-w-measure">
        Left out are links that open something by themselves, and anything about other people. Counted visits are not in it: they are kept under a random number
        that only your browser knows. Would you rather have it all erased? <Link to="/your-data">Ask for that link</Link>.
      </p>
    </DataPage>
  );
}

type Asked = Extract<DataRequest, { address: string }>;

const some = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]);

/** What is held, a line for each kind that there is any of. `leaving`: only what goes at once with an erasure. */
function linesOf({ onList, orders, labels, messages, seriousReports, emails, conversations }: Asked["holding"], leaving: boolean): string[] {
  const waiting = leaving && orders.some(({ wait }) => wait !== null);
  return [
    ...(onList ? ["Your place on the Warmth List, and the proof of what you agreed to"] : []),
    ...orders.flatMap(({ reference, placedAt, wait }) =>
      leaving && wait
        ? []
        : [`Order ${reference} of ${formatDay(placedAt)}${leaving ? ": your name, your address, and the links to it" : ", with its address and history"}`],
    ),
    ...(waiting ? [] : some(labels, "A shipping label", "shipping labels")),
    ...some(messages - (leaving ? seriousReports : 0), "A message you sent us", "messages you sent us"),
    ...(waiting && emails > 0 ? ["Emails we sent you, but for those about an order under way"] : some(emails, "An email we sent you", "emails we sent you")),
    ...some(conversations, "A conversation with an assistant in which you gave this address", "conversations with an assistant in which you gave this address"),
  ];
}

const waits: Record<OrderWait, string> = {
  "not-paid-yet": "is not paid yet. It ends by itself within the hour, or is paid.",
  "not-sent-yet": "is paid and not sent yet. We need your address to send it; or cancel it, and we need it no more.",
  "on-its-way": "is on its way to you. We need to know whose it is until it has come.",
  "can-be-returned": "has come, and you may still send it back. That ends 14 days after it came.",
  "coming-back": "is on its way back to us. We need to know whose it is to give your money back.",
  "refund-under-way": "is being refunded. We need to know whose it is until your money is back.",
  disputed: "is disputed at your bank. We keep what we need for that until it is settled.",
};

/** What a link's page shows, as plain data. */
export const showHolding = ({ state, address, holding, keptYears, keptOfOrders, vendors }: Asked) => ({
  state,
  address,
  lines: linesOf(holding, state === "erase"),
  waiting: holding.orders.flatMap(({ reference, wait }) => (wait ? [{ reference, why: waits[wait] }] : [])),
  settled: holding.orders.filter(({ wait }) => wait === null).length,
  seriousReports: holding.seriousReports,
  keptYears,
  keptOfOrders,
  vendors: vendors.map((name) => names[name] ?? name),
});
export type Shown = Omit<ReturnType<typeof showHolding>, "state">;

const names: Readonly<Record<string, string>> = { mailchimp: "Mailchimp", stripe: "Stripe", easypost: "EasyPost" };
