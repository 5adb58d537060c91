import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Message, Thumb } from "#app/features/chat/message.ts";
import { callFunction } from "#app/lib/http/call-function.ts";
import { Announcement } from "#app/ui/announcement.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { starters } from "#content/assistant/starters.ts";
import { assistantWords, chatWords, choiceWords, personWords, waiting } from "#content/assistant/words.ts";
import { once } from "#content/once.ts";
import type { AssistantName } from "#contracts/assistant.ts";

type ListProps = {
  assistant: AssistantName;
  messages: readonly Message[];
  coming: string | null;
  unanswered: boolean;
  times: boolean;
  ask: (text: string) => void;
  again: () => void;
  mark: (id: string, thumb: Thumb) => void;
  toPerson: (event: MouseEvent<HTMLElement>) => void;
  onFollow?: () => void;
  /** The box that lets us keep it. */
  keeping?: ReactNode;
};

/** What those who listen hear: that a reply is coming, and then the whole of it; never its pieces. */
function heard(messages: readonly Message[], coming: string | null, fresh: boolean) {
  if (coming !== null) return chatWords.replying;
  const last = messages.at(-1);
  if (!fresh || last?.sender !== "bot") return "";
  // The choices are shown before the field that has the focus.
  return last.beside?.outcome === "unsure" ? choiceWords.heard(last.beside.choices) : last.content;
}

/** The greeting and all that was said, scrolled to where one reads on. */
export function Messages({ assistant, messages, coming, unanswered, times, ask, again, mark, toPerson, onFollow, keeping }: ListProps) {
  const list = useRef<HTMLElement>(null);
  const last = messages.at(-1);
  // By its id: after “Start again” there are fewer.
  const [shown] = useState(last?.id);
  const fresh = last?.id !== shown;
  // A conversation that is taken up again was greeted when it began.
  const [opened] = useState(Date.now);

  // A question, and the reply that grows, are followed to their end; a whole reply is shown from its first word.
  useEffect(() => {
    // Not the lists inside a reply: its sources, and what could be asked next.
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > ol > li");
    const newest = items?.[items.length - 1];
    if (!list.current || !newest || messages.length === 0) return;
    const { clientHeight, scrollHeight } = list.current;
    list.current.scrollTop = coming === null && newest.offsetHeight > clientHeight ? newest.offsetTop : scrollHeight;
    // Where the panel is too low for that, it scrolls as a whole, and the field would stay in front of what is said.
    const panel = list.current.closest<HTMLElement>(".chat");
    if (panel && panel.scrollHeight > panel.clientHeight) newest.scrollIntoView({ block: "start" });
  }, [messages.length, coming]);

  // What a thumb changes stands at its answer: said once, to those who listen.
  const [thanked, setThanked] = useState<{ after: string | undefined; words: string } | null>(null);
  const markAloud: typeof mark = (id, thumb) => {
    mark(id, thumb);
    if (thumb !== "else") setThanked({ after: last?.id, words: thumb === "down" ? chatWords.thumbs.thanksDown : chatWords.thumbs.thanks });
  };

  return (
    // Scrolled by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable
    <section className="chat-messages" ref={list} tabIndex={0} aria-label={chatWords.conversation}>
      <ol>
        <li className="chat-bot">
          <Paragraphs text={assistantWords[assistant].greeting} />
          {keeping}
          {times && <Written at={Math.min(opened, messages[0]?.timestamp ?? opened)} />}
        </li>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            time={times}
            mark={markAloud}
            toPerson={toPerson}
            {...(onFollow && { onFollow })}
            {...(message === last && coming === null && { ask })}
            {...(message === last && unanswered && { again })}
          />
        ))}
        {coming !== null && (
          <li className="chat-bot" aria-hidden="true">
            {coming ? <Paragraphs text={coming} /> : <Thinking />}
          </li>
        )}
      </ol>
      {messages.length === 0 && coming === null && <NextQuestions label={chatWords.starters} questions={starters[assistant]} ask={ask} />}
      {unanswered && last?.sender === "user" && <WaysOn again={again} toPerson={toPerson} />}
      <Announcement words={coming === null && thanked && thanked.after === last?.id ? thanked.words : heard(messages, coming, fresh)} />
    </section>
  );
}

/** Where no answer came, or none is known. */
const WaysOn = ({ again, toPerson }: Pick<ItemProps, "again" | "toPerson">) => (
  <p className="chat-next">
    {again && (
      <button type="button" onClick={again}>
        {chatWords.again}
      </button>
    )}
    <button type="button" onClick={toPerson}>
      {personWords.open}
    </button>
  </p>
);

const Thinking = () => (
  <p className="chat-thinking">
    {waiting}
    <span />
    <span />
    <span />
  </p>
);

type ItemProps = {
  message: Message;
  time: boolean;
  mark: (id: string, thumb: Thumb) => void;
  toPerson: (event: MouseEvent<HTMLElement>) => void;
  onFollow?: () => void;
  /** Of the last message alone: asks what it leads to. */
  ask?: (text: string) => void;
  /** It says that no answer came: asks once more. */
  again?: () => void;
};

/** Plain text, a line a paragraph. Whatever looks like markup in it is shown as it is. */
const Paragraphs = ({ text }: { text: string }) =>
  text
    .split("\n")
    .filter((line) => line.trim())
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change its order
    .map((line, at) => <p key={at}>{line}</p>);

const clock = once(() => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }));

/** When a message was written. */
const Written = ({ at }: { at: number }) => (
  <time className="chat-time" dateTime={new Date(at).toISOString()}>
    {clock().format(at)}
  </time>
);

/** One message; under a reply, where it comes from, whether it helped, and what may be asked next. */
function MessageItem({ message, time, mark, toPerson, onFollow, ask, again }: ItemProps) {
  const { id, content, sender, timestamp, beside, thumb } = message;
  const rate = (given: Thumb) => {
    if (!beside) return;
    mark(id, given);
    // A thumb that gets lost is not worth a word.
    void callFunction("rate-answer", { answer: beside.answer, thumb: given });
  };
  const isUnknown = beside?.outcome === "unknown";
  const somethingElse: typeof toPerson = (event) => {
    rate("else");
    toPerson(event);
  };
  return (
    <li className={sender === "user" ? "chat-user" : beside ? "chat-bot" : "chat-bot chat-failed"}>
      <VisuallyHidden>{sender === "bot" ? chatWords.assistant : chatWords.you}</VisuallyHidden>
      {sender === "bot" && !beside && <Icon name="stop" />}
      <Paragraphs text={content} />
      {again && sender === "bot" && <WaysOn again={again} toPerson={toPerson} />}
      {time && <Written at={timestamp} />}
      {isUnknown && <WaysOn toPerson={toPerson} />}
      {beside && beside.sources.length > 0 && (
        <div className="chat-sources">
          <span aria-hidden="true">{chatWords.readMore}</span>
          <ul aria-label={chatWords.sources}>
            {beside.sources.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} onClick={onFollow}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {beside?.outcome === "unsure" && ask && (
        <ul className="chat-next" aria-label={choiceWords.label}>
          {beside.choices.map((choice) => (
            <li key={choice}>
              <button type="button" onClick={() => ask(choice)}>
                {choice}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={somethingElse}>
              {choiceWords.else}
            </button>
          </li>
        </ul>
      )}
      {beside && beside.outcome !== "social" && !isUnknown && (
        <p className="chat-thumbs">
          <span>{thumb ? chatWords.thumbs.thanks : chatWords.thumbs.ask}</span>
          {(["up", "down"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={thumb === one} onClick={() => rate(one)}>
              <Icon name={one === "up" ? "thumbUp" : "thumbDown"} size={20} label={chatWords.thumbs[one]} />
            </button>
          ))}
        </p>
      )}
      {thumb === "down" && !isUnknown && (
        <p>
          <button type="button" className="text-button" onClick={toPerson}>
            {personWords.open}
          </button>
        </p>
      )}
      {ask && beside && beside.next.length > 0 && <NextQuestions label={chatWords.next} questions={beside.next} ask={ask} />}
    </li>
  );
}

type QuestionProps = { label: string; questions: readonly string[]; ask: (text: string) => void };

/** Questions ready to be pressed. */
const NextQuestions = ({ label, questions, ask }: QuestionProps) => (
  <ul className="chat-next" aria-label={label}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" onClick={() => ask(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
);
