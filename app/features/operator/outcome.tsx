import type { Flashed } from "#app/features/operator/flash.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { failureTitle, useErrorTitle } from "#app/ui/forms/errors.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { failureTitles } from "#content/site/forms.ts";

type Props = {
  /** What the action before has left to say, or what this page's own has answered. */
  done?: Flashed | null;
  failure?: ShownFailure | undefined;
  className?: string;
};

/** What came of the last press, which is often gone by then. */
export function Outcome({ done, failure, className }: Props) {
  const hasFailed = failure !== undefined || done?.hasFailed === true;
  useErrorTitle(hasFailed);
  if (!failure && !done) return null;
  return (
    <FocusedNotice
      kind={hasFailed ? "error" : "ok"}
      {...(hasFailed && { title: failure ? failureTitle(failure) : failureTitles.otherwise })}
      {...(className && { className })}
      news={failure ?? done}
    >
      <p>{failure?.message ?? done?.words}</p>
    </FocusedNotice>
  );
}
