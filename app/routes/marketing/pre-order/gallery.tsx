import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { largestPictures, OpenTube, SlateTube, StandingTube } from "#app/ui/tube.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { tubePictures } from "#content/site/pictures.ts";
import { preOrder } from "#content/site/pre-order.ts";

/** Of a side picture: half of the left column, or most of a phone's width. */
const sideSizes = "(min-width: 64rem) 320px, (min-width: 48rem) 27vw, 84vw";

type Which = keyof typeof tubePictures;

/** Three pictures: side by side where there is room, a strip to swipe where there is not. Each opens as large as it was made. */
export function Gallery() {
  const [large, setLarge] = useState<Which | null>(null);
  return (
    <>
      <section className="gallery" aria-label={preOrder.pictures}>
        <Opener of="standing" open={setLarge} className="gallery-main">
          <StandingTube className="gallery-standing" place="gallery" />
        </Opener>
        <Opener of="open" open={setLarge} className="gallery-side">
          <OpenTube sizes={sideSizes} />
        </Opener>
        <Opener of="lying" open={setLarge} className="gallery-side">
          <SlateTube sizes={sideSizes} />
        </Opener>
      </section>
      <Large of={large} close={() => setLarge(null)} />
    </>
  );
}

type OpenerProps = { of: Which; open: (of: Which) => void; className: string; children: ReactNode };

/** Without script, and in a new tab if one wants, it leads to the picture itself. */
function Opener({ of, open, className, children }: OpenerProps) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(of);
  };
  return (
    <a className={className} href={largestPictures[of]} aria-label={preOrder.larger(tubePictures[of])} onClick={onClick}>
      {children}
      <span className="gallery-zoom">
        <Icon name="zoom" size={20} />
      </span>
    </a>
  );
}

/** One picture over all of the window, to be moved about in; what's in its middle is seen first. */
function Large({ of, close }: { of: Which | null; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, of !== null, close);
  const centre = () => dialog.current?.scrollTo((dialog.current.scrollWidth - dialog.current.clientWidth) / 2, 0);
  return (
    <dialog ref={dialog} className="gallery-large on-dark" aria-label={of ? tubePictures[of] : preOrder.pictures}>
      <button type="button" onClick={close}>
        <Icon name="close" label={preOrder.closePicture} />
      </button>
      {of && <img src={largestPictures[of]} alt={tubePictures[of]} onLoad={centre} />}
    </dialog>
  );
}
