import { useEffect, useRef, useState } from "react";
import type { Message, Thumb } from "#app/features/chat/message.ts";
import { MessageItem, Paragraphs, Written } from "#app/features/chat/message-item.tsx";
import { NextQuestions } from "#app/features/chat/next-questions.tsx";
import { starters } from "#content/assistant/starters.ts";
import { assistantWords, waiting } from "#content/assistant/words.ts";
import type { AssistantName } from "#contracts/assistant.ts";

type Props = {
  assistant: AssistantName;
  messages: readonly Message[];
  coming: string | null;
  unanswered: boolean;
  times: boolean;
  ask: (text: string) => void;
  again: () => void;
  mark: (id: string, thumb: Thumb) => void;
  toPerson: () => void;
  onFollow?: () => void;
};

/** What those who listen hear: that a reply is coming, and then the whole of it; never its pieces. */
function heard(messages: readonly Message[], coming: string | null, fresh: boolean) {
  if (coming !== null) return "Replying…";
  const last = messages.at(-1);
  return fresh && last?.sender === "bot" ? last.content : "";
}

/** The greeting and all that was said, scrolled to where one reads on. */
export function Messages({ assistant, messages, coming, unanswered, times, ask, again, mark, toPerson, onFollow }: Props) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(messages.length);
  const fresh = messages.length > shown.current;
  // A conversation that is taken up again was greeted when it began.
  const [opened] = useState(Date.now);

  // A question, and the reply that grows, are followed to their end; a whole reply is shown from its first word.
  useEffect(() => {
    // Not the lists inside a reply: its sources, and what could be asked next.
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > ol > li");
    const last = items?.[items.length - 1];
    if (!list.current || !last || messages.length === 0) return;
    const { clientHeight, offsetTop, scrollHeight } = list.current;
    list.current.scrollTop = coming === null && last.offsetHeight > clientHeight ? last.offsetTop - offsetTop : scrollHeight;
  }, [messages.length, coming]);

  const last = messages.at(-1);
  return (
    // Scrolled by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <section className="chat-messages" ref={list} tabIndex={0} aria-label="Conversation">
      <ol>
        <li className="chat-bot">
          <Paragraphs text={assistantWords[assistant].greeting} />
          {times && <Written at={Math.min(opened, messages[0]?.timestamp ?? opened)} />}
        </li>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            time={times}
            mark={mark}
            toPerson={toPerson}
            {...(onFollow && { onFollow })}
            {...(message === last && coming === null && { ask })}
          />
        ))}
        {coming !== null && (
          <li className="chat-bot" aria-hidden="true">
            {coming ? <Paragraphs text={coming} /> : <Thinking />}
          </li>
        )}
      </ol>
      {messages.length === 0 && coming === null && <NextQuestions label="Questions to begin with" questions={starters[assistant]} ask={ask} />}
      {unanswered && coming === null && (
        <p className="chat-again">
          <button type="button" className="text-button" onClick={again}>
            Try again
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {heard(messages, coming, fresh)}
      </p>
    </section>
  );
}

const Thinking = () => (
  <p className="chat-thinking">
    {waiting}
    <span />
    <span />
    <span />
  </p>
);
