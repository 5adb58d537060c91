import { useEffect, useState } from "react";

/** Milliseconds it stays: long enough to fetch the payment page's parts. */
const stays = 30_000;

/**
 * Our own payment page's static shell in a hidden frame, so that its parts are here when the buyer gets there. A page elsewhere is only
 * connected to: it lets nobody frame it. No order is made by either.
 */
export function PreloadPaymentPage({ paymentPage }: { paymentPage: string | null }) {
  const [there, setThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setThere(false), stays);
    return () => clearTimeout(timer);
  }, []);
  if (!there) return null;
  if (paymentPage !== null) return <link rel="preconnect" href={paymentPage} />;
  return <iframe src="/card/shell" title="Payment page, getting ready" aria-hidden="true" tabIndex={-1} hidden />;
}
