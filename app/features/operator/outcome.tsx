import { useEffect, useRef } from "react";
import { useActionData, useLoaderData } from "react-router";
import type { Flashed } from "#app/features/operator/flash.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { failureTitle, useErrorTitle } from "#app/ui/forms/errors.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { failureTitles } from "#content/site/forms.ts";

type Props = {
  /** What the action before has left to say, or what this page's own has answered. */
  done?: Flashed | null;
  failure?: ShownFailure | undefined;
  className?: string;
};

/** What came of the last press. It takes the focus: what was pressed is often gone by then. */
export function Outcome({ done, failure, className }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const loaded = useLoaderData();
  const answer = useActionData();
  const hasFailed = failure !== undefined || done?.hasFailed === true;
  useErrorTitle(hasFailed);
  // By what came, not by its words: the same words may come twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer
  useEffect(() => notice.current?.focus(), [loaded, answer]);
  if (!failure && !done) return null;
  return (
    <Notice
      kind={hasFailed ? "error" : "ok"}
      {...(hasFailed && { title: failure ? failureTitle(failure) : failureTitles.otherwise })}
      {...(className && { className })}
      ref={notice}
      tabIndex={-1}
      autoFocus
    >
      <p>{failure?.message ?? done?.words}</p>
    </Notice>
  );
}
