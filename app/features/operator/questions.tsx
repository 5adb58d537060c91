import { useState } from "react";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Summary } from "#app/features/operator/confirm.tsx";
import { Press, usePressed } from "#app/features/operator/in-place.tsx";
import { May } from "#app/features/operator/may.tsx";
import { useRefusal, useRefusedForm } from "#app/features/operator/outcome.tsx";
import { useSite } from "#app/lib/use-site.ts";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/forms/fields.tsx";
import { openQuestions } from "#content/site/back-office/overview.ts";
import { questionsPage } from "#content/site/back-office/shop.ts";
import { faqSubjects } from "#content/site/faq-subjects.ts";
import type { OpenQuestion } from "#contracts/backend.ts";
import { taught } from "#contracts/operator-forms.ts";

type Shown = Omit<OpenQuestion, "last"> & { last: string };

/** The subjects of the page of questions. */
const subjects = faqSubjects.map(({ id, cold, warm }) => [id, questionsPage.onPage(`${cold} ${warm}`)] as const);

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

type TeachProps = {
  question?: string;
  answer?: string;
  /** Where it stands on the page of questions. */
  place?: string | null;
  /** It stands there in place of the answer that the page had: nowhere else to go. */
  isInstead?: boolean;
  /** The price and the dispatch date in it change when the shop's do. */
  follows?: boolean;
  isHidden?: boolean;
};

/** Asked of a question, or of one that has an answer: that is replaced by what is saved under the same question. */
export function Teach({ question, answer, place, isInstead = false, follows = true, isHidden = false }: TeachProps) {
  // Which of these forms it is: the question may be put another way.
  const asked = question ?? "";
  const { box, answer: refused } = useRefusedForm<HTMLDetailsElement>({ intent: "teach", asked });
  const { price, dispatch } = useSite();
  return (
    <details ref={box} open={refused !== undefined} hidden={isHidden} className="min-w-0 flex-1 basis-60">
      <Summary words={answer ? questionsPage.edit : question ? openQuestions.write : questionsPage.add} of={question} />
      <ContractForm contract={taught} intent="teach" hasOwnIds answer={refused} summary={() => null} className="mt-2 grid gap-3 [&_.field]:mt-0">
        <input type="hidden" name="asked" value={asked} />
        {answer ? (
          <>
            <input type="hidden" name="question" value={question} />
            <input type="hidden" name="edits" value="answer" />
          </>
        ) : (
          <TextField name="question" label={openQuestions.question} help={question && openQuestions.theirs} defaultValue={question} required />
        )}
        <TextAreaField name="answer" label={openQuestions.answer} defaultValue={answer} rows={isInstead ? 8 : 3} required />
        {isInstead ? (
          <input type="hidden" name="place" value={place ?? ""} />
        ) : (
          <SelectField name="place" label={questionsPage.place} none={questionsPage.nowhere} options={subjects} defaultValue={place ?? ""} />
        )}
        <CheckboxField name="follows" defaultChecked={follows}>
          {questionsPage.follows(price, dispatch)}
        </CheckboxField>
        <SendButton size="small" className="justify-self-start">
          {openQuestions.teach}
        </SendButton>
      </ContractForm>
    </details>
  );
}
