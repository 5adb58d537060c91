import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { conversationOf, type Message } from "#app/features/chat/message.ts";
import { callFunction, createIdempotencyKey, type Input } from "#app/lib/http/call-function.ts";
import { drafts } from "#app/lib/hydration/preserve-form.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { personWords } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";

type Props = { assistant: AssistantName; messages: readonly Message[]; leave: () => void };
type Sent = { reference: string } | null;

const text = (form: FormData, name: string) => String(form.get(name) ?? "").trim() || undefined;

/** Sends the conversation to the shop, with an address to answer to. The server alone checks it, in the words of its contract. */
export function PersonForm({ assistant, messages, leave }: Props) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<Sent>(null);
  const intent = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const questions = messages.filter(({ sender }) => sender === "user");

  const draftOf = (name: string) => `${assistant}-${name}`;
  /** What is sent next is another message. */
  const another = ({ target }: SyntheticEvent) => {
    intent.current = null;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) drafts.set(draftOf(target.name), target.value);
  };

  useEffect(() => form.current?.querySelector<HTMLElement>("input[type=email]")?.focus(), []);
  useEffect(() => {
    if (sent) done.current?.focus();
    else if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors, sent]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const [email, note] = [text(typed, "email") ?? "", text(typed, "note")];
    const conversation = conversationOf(messages);
    const input: Input<"talk-to-person"> = {
      assistant,
      email,
      messages: questions.slice(-50).map(({ content }) => ({ role: "user", content })),
      ...(note && { note }),
      ...(conversation && { conversation }),
      ...Object.fromEntries(["trap", "took"].flatMap((field) => (text(typed, field) ? [[field, text(typed, field)]] : []))),
    };
    setBusy(true);
    intent.current ??= createIdempotencyKey();
    const answer = await callFunction("talk-to-person", input, { intent: intent.current });
    setBusy(false);
    if (answer.ok) {
      for (const name of ["email", "note"]) drafts.delete(draftOf(name));
      return setSent(answer.data);
    }
    const { code, fields, message } = answer.failure;
    // A message whose answer was lost may have arrived: sent again, it is the same one.
    if (code !== "offline" && code !== "unsure" && code !== "once-more") intent.current = null;
    setErrors(fields ?? { form: message });
  }

  if (sent)
    return (
      <div className="chat-foot">
        <p ref={done} tabIndex={-1}>
          <strong>Sent.</strong> A person reads it and answers you by email. Your reference is {sent.reference}.
        </p>
        <p className="chat-ways">
          <button type="button" className="text-button" onClick={leave}>
            Back to the assistant
          </button>
        </p>
      </div>
    );

  const control = (name: string) => ({
    name,
    defaultValue: drafts.get(draftOf(name)),
    "aria-invalid": errors[name] ? true : undefined,
    "aria-describedby": errors[name] ? `chat-${name}-error` : undefined,
  });
  return (
    <form className="chat-foot chat-person" ref={form} noValidate onSubmit={submit} onInput={another} aria-label={personWords.open}>
      <p>{personWords.lead}</p>
      <FieldError field="chat-form" error={errors.form} />
      <label>
        Your email address
        <input
          {...control("email")}
          className="input"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
        />
      </label>
      <FieldError field="chat-email" error={errors.email} />
      <label>
        <span>{questions.length > 0 ? "Anything to add (optional)" : "Your message"}</span>
        <textarea {...control("note")} className="input" rows={2} maxLength={2_000} />
      </label>
      <FieldError field="chat-note" error={errors.note} />
      <FormGuard />
      <p className="chat-buttons">
        <Button type="submit" size="small" busy={busy}>
          {busy ? "Sending…" : "Send"}
        </Button>
        <button type="button" className="text-button" onClick={leave}>
          Back to the assistant
        </button>
      </p>
    </form>
  );
}
