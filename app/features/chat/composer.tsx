import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from "react";
import { Icon } from "#app/components/icon.tsx";

type Props = { field: RefObject<HTMLTextAreaElement | null>; placeholder: string; waiting: boolean; send: (text: string) => void };

/** The field and its button. Enter sends; with Shift it begins a new line, and so it does while a word is being composed. */
export function Composer({ field, placeholder, waiting, send }: Props) {
  const [text, setText] = useState("");
  const submit = () => {
    if (waiting || !text.trim()) return;
    send(text);
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className="chat-composer" onSubmit={onSubmit}>
      <textarea
        ref={field}
        className="input"
        rows={1}
        maxLength={1_000}
        aria-label="Your question"
        placeholder={placeholder}
        enterKeyHint="send"
        value={text}
        disabled={waiting}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="chat-send" disabled={waiting || !text.trim()}>
        <Icon name="send" label="Send" />
      </button>
    </form>
  );
}
