import { illustration } from "#content/site/shared.ts";
import handCold from "#imagery/drawn/hand-cold.svg?url";
import handWarm from "#imagery/drawn/hand-warm.svg?url";
import "#app/styles/postcard.css";

/** A hand that waves from the head of a card: warm, but where there is nothing to be had. */
export const Postcard = ({ cold = false }: { cold?: boolean }) => (
  // Holds what's placed within also where its own style sheet is lost: else that lies over the page.
  <figure className={`postcard relative overflow-clip ${cold ? "postcard-cold" : ""}`.trim()}>
    <img
      className="absolute top-[10%] left-[42%] w-[clamp(8rem,24vw,12rem)] -translate-x-1/2 rotate-8"
      src={cold ? handCold : handWarm}
      alt=""
      width="400"
      height="520"
    />
    <figcaption className="readout absolute right-3 bottom-[0.4rem] max-w-34 text-end text-[0.8125rem] text-ink-on-light-soft leading-[1.3]">
      {illustration}
    </figcaption>
  </figure>
);
