import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { brand } from "#content/brand.ts";

const words = {
  title: `${brand.name}: ${brand.tagline.toLowerCase()}`,
  text: `I joined the ${brand.name} Warmth List, for hands and feet that feel the cold. Have a look:`,
};

/** The device's share sheet where there is one, else the site's address on the clipboard. Not there without script; what is pressed before it is ready is pressed again (lib/hydration). */
export function ShareButton() {
  const toast = useToast();

  async function share() {
    const url = location.origin;
    try {
      if (navigator.share) return await navigator.share({ ...words, url });
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied", description: "Paste it wherever your friend will see it." });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: "Copy this link", description: url });
    }
  }

  return (
    <Button className="needs-script" onClick={share}>
      <Icon name="share" size={20} />
      Share with a friend
    </Button>
  );
}
