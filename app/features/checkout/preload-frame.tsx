import { useEffect, useState } from "react";

/** Milliseconds the frame stays: long enough to fetch the payment page's parts. */
const stays = 30_000;

/** The payment page's static shell in a hidden frame, so that its parts are here when the buyer gets there. No order is made by it. */
export function PreloadFrame({ address }: { address: string }) {
  const [there, setThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setThere(false), stays);
    return () => clearTimeout(timer);
  }, []);
  return there ? <iframe src={address} title="Payment page, getting ready" aria-hidden="true" tabIndex={-1} hidden /> : null;
}
