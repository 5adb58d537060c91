import { Notice } from "#app/ui/notice.tsx";
import { refundAim } from "#content/catalogue.ts";

/** What somebody can do whose tube is late. */
export const DelayNote = ({ total }: { total: string }) => (
  <Notice kind="warn" title="Wait or cancel, as you like">
    <p>
      To wait, there is nothing to do: your tube stays reserved at the price you paid. To cancel, press “Cancel and refund” below, and {total} goes back to your
      card. Refunds aim to arrive in {refundAim}.
    </p>
  </Notice>
);
