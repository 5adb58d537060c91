import type { ReactNode } from "react";
import { Notice } from "#app/components/notice.tsx";
import type { FailureWords } from "#app/failure-words.ts";
import { failureTitle } from "#app/forms/failure-title.ts";

type Props = {
  /** Undefined where nothing failed, and nothing is said. */
  failure: FailureWords | undefined;
  /** The title where all forms do not say the same. */
  title?: string | undefined;
  className?: string;
  /** What can be done instead. */
  children?: ReactNode;
};

/** Why a press came to nothing, or that nobody knows whether it did. */
export const FailureNotice = ({ failure, title, className, children }: Props) =>
  failure && (
    <Notice kind="error" title={failureTitle(failure, title)} {...(className && { className })}>
      <p>{failure.message}</p>
      {children}
    </Notice>
  );
