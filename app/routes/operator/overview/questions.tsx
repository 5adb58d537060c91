import { Form } from "react-router";
import { ActionItems, Task } from "#app/features/operator/action-items.tsx";
import { Button } from "#app/ui/button.tsx";
import { openQuestions, taughtAnswers } from "#content/site/back-office/overview.ts";

type Shown = { question: string | null; times: number; last: string };
type Taught = { id: string; question: string; answer: string };
type Props = { questions: readonly Shown[]; taught: readonly Taught[]; days: number };

/** What visitors asked the assistants and got no help with, the most asked first; each can be answered here, once for everybody. */
export function Questions({ questions, taught, days }: Props) {
  return (
    <>
      <ActionItems id="questions" title={openQuestions.title} none={openQuestions.none(days)}>
        {questions.map(({ question, times, last }) => (
          <li key={question ?? "not kept"} className="small border-cold-soft border-b pb-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{question ?? openQuestions.notKept}</span>
              <span className="soft readout whitespace-nowrap">
                {times} ×, {last}
              </span>
            </p>
            {question && <Teach question={question} />}
          </li>
        ))}
      </ActionItems>
      <ActionItems id="taught" title={taughtAnswers.title} none={taughtAnswers.none}>
        {taught.map(({ id, question, answer }) => (
          <Task key={id} title={question} detail={answer} field="answer" id={id} intent="forget-answer" words={taughtAnswers.forget} />
        ))}
      </ActionItems>
    </>
  );
}

const Teach = ({ question }: { question: string }) => (
  <details className="mt-1">
    <summary>{openQuestions.write}</summary>
    <Form method="post" className="mt-2 grid justify-items-start gap-2">
      <label className="w-full">
        {openQuestions.question}
        <input className="input" name="question" defaultValue={question} maxLength={200} required />
      </label>
      <label className="w-full">
        {openQuestions.answer}
        <textarea className="input" name="answer" rows={3} maxLength={600} required />
      </label>
      <Button type="submit" name="intent" value="teach" size="small">
        {openQuestions.teach}
      </Button>
    </Form>
  </details>
);
