import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** Something that opens in place, on the platform: it works without script. */
export function Disclosure({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-ice-200 border-t py-2 last:border-b">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-bold text-sea-600 [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="group-open:rotate-180">
          <Icon name="down" size={20} />
        </span>
      </summary>
      <div className="pt-3 pb-6">{children}</div>
    </details>
  );
}
