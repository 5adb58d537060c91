import { data, href } from "react-router";
import { backend, site } from "#app/context.ts";
import { actOnShop } from "#app/features/operator/act-on-shop.ts";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { actAndFlash, takeFlash } from "#app/features/operator/flash.ts";
import { May } from "#app/features/operator/may.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { PageTitle } from "#app/features/operator/page-parts.tsx";
import { Teach } from "#app/features/operator/questions.tsx";
import { evenIfRefused, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Link } from "#app/ui/link.tsx";
import { questionsPage } from "#content/site/back-office/shop.ts";
import { faqGroups, sayFacts } from "#content/site/faq.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(questionsPage, matches);

/** `own`: the owner's row behind it; `first`: the answer that it stands in place of. */
type Shown = { question: string; answer: string; place: string | null; own: string | null; first: string | null; follows: boolean };

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(site);
  const rows = await context.get(backend).operator.listOwnerAnswers().catch(throwFailure);
  const written = rows.map(({ id, answer, at: _, ...row }): Shown => ({ ...row, answer: sayFacts(answer, facts), own: id, first: null }));
  const groups = faqGroups(facts.price).map(({ id, cold, warm, items }) => ({
    id,
    title: `${cold} ${warm}`,
    items: [
      ...items.map(({ id: place, question, answer }): Shown => {
        const instead = written.find((one) => one.place === place);
        return instead ? { ...instead, first: answer } : { question, answer, place, own: null, first: answer, follows: true };
      }),
      ...written.filter(({ place }) => place === id).reverse(),
    ],
  }));
  const { done, headers } = takeFlash({ request, context });
  const placed = new Set(groups.flatMap(({ items }) => items.map(({ own }) => own)));
  // What stood in a place that the page no longer has is the assistants' alone.
  return data({ groups, alone: written.filter(({ own }) => !placed.has(own)), count: rows.length, done }, { headers });
}

export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/questions"), actOnShop);

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

/** A question with its answer, and what can be done with it. Saved, its form is folded. */
const Answer = ({ question, answer, place, own, first, follows }: Shown) => (
  <li className="card card-flat py-3!">
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="wrap-anywhere font-bold">{question}</span>
      {own && first && <strong className="small text-ok">{questionsPage.changed}</strong>}
    </p>
    <p className="small soft wrap-anywhere mt-1">{answer}</p>
    <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4">
      <May act="teachAssistants">
        <Teach key={answer} question={question} answer={answer} place={place} isInstead={first !== null} follows={follows} />
      </May>
      {own && (
        <May act="forgetOwnerAnswer">
          <Confirm
            words={first ? questionsPage.goBack : questionsPage.forget}
            of={question}
            means={first ? questionsPage.goBackMeans(first) : questionsPage.forgetMeans[place ? "placed" : "alone"]}
            now={first ? questionsPage.goBackNow : questionsPage.forgetNow}
            intent="forget-answer"
          >
            <input type="hidden" name="answer" value={own} />
            <input type="hidden" name="place" value={place ?? ""} />
          </Confirm>
        </May>
      )}
    </div>
  </li>
);

export default function QuestionsPage({ loaderData: { groups, alone, count, done }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid max-w-176 grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <PageTitle>{questionsPage.title}</PageTitle>
        <p className="soft mt-2">{questionsPage.what}</p>
        <Link to={href("/faq")} target="_blank" className="inline-flex min-h-11 items-center">
          {questionsPage.see}
        </Link>
      </div>
      <Outcome done={done} failure={actionData?.failure} />
      <May act="teachAssistants">
        <Teach key={count} place={groups[0]?.id ?? null} />
      </May>
      {groups.map(({ id, title, items }) => (
        <ActionItems key={id} id={id} title={title}>
          {items.map((one) => (
            <Answer key={one.own ?? one.question} {...one} />
          ))}
        </ActionItems>
      ))}
      <ActionItems id="alone" title={questionsPage.assistantsOnly} none={questionsPage.none}>
        {alone.map((one) => (
          <Answer key={one.own} {...one} />
        ))}
      </ActionItems>
    </div>
  );
}
