import { useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import { newLink } from "#content/site/back-office/frame.ts";

type Props = { title: string; text: string; label: string; url: string };

/** Without script there is none: whoever wants a copy marks the text. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState<{ of: string; words: string }>();
  const hydrated = useHydrated();
  const copy = async () => {
    // The same words again are said again only where they were gone.
    setSaid(undefined);
    const words = await navigator.clipboard.writeText(text).then(
      () => newLink.copied,
      () => newLink.notCopied,
    );
    setSaid({ of: text, words });
  };
  return (
    <>
      {hydrated && (
        <Button look="secondary" size="small" onClick={copy}>
          {newLink.copy}
        </Button>
      )}
      <span role="status" className="small soft">
        {said?.of === text && said.words}
      </span>
    </>
  );
}

/** A fresh link, shown once. */
export function NewLink({ title, text, label, url }: Props) {
  const card = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  // What was pressed may be far below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each link
  useLayoutEffect(() => card.current?.focus(), [url]);
  return (
    <Card tone="warm">
      <section ref={card} tabIndex={-1} aria-labelledby="new-link" aria-describedby="new-link-text" className="grid gap-3">
        <h2 id="new-link" className="text-h3">
          {title}
        </h2>
        <p id="new-link-text" className="small">
          {text}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {/* In several lines, where one would cut it off. */}
          <textarea
            className="input basis-full resize-none break-all"
            rows={2}
            readOnly
            value={url}
            aria-label={label}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={url} />
          {hydrated && "share" in navigator && (
            <Button look="secondary" size="small" onClick={() => navigator.share({ url }).catch(() => {})}>
              {newLink.share}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
