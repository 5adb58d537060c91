import { href } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { MessageLines, type ShownMessage } from "#app/features/operator/message-lines.tsx";
import { Link } from "#app/ui/link.tsx";
import { openMessages, openReturns, urgentMessages } from "#content/site/back-office/overview.ts";

/** As many messages as are shown here; their own page has the rest. */
const most = 3;

/** What people wrote and nobody has answered, the law's clock first: each leads to its page. */
export const OpenMessages = ({ messages, title }: { messages: readonly ShownMessage[]; title: string }) =>
  messages.length > 0 && (
    <ActionItems id="messages" title={title}>
      <MessageLines messages={messages.slice(0, most)} />
      {messages.length > most && (
        <li>
          <Link to={href("/operator/messages")} className="inline-flex min-h-11 items-center">
            {openMessages.all}
          </Link>
        </li>
      )}
    </ActionItems>
  );

/** Skin reactions that are to be reported at once. */
export const UrgentMessages = ({ messages }: { messages: readonly ShownMessage[] }) =>
  messages.length > 0 && (
    <ActionItems id="urgent" title={urgentMessages.title}>
      <MessageLines messages={messages} />
    </ActionItems>
  );

/** Tubes that are to come back; how each ends is said on its order's own page. */
export const Returns = ({ returns }: { returns: readonly { reference: string; told: string; sendBy: string }[] }) => (
  <ActionItems id="returns" title={openReturns.title}>
    {returns.map(({ reference, told, sendBy }) => (
      <li key={reference} className="card card-flat flex flex-wrap items-baseline justify-between gap-3">
        <Link to={href("/operator/orders/:reference", { reference })} className="readout inline-block font-bold">
          {reference}
        </Link>
        <span className="small soft">{openReturns.cancelled(told, sendBy)}</span>
      </li>
    ))}
  </ActionItems>
);
