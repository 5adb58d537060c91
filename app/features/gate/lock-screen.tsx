import type { ReactNode } from "react";
import type { LockState } from "#app/features/gate/lock-state.ts";
import { TellMe } from "#app/features/gate/tell-me.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";

type Props = { cold: string; warm: string; lead: string; state: LockState; card: ReactNode };

/** One of the two locks, and below it a way to hear when none is needed any more. */
export function LockScreen({ cold, warm, lead, state, card }: Props) {
  return (
    <>
      <p className="gate-checking warm" role="status" data-checking="" hidden>
        Checking access...
      </p>
      <Page data-locked="">
        <SplitPage tone="deep" cold={cold} warm={warm} lead={lead} card={card}>
          <TellMe state={state} screen={cold === "Site" ? "/site-access" : "/access-code"} />
        </SplitPage>
      </Page>
      <script type="module" src={import.meta.env.DEV ? "/app/features/gate/script/run.ts" : "/gate.js"} />
    </>
  );
}
