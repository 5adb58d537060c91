import { Notice } from "#app/components/notice.tsx";
import type { FieldErrors } from "#app/forms/check.ts";

type Props = { title: string; message: string; fields?: FieldErrors | undefined };

/** At the head of a form that came back from the server: what is wrong, with a way to each field. */
export function ErrorSummary({ title, message, fields = {} }: Props) {
  return (
    <Notice kind="error" title={title} className="mb-8">
      <p>{message}</p>
      {Object.keys(fields).length > 0 && (
        <ul className="mt-2 list-disc pl-6">
          {Object.entries(fields).map(([field, words]) => (
            <li key={field}>
              <a href={`#${field}`}>{words}</a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
