import type { ReactNode } from "react";
import { PageHeader } from "#app/ui/page.tsx";
import { Card } from "#app/ui/section.tsx";

type Props = {
  cold: string;
  lead: ReactNode;
  address: string /** What is to be pressed, once the rest is read: after it on a narrow screen. */;
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
