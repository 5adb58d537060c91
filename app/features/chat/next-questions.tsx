type Props = { label: string; questions: readonly string[]; ask: (text: string) => void };

/** Questions ready to be pressed. */
export const NextQuestions = ({ label, questions, ask }: Props) => (
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
