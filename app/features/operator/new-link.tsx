import { useState } from "react";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";

/** A fresh link, shown once. */
export function NewLink({ url, ends }: { url: string; ends: string }) {
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Card tone="warm" className="grid gap-3">
      <h2 className="font-bold font-text text-body">Your link, until {ends}</h2>
      <p className="small">It is shown once, and kept nowhere. Whoever has it can come in.</p>
      <div className="flex flex-wrap items-center gap-3">
        <input className="input min-w-0 flex-1" type="text" readOnly value={url} aria-label="Preview link" onFocus={(event) => event.target.select()} />
        {hydrated && (
          <Button look="secondary" size="small" onClick={copy}>
            Copy
          </Button>
        )}
        <span role="status" className="small soft">
          {copied && "Copied."}
        </span>
      </div>
    </Card>
  );
}
