import { brand } from "#content/brand.ts";
import "#app/styles/mail-sketch.css";

/** An order's email, drawn: where its reference stands. Its words stand beside it. */
export const MailSketch = ({ reference }: { reference: string }) => (
  <figure className="mail-sketch" aria-hidden="true">
    <p>
      Your {brand.name} pre-order <mark>{reference}</mark> is confirmed
    </p>
    <span />
    <span />
    <span />
  </figure>
);
