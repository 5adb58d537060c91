import { type ReactNode, useEffect, useRef } from "react";
import { Disclosure } from "#app/features/orders/disclosure.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { OwnOrders } from "#contracts/backend.ts";

type Props = {
  paid: NonNullable<OwnOrders["paid"]>;
  /** Whether the form is open already, because one more has been asked for. */
  open?: boolean;
  /** Somebody has just pressed to order, and reads this instead. */
  asked?: boolean;
  /** The form for one more. */
  children: ReactNode;
};

/** What this browser has just paid for comes first, as the answer to Pay may have been lost; one more is a press away, also without script. */
export function OwnPurchase({ paid: { reference, page }, open = false, asked = false, children }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) notice.current?.focus();
  }, [asked]);
  return (
    <>
      <Notice ref={notice} tabIndex={-1} kind="ok" title="You've already paid for a tube">
        <p>
          Your reference is <strong className="readout whitespace-nowrap">{reference}</strong>. The confirmation comes by email, and there's nothing more to do.
        </p>
      </Notice>
      <ButtonLink to={page} wide className="my-6">
        See my order
      </ButtonLink>
      <Disclosure summary="Order another tube" open={open}>
        {children}
      </Disclosure>
    </>
  );
}
