import { useState } from "react";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import { Press, usePressed } from "#app/features/operator/in-place.tsx";
import { May } from "#app/features/operator/may.tsx";
import { useRefusal, useRefusedForm } from "#app/features/operator/outcome.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { openQuestions } from "#content/site/back-office/overview.ts";
import { taughtAnswers } from "#content/site/back-office/shop.ts";
import type { OpenQuestion } from "#contracts/backend.ts";
import { taught } from "#contracts/operator-forms.ts";

type Shown = Omit<OpenQuestion, "last"> & { last: string };
type Taught = { id: string; question: string; answer: string };

/** As many as are shown unfolded. */
const most = 3;

const idOf = ({ question }: Shown) => question ?? "not kept";
const lines = (questions: readonly Shown[]) => questions.map((one) => <Question key={idOf(one)} {...one} />);

/** Whether a question is in the fold. Each stays where it began: moved, it would be another element, without what is written in it. */
function useFolds(questions: readonly Shown[]) {
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (questions.some((one) => !folds.has(idOf(one)))) setFolds(new Map([...questions.map((one, nth) => [idOf(one), nth >= most] as const), ...folds]));
  return (one: Shown) => folds.get(idOf(one)) === true;
}

function Question({ question, reply, why, times, last, ...shown }: Shown) {
  const pressed = usePressed("question", question ?? "");
  const isPutAway = pressed === "put-away" || (shown.isPutAway && pressed !== "bring-back");
  const words = isPutAway ? openQuestions.undo : openQuestions.putAway;
  return (
    <li className="card card-flat py-3!">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className={`wrap-anywhere ${isPutAway ? "soft" : ""}`}>{question ?? openQuestions.notKept}</span>
        {isPutAway ? <strong className="text-ok">{openQuestions.isPutAway}</strong> : <span className="small soft">{`${times} ×, ${last}`}</span>}
      </p>
      {why.map((one) => (
        <p key={one} className="small soft wrap-anywhere mt-1">
          {one === "down" && reply ? openQuestions.notHelped(reply) : openQuestions.why[one]}
        </p>
      ))}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {/* Hidden and no more: what's written in it comes back with the question. */}
        {question && <Teach question={question} isHidden={isPutAway} />}
        <May act="putAwayQuestion">
          <Press
            field="question"
            id={question ?? ""}
            intent={isPutAway ? "bring-back" : "put-away"}
            words={words}
            label={`${words}: ${question ?? openQuestions.notKept}`}
            isWaiting={pressed !== undefined}
            isShown
            className="ml-auto"
          />
        </May>
      </div>
    </li>
  );
}

/** What visitors asked the assistants and got no help with, the most asked first; each can be answered here, once for everybody. */
export function Questions({ questions }: { questions: readonly Shown[] }) {
  const isFolded = useFolds(questions);
  const folded = questions.filter(isFolded);
  const refused = useRefusal({ intent: "teach" })?.values?.asked;
  return (
    <ActionItems id="questions" title={openQuestions.title}>
      {lines(questions.filter((one) => !isFolded(one)))}
      {folded.length > 0 && (
        <li>
          <details open={folded.some(({ question }) => question === refused)}>
            <Summary words={openQuestions.more(folded.length)} />
            <ul className="mt-1 grid gap-3">{lines(folded)}</ul>
          </details>
        </li>
      )}
    </ActionItems>
  );
}

/** The owner's own answers, each to be changed or forgotten, and a new one. */
export const TaughtAnswers = ({ answers }: { answers: readonly Taught[] }) => (
  <ActionItems id="taught" title={taughtAnswers.title}>
    {answers.map(({ id, question, answer }) => (
      <li key={id} className="card card-flat py-3!">
        <p className="wrap-anywhere font-bold">{question}</p>
        <p className="small soft wrap-anywhere">{answer}</p>
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4">
          <May act="teachAssistants">
            <Teach question={question} answer={answer} />
          </May>
          <May act="forgetOwnerAnswer">
            <Confirm words={taughtAnswers.forget} of={question} means={taughtAnswers.forgetMeans} now={taughtAnswers.forgetNow} intent="forget-answer">
              <input type="hidden" name="answer" value={id} />
            </Confirm>
          </May>
        </div>
      </li>
    ))}
    <May act="teachAssistants">
      <li>
        <Teach />
      </li>
    </May>
  </ActionItems>
);

/** Asked of a question, or of one that has an answer: that is replaced by what is saved under the same question. */
function Teach({ question, answer, isHidden = false }: { question?: string; answer?: string; isHidden?: boolean }) {
  // Which of these forms it is: the question may be put another way.
  const asked = question ?? "";
  const { box, answer: refused } = useRefusedForm<HTMLDetailsElement>({ intent: "teach", asked });
  return (
    <details ref={box} open={refused !== undefined} hidden={isHidden} className="min-w-0 flex-1 basis-60">
      <Summary words={answer ? taughtAnswers.edit : question ? openQuestions.write : taughtAnswers.add} of={question} />
      <ContractForm contract={taught} intent="teach" hasOwnIds answer={refused} summary={() => null} className="mt-2 grid gap-3 [&_.field]:mt-0">
        <input type="hidden" name="asked" value={asked} />
        {answer ? (
          <input type="hidden" name="question" value={question} />
        ) : (
          <TextField name="question" label={openQuestions.question} defaultValue={question} required />
        )}
        <TextAreaField name="answer" label={openQuestions.answer} defaultValue={answer} rows={3} required />
        <SendButton size="small" className="justify-self-start">
          {openQuestions.teach}
        </SendButton>
      </ContractForm>
    </details>
  );
}
