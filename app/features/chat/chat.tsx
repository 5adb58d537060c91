import { type ReactNode, useEffect, useRef, useState } from "react";
import { Composer } from "#app/features/chat/composer.tsx";
import { useConversation } from "#app/features/chat/conversation.ts";
import { Messages } from "#app/features/chat/messages.tsx";
import type { PersonForm } from "#app/features/chat/person-form.tsx";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { useLoadPart } from "#app/lib/navigation/load-part.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { assistantWords, chatWords, currentKeepingWords, keepingWords, personWords } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";

type Props = {
  assistant: AssistantName;
  /** The id of the heading, which names the dialog. */
  titleId: string;
  close: () => void;
  /** Hears of a reply that did not come. */
  onFailure?: (failure: ShownFailure) => void;
  /** A link of the conversation was followed. */
  onFollow?: () => void;
  /** Shows when each message was written. */
  times?: boolean;
};

const loadPersonForm = async () => (await import("#app/features/chat/person-form.tsx")).PersonForm;

/** What the two assistants' panels have inside: title, conversation, field; or, in the field's place, the way to a person. */
export function Chat({ assistant, titleId, close, onFailure, onFollow, times = false }: Props): ReactNode {
  const { title, placeholder } = assistantWords[assistant];
  const { messages, coming, unanswered, mayKeep, send, again, mark, allowKeeping, forget } = useConversation(assistant);
  const [Person, setPerson] = useState<typeof PersonForm | null>(null);
  const loadPart = useLoadPart(loadPersonForm);
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const waiting = coming !== null;
  const leaveOutId = `${titleId}-leave-out`;

  // A suggested question goes once it is asked, and the focus with it; whoever asked goes on asking.
  const asked = useRef(false);
  useEffect(() => {
    if (waiting) asked.current = true;
    else if (asked.current) {
      asked.current = false;
      if (document.activeElement === document.body) field.current?.focus();
    }
  }, [waiting]);

  const told = (failure: ShownFailure | null) => failure && onFailure?.(failure);
  const ask = (text: string) => void send(text).then(told);
  // A form's code is more than the whole panel's.
  const toPerson = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    void loadPart(currentTarget)
      .then((form) => setPerson(() => form))
      .catch(() => toast({ ...personWords.lost, destructive: true }));
  const toField = () => requestAnimationFrame(() => field.current?.focus());
  const backToField = () => {
    setPerson(null);
    toField();
  };
  // Its button goes with the conversation.
  const startAgain = () => {
    forget();
    toField();
  };

  // Beside the field until something is sent; from then on above the conversation, for a phone's keyboard leaves little room.
  const keeping = (
    <label className="check chat-small">
      <input type="checkbox" checked={mayKeep} onChange={({ target }) => allowKeeping(target.checked)} />
      <span>{keepingWords[currentKeepingWords]}</span>
    </label>
  );
  // Right under an answer that has none, and under what says that none came.
  const isOffered = unanswered || messages.at(-1)?.beside?.outcome === "unknown";

  return (
    <>
      <div className="chat-head on-dark">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="chat-close" onClick={close}>
          <Icon name="close" label={chatWords.close(title)} />
        </button>
      </div>
      <Messages
        assistant={assistant}
        messages={messages}
        coming={coming}
        unanswered={unanswered}
        times={times}
        ask={ask}
        again={() => void again().then(told)}
        mark={mark}
        toPerson={toPerson}
        {...(messages.length > 0 && { keeping })}
        {...(onFollow && { onFollow })}
      />
      {Person ? (
        <Person assistant={assistant} messages={messages} leave={backToField} />
      ) : (
        <div className="chat-foot">
          <Composer
            assistant={assistant}
            field={field}
            placeholder={placeholder}
            waiting={waiting}
            send={ask}
            {...(messages.length === 0 && { describedBy: leaveOutId })}
          />
          {messages.length === 0 && (
            <p className="chat-small" id={leaveOutId}>
              {chatWords.leaveOut}
            </p>
          )}
          {messages.length === 0 && keeping}
          <p className="chat-ways">
            {!isOffered && (
              <button type="button" className="text-button" onClick={toPerson}>
                {personWords.open}
              </button>
            )}
            {messages.length > 0 && (
              <button type="button" className="text-button" disabled={waiting} onClick={startAgain}>
                {chatWords.forget}
              </button>
            )}
          </p>
        </div>
      )}
    </>
  );
}
