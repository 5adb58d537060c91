import { illustration } from "#content/site/shared.ts";
import handCold from "#imagery/drawn/hand-cold.svg?url";
import handWarm from "#imagery/drawn/hand-warm.svg?url";
import "#app/styles/postcard.css";

/** A hand that waves from the head of a card: warm, but where there is nothing to be had. */
export const Postcard = ({ cold = false }: { cold?: boolean }) => (
  <figure className={`postcard ${cold ? "postcard-cold" : ""}`.trim()}>
    <img src={cold ? handCold : handWarm} alt="" width="400" height="520" />
    <figcaption className="readout">{illustration}</figcaption>
  </figure>
);
