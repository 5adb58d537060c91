import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { Notice } from "#app/components/notice.tsx";
import { SamePageLink } from "#app/components/same-page-link.tsx";
import type { FieldErrors } from "#app/forms/check.ts";

type Props = { title: string; message: string; fields?: FieldErrors | undefined };

/**
 * At the head of a form that came back from the server: what is wrong, with a way to each field. It takes the focus, and the page's title says so,
 * each time that the form comes back; without script the browser and app/entry.server.tsx see to both.
 */
export function ErrorSummary({ title, message, fields = {} }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const answer = useActionData();

  // Each answer is told, the same one twice too.
  useEffect(() => {
    if (answer === undefined) return;
    document.title = `Error: ${document.title.replace(/^Error: /, "")}`;
    summary.current?.focus();
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, [answer]);

  return (
    <Notice kind="error" title={title} className="mb-8" ref={summary} tabIndex={-1} autoFocus={answer !== undefined}>
      <p>{message}</p>
      {Object.keys(fields).length > 0 && (
        <ul className="mt-2 list-disc pl-6">
          {Object.entries(fields).map(([field, words]) => (
            <li key={field}>
              <SamePageLink id={field}>{words}</SamePageLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
