import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { InferOutput } from "valibot";
import { conversationOf, type Message } from "#app/features/chat/message.ts";
import { callFunction, createIdempotencyKey } from "#app/lib/http/call-function.ts";
import { drafts } from "#app/lib/hydration/preserve-form.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { controlOf, FieldError, useField } from "#app/ui/forms/fields.tsx";
import type { FieldErrors } from "#app/ui/forms/read-form.ts";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { personWords } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import { form as contract } from "#contracts/talk-to-person.ts";

type Props = { assistant: AssistantName; messages: readonly Message[]; leave: () => void };

/** Sends the conversation to the shop, with an address to answer to. */
export function PersonForm({ assistant, messages, leave }: Props) {
  const [complaint, setComplaint] = useState<string>();
  const [sent, setSent] = useState<{ reference: string } | null>(null);
  const idempotencyKey = useRef<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const questions = messages.filter(({ sender }) => sender === "user");

  const draftOf = (name: string) => `${assistant}-${name}`;
  /** What is sent next is another message. */
  const changed = ({ target }: SyntheticEvent) => {
    idempotencyKey.current = null;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) drafts.set(draftOf(target.name), target.value);
  };

  useEffect(() => first.current?.focus(), []);
  useLayoutEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  async function send({ email, note, trap, took }: InferOutput<typeof contract>): Promise<FieldErrors> {
    setComplaint(undefined);
    const conversation = conversationOf(messages);
    idempotencyKey.current ??= createIdempotencyKey();
    const answer = await callFunction(
      "talk-to-person",
      {
        assistant,
        email,
        messages: questions.slice(-50).map(({ content }) => ({ role: "user", content })),
        ...(note && { note }),
        ...(conversation && { conversation }),
        ...(trap && { trap }),
        ...(took && { took }),
      },
      { intent: idempotencyKey.current },
    );
    if (answer.ok) {
      for (const name of ["email", "note"]) drafts.delete(draftOf(name));
      setSent(answer.data);
      return {};
    }
    const { code, fields, message } = answer.failure;
    // A message whose answer was lost may have arrived: sent again, it is the same one.
    if (code !== "offline" && code !== "unsure" && code !== "once-more") idempotencyKey.current = null;
    setComplaint(fields ? undefined : message);
    return fields ?? {};
  }

  const back = (
    <button type="button" className="text-button" onClick={leave}>
      {personWords.back}
    </button>
  );
  if (sent)
    return (
      <div className="chat-foot">
        <p ref={done} tabIndex={-1}>
          <strong>{personWords.sent}</strong> {personWords.reference(sent.reference)}
        </p>
        <p className="chat-ways">{back}</p>
      </div>
    );
  return (
    <ContractForm contract={contract} hasOwnIds call={send} onInput={changed} className="chat-foot chat-person" aria-label={personWords.open}>
      <p id="person-lead">{personWords.lead}</p>
      {/* By the focus it's read out, and seen where it pushes the button out of a low window. */}
      {complaint && (
        <FocusedNotice kind="error" news={complaint}>
          <p>{complaint}</p>
        </FocusedNotice>
      )}
      <Labelled name="email" label={personWords.email}>
        {(control) => (
          <input
            {...control}
            aria-describedby={["person-lead", control["aria-describedby"]].filter(Boolean).join(" ")}
            ref={first}
            required
            className="input"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={drafts.get(draftOf("email"))}
          />
        )}
      </Labelled>
      <Labelled name="note" label={questions.length > 0 ? personWords.more : personWords.message}>
        {(control) => <textarea {...control} className="input" rows={2} defaultValue={drafts.get(draftOf("note"))} />}
      </Labelled>
      <p className="chat-buttons">
        <SendButton size="small" sending={personWords.sending}>
          {personWords.send}
        </SendButton>
        {back}
      </p>
    </ContractForm>
  );
}

type LabelledProps = { name: string; label: string; children: (control: ReturnType<typeof controlOf>) => ReactNode };

function Labelled({ name, label, children }: LabelledProps) {
  const { field } = useField<{ name: string; error?: string }>({ name });
  return (
    <>
      <label htmlFor={field.id}>
        <span>{label}</span>
        {children(controlOf(field))}
      </label>
      <FieldError {...field} />
    </>
  );
}
