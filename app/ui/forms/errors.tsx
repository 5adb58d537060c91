import { type ReactNode, useContext, useEffect } from "react";
import { useActionData } from "react-router";
import { bringIntoView } from "#app/lib/browser/in-view.ts";
import { failureTitle, type ShownFailure } from "#app/lib/http/failure.ts";
import { formContext } from "#app/ui/forms/fields.tsx";
import type { FieldErrors } from "#app/ui/forms/read-form.ts";
import { SamePageLink } from "#app/ui/link.tsx";
import { FocusedNotice, Notice } from "#app/ui/notice.tsx";
import { formWords } from "#content/site/forms.ts";

const withoutError = (title: string) => (title.startsWith(formWords.error) ? title.slice(formWords.error.length) : title);

/** While something is wrong, the page's title begins with it: what a reader hears first. Without script app/entry.server.tsx does it. */
export function useErrorTitle(isWrong: boolean) {
  // Anew after each render, in which the page may have got another title.
  useEffect(() => {
    if (!isWrong) return;
    document.title = formWords.error + withoutError(document.title);
    return () => {
      document.title = withoutError(document.title);
    };
  });
}

type Props = { title: string; message: string; fields?: FieldErrors | undefined };

/**
 * At the head of a form that came back from the server: what is wrong, with a way to each field. It takes the focus with each answer, the same
 * one twice too.
 */
export function ErrorSummary({ title, message, fields = {} }: Props) {
  const { idPrefix } = useContext(formContext);
  return (
    <FocusedNotice kind="error" title={title} className="mb-8" news={useActionData()}>
      <p>{message}</p>
      {Object.keys(fields).length > 0 && (
        <ul className="mt-2 list-disc pl-[min(1.5rem,7.5vw)]">
          {Object.entries(fields).map(([field, words]) => (
            <li key={field}>
              <SamePageLink id={idPrefix + field}>{words}</SamePageLink>
            </li>
          ))}
        </ul>
      )}
    </FocusedNotice>
  );
}

type FailureProps = {
  /** Undefined where nothing failed, and nothing is said. */
  failure: ShownFailure | undefined;
  /** The title where all forms do not say the same. */
  title?: string | undefined;
  className?: string;
  /** What can be done instead. */
  children?: ReactNode;
};

/** Why a press came to nothing, or that nobody knows whether it did. */
export function FailureNotice({ failure, title, className, children }: FailureProps) {
  const answer = useActionData();
  // It may have pushed what was pressed out of the window.
  useEffect(() => {
    const { activeElement } = document;
    if (failure && activeElement && activeElement !== document.body) bringIntoView(activeElement);
  }, [failure]);
  useErrorTitle(failure !== undefined && answer !== undefined);
  return (
    failure && (
      <Notice kind="error" title={failureTitle(failure, title)} {...(className && { className })}>
        <p>{failure.message}</p>
        {children}
      </Notice>
    )
  );
}

/** What an `ErrorSummary` says of it, where the form has no words of its own for it. */
export const summaryOf = (failure: ShownFailure) => ({ title: failureTitle(failure), message: failure.message, fields: failure.fields });
