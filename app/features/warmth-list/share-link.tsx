import { useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#content/brand.ts";

const words = {
  title: `${brand.name}: ${brand.tagline.toLowerCase()}`,
  text: `The ${brand.name} Warmth List, for hands and feet that feel the cold:`,
};
const said = { idle: "", copied: "Copied. Paste it wherever your friend will see it.", marked: "The link is marked: copy it with your own keys." };

/** A link to pass on: plain text that one press marks, and with script a button that copies it and the device's share sheet, where there is one. */
export function ShareLink({ url }: { url: string }) {
  const [state, setState] = useState<keyof typeof said>("idle");
  const hydrated = useHydrated();
  const link = useRef<HTMLParagraphElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setState("copied");
    } catch {
      if (link.current) getSelection()?.selectAllChildren(link.current);
      setState("marked");
    }
  }

  async function share() {
    try {
      await navigator.share({ ...words, url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <>
      <p ref={link} className="share-link readout">
        {url}
      </p>
      {hydrated && (
        <div className="share-ways">
          <Button look="secondary" size="small" onClick={copy}>
            <Icon name={state === "copied" ? "tick" : "copy"} size={18} />
            Copy link
          </Button>
          {"share" in navigator && (
            <Button look="secondary" size="small" onClick={share}>
              <Icon name="share" size={18} />
              Share…
            </Button>
          )}
          <p role="status" className="share-said small">
            {said[state]}
          </p>
        </div>
      )}
    </>
  );
}
