import { useState } from "react";
import { useSite } from "#app/lib/use-site.ts";
import type { Specimens } from "#app/routes/styleguide/specimen.ts";
import { Button } from "#app/ui/button.tsx";
import { BuyBar } from "#app/ui/buy-bar.tsx";
import { InDock } from "#app/ui/dock.tsx";

const Slot = ({ children }: { children: string }) => <p className="readout bg-surface-sheet px-6 py-5 text-center text-ink-on-dark">{children}</p>;

function BuyBarOnDemand() {
  const [shown, setShown] = useState(false);
  const { price } = useSite();
  return (
    <>
      <Button look="secondary" data-main-button="" onClick={() => setShown(!shown)}>
        {shown ? "Take the bar away" : "Bring the bar, then scroll on"}
      </Button>
      {shown && <BuyBar price={price} />}
    </>
  );
}

function GuestOnDemand() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setShown(!shown)}>
        {shown ? "Take it out again" : "Put something in the chat's place"}
      </Button>
      {shown && (
        <InDock place="chat">
          <Slot>chat</Slot>
        </InDock>
      )}
    </>
  );
}

export const dock: Specimens = {
  Dock: {
    file: "ui/dock.tsx",
    use: "One grid at the foot of the screen for everything that floats, so that nothing covers anything else, nor what has the focus.",
    layout: "column",
    standsIn: "routes/site-layout.tsx",
    states: [
      {
        name: "its three places: below 768 px the chat stands above the cookie preferences",
        contained: true,
        still: true,
        show: (
          <div className="guide-screen h-88 border border-rule bg-surface-raised">
            <div className="dock">
              <div className="dock-consent">
                <Slot>cookie preferences</Slot>
              </div>
              <div className="dock-buy-bar">
                <Slot>buy bar</Slot>
              </div>
              <div className="dock-chat">
                <Slot>chat</Slot>
              </div>
            </div>
          </div>
        ),
      },
    ],
  },
  InDock: {
    file: "ui/dock.tsx",
    use: "Puts its children into a place of the dock from anywhere in a page. Only with script.",
    layout: "row",
    states: [{ name: "look at the corner", show: <GuestOnDemand /> }],
  },
  BuyBar: {
    file: "ui/buy-bar.tsx",
    use: "Once on a product page: price and button, while the page's own main button is above the screen.",
    layout: "row",
    states: [{ name: "look at the foot of the window", show: <BuyBarOnDemand /> }],
  },
};
