import { Fragment } from "react";
import { Form } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";
import { type OpenMessage, shownMessages } from "#contracts/backend.ts";

type Shown = Omit<OpenMessage, "at"> & { at: string };

/** What people wrote and nobody has answered, each folded up until it is read. */
export function OpenMessages({ messages }: { messages: readonly Shown[] }) {
  return (
    <ActionItems id="messages" title="Messages to answer" none="Every message is answered.">
      {messages.slice(0, shownMessages).map(({ reference, title, facts, suspect, at }) => (
        <li key={reference}>
          <Card tone="flat" className="py-4!">
            <details>
              <summary className="cursor-pointer">
                <span className="font-bold">{title}</span>{" "}
                <span className="small soft">
                  {reference}, {at}
                  {suspect && ", a machine, most likely"}
                </span>
              </summary>
              <dl className="small mt-4 grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
                {facts.map(([name, value]) => (
                  <Fragment key={name}>
                    <dt className="soft">{name}</dt>
                    <dd className="wrap-anywhere mb-2 whitespace-pre-line">{value}</dd>
                  </Fragment>
                ))}
              </dl>
              <Form method="post">
                <input type="hidden" name="message" value={reference} />
                <Button type="submit" name="intent" value="close-message" look="secondary" size="small" aria-label={`Answered: ${title}, ${reference}`}>
                  Answered
                </Button>
              </Form>
            </details>
          </Card>
        </li>
      ))}
      {messages.length > shownMessages && <li className="soft">There are more. They appear as you put these away.</li>}
    </ActionItems>
  );
}
