import type { Message, Thumb } from "#app/features/chat/message.ts";
import { NextQuestions } from "#app/features/chat/next-questions.tsx";
import { callFunction } from "#app/lib/http/call-function.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { choiceWords, personWords } from "#content/assistant/words.ts";
import { once } from "#content/once.ts";

type Props = {
  message: Message;
  time: boolean;
  mark: (id: string, thumb: Thumb) => void;
  toPerson: () => void;
  onFollow?: () => void;
  /** Of the last message alone: asks what it leads to. */
  ask?: (text: string) => void;
};

/** Plain text, a line a paragraph. Whatever looks like markup in it is shown as it is. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split("\n")
    .filter((line) => line.trim())
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change its order
    .map((line, at) => <p key={at}>{line}</p>);

const clock = once(() => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }));

/** When a message was written. */
export const Written = ({ at }: { at: number }) => (
  <time className="chat-time" dateTime={new Date(at).toISOString()}>
    {clock().format(at)}
  </time>
);

/** One message; under a reply, where it comes from, whether it helped, and what may be asked next. */
export function MessageItem({ message, time, mark, toPerson, onFollow, ask }: Props) {
  const { id, content, sender, timestamp, beside, thumb } = message;
  const rate = (given: Thumb) => {
    if (!beside) return;
    mark(id, given);
    // A thumb that gets lost is not worth a word.
    void callFunction("rate-answer", { answer: beside.answer, thumb: given });
  };
  const somethingElse = () => {
    rate("else");
    toPerson();
  };
  return (
    <li className={sender === "bot" ? "chat-bot" : "chat-user"}>
      <VisuallyHidden>{sender === "bot" ? "Assistant:" : "You:"}</VisuallyHidden>
      <Paragraphs text={content} />
      {time && <Written at={timestamp} />}
      {beside && beside.sources.length > 0 && (
        <ul className="chat-sources" aria-label="Where this stands">
          {beside.sources.map(({ title, path }) => (
            <li key={path}>
              <Link to={path} onClick={onFollow}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
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
      {beside && beside.outcome !== "social" && (
        <p className="chat-thumbs">
          <span>{thumb ? "Thank you." : "Did that help?"}</span>
          {(["up", "down"] as const).map((one) => (
            <button key={one} type="button" aria-pressed={thumb === one} onClick={() => rate(one)}>
              <Icon name={one === "up" ? "thumbUp" : "thumbDown"} size={20} label={one === "up" ? "Yes, that helped" : "No, that did not help"} />
            </button>
          ))}
        </p>
      )}
      {(beside?.outcome === "unknown" || thumb === "down") && (
        <p>
          <button type="button" className="text-button" onClick={toPerson}>
            {personWords.open}
          </button>
        </p>
      )}
      {ask && beside && beside.next.length > 0 && <NextQuestions label="You could ask next" questions={beside.next} ask={ask} />}
    </li>
  );
}
