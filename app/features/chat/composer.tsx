import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useLayoutEffect, useState } from "react";
import { drafts } from "#app/lib/hydration/preserve-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { chatWords } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";
import { longestQuestion } from "#contracts/limit.ts";

type Props = {
  assistant: AssistantName;
  field: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  waiting: boolean;
  send: (text: string) => void;
  describedBy?: string;
};

/** What the key press that ends a composed word says of itself in Safari, where `isComposing` is false by then. */
const composed = 229;

/** As high as what is typed into it, where `field-sizing` does not do it. */
function grow(field: HTMLTextAreaElement | null) {
  if (!field || CSS.supports("field-sizing: content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** The field and its button. Enter sends; with Shift it begins a new line, and so it does while a word is being composed. */
export function Composer({ assistant, field, placeholder, waiting, send, describedBy }: Props) {
  const id = useId();
  const [text, setText] = useDraft(`${assistant}-question`);
  const isTooLong = text.trim().length > longestQuestion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the text
  useLayoutEffect(() => grow(field.current), [field, text]);
  const submit = () => {
    if (waiting || !text.trim() || isTooLong) return;
    send(text);
    setText("");
    // The button is of no use now, and a phone's keyboard stays only where a field has the focus.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === composed) return;
    event.preventDefault();
    submit();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="chat-composer" onSubmit={onSubmit}>
      {isTooLong && (
        <p role="alert" id={id}>
          {chatWords.tooLong(longestQuestion)}
        </p>
      )}
      <textarea
        ref={field}
        className="input"
        rows={1}
        aria-label={chatWords.question}
        aria-invalid={isTooLong}
        aria-describedby={[describedBy, isTooLong && id].filter(Boolean).join(" ") || undefined}
        // It takes no text meanwhile, and says so.
        placeholder={waiting ? chatWords.waitToWrite : placeholder}
        enterKeyHint="send"
        value={text}
        // Disabled it would lose the focus, and the keyboard would close.
        readOnly={waiting}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="chat-send" disabled={waiting || !text.trim() || isTooLong}>
        <Icon name="send" label={chatWords.send} />
      </button>
    </form>
  );
}

/** What is being written in a field of that name: it outlives the panel, and stays in the page's memory. */
function useDraft(name: string) {
  const [text, setText] = useState(() => drafts.get(name) ?? "");
  const write = (next: string) => {
    drafts.set(name, next);
    setText(next);
  };
  return [text, write] as const;
}
