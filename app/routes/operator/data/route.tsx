import { useEffect, useRef } from "react";
import { data, Form, href, useLocation, useNavigationType } from "react-router";
import * as v from "valibot";
import { backend } from "#app/context.ts";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { Erasures, NoteRequest, showErasures } from "#app/features/operator/erasures.tsx";
import { actAndFlash, type Flashed, takeFlash, unknownIntent } from "#app/features/operator/flash.ts";
import { ByLink } from "#app/features/operator/may.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { addressWith, PageTitle } from "#app/features/operator/page-parts.tsx";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";
import { type ShownFailure, throwFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { useErrorTitle } from "#app/ui/forms/errors.tsx";
import { EmailField, TextField } from "#app/ui/forms/fields.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { Card } from "#app/ui/section.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { currentCookieWording } from "#content/cookie-policy-version.ts";
import { cookieWording, type WordingInPlace, wordingInPlace } from "#content/cookie-wording.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { overviewDone } from "#content/site/back-office/overview.ts";
import { personalDataPage, waitsOfOrders } from "#content/site/back-office/personal-data.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { failures } from "#contracts/failure.ts";
import { email as emailField } from "#contracts/fields.ts";
import { typedReceipt } from "#contracts/record-consent.ts";
import type { Holding } from "#contracts/your-data.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(personalDataPage, matches);

/** A line for each kind that there is any of; the orders have theirs below. */
function countLines({ onList, labels, messages, emails, conversations }: Holding): string[] {
  const { lines } = personalDataPage;
  const some = (count: number, [one, many]: readonly [string, string]) => (count === 0 ? [] : [count === 1 ? one : `${count} ${many}`]);
  return [
    ...(onList ? [lines.list] : []),
    ...some(labels, lines.labels),
    ...some(messages, lines.messages),
    ...some(emails, lines.emails),
    ...some(conversations, lines.conversations),
  ];
}

const showHolding = (email: string, holding: Holding) => ({
  email,
  lines: countLines(holding),
  requests: holding.openRequests,
  orders: holding.orders.map(({ reference, placedAt, wait }) => ({ reference, day: formatDay(placedAt), why: wait && waitsOfOrders[wait] })),
});
type Held = ReturnType<typeof showHolding>;
type Choice = { typed: string; wrong?: string; found?: { title: string; lines: (readonly [name: string, value: string])[] } | null };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { operator } = context.get(backend);
  const query = new URL(request.url).searchParams;
  const asked = query.get("email") ?? "";
  const read = v.safeParse(emailField, asked);
  const [erasures, holding] = await Promise.all([operator.listErasures(), read.success ? operator.readHolding(read.output) : null]).catch(throwFailure);
  const { done, headers } = takeFlash({ request, context });
  const held = read.success && holding ? showHolding(read.output, holding) : null;
  // Made here, so that it's the same one for as long as the page stands.
  const isHeldUp = held !== null && query.has("again");
  const failure: ShownFailure | undefined = isHeldUp
    ? { code: "prove-again", message: done?.words ?? failures["prove-again"].message, again: [["email", held.email]] }
    : undefined;
  const wrong = asked && !read.success ? read.issues[0].message : undefined;
  return data(
    { asked, wrong, held, failure, erasures: showErasures(erasures, "all"), done, choice: await findChoice(query.get("receipt") ?? "", operator) },
    { headers },
  );
}

/** What was chosen about cookies, under the number that was typed. */
async function findChoice(typed: string, operator: OperatorBackend): Promise<Choice> {
  const read = v.safeParse(typedReceipt, typed);
  if (!read.success) return { typed, ...(typed && { wrong: read.issues[0].message }) };
  const receipt = await operator.readConsentReceipt(read.output).catch(throwFailure);
  if (!receipt) return { typed, found: null };
  const { policy, signal, at } = receipt;
  const words = { ...cookieWording, ...wordingInPlace }[receipt.wording as keyof typeof cookieWording | WordingInPlace];
  const { cookies } = personalDataPage;
  const lines = [
    ...optional.map((name) => [cookieWording[currentCookieWording].categories[name].name, receipt[name] ? cookies.allowed : cookies.refused] as const),
    [cookies.asked, `“${words.question}”`] as const,
    [cookies.policy, formatIsoDay(policy)] as const,
    ...(signal ? [[cookies.signal, cookies.signalled] as const] : []),
  ];
  return { typed, found: { title: cookies.found(formatMoment(at)), lines } };
}
const optional = ["functional", "analytics", "advertising"] as const;

async function act(operator: OperatorBackend, form: FormData): Promise<string | Flashed> {
  switch (form.get("intent")) {
    case "erase-person":
      await operator.erasePerson(fieldOf(form, "email"));
      return personalDataPage.begun;
    case "note-request": {
      const [email, asked, wish] = [fieldOf(form, "email"), fieldOf(form, "asked"), fieldOf(form, "wish")];
      const { reference, isNew } = await operator.noteRequest({ email, asked, wish });
      return { words: personalDataPage.request.noted(reference, isNew), to: addressWith(href("/operator/data"), { email }) };
    }
    case "settle-erasure":
      await operator.completeErasureTask(fieldOf(form, "erasure"), fieldOf(form, "subject"));
      return overviewDone.erasureAsked;
    default:
      throw unknownIntent();
  }
}
export const action = (sent: Route.ActionArgs) => actAndFlash(sent, href("/operator/data"), act);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

function Find({ asked, wrong }: { asked: string; wrong: string | undefined }) {
  useErrorTitle(wrong !== undefined);
  return (
    // Beside the field its button would stand beside what's wrong with it.
    <Form className={wrong ? "grid justify-items-start gap-3" : "flex flex-wrap items-end gap-3"}>
      <div className="w-full min-w-0 max-w-md flex-1 basis-64">
        <EmailField key={asked} name="email" label={personalDataPage.email} defaultValue={asked} error={wrong} autoComplete="off" required />
      </div>
      <Button type="submit" size="small">
        {personalDataPage.find}
      </Button>
    </Form>
  );
}

function Found({ email, lines, requests, orders }: Held) {
  const { copy, erase } = personalDataPage;
  const waiting = orders.filter(({ why }) => why !== null);
  const [one, many] = personalDataPage.lines.orders;
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <h2 id="found" tabIndex={-1} className="wrap-anywhere text-h3">
        {personalDataPage.found(email)}
      </h2>
      {lines.length === 0 && orders.length === 0 ? (
        <p className="soft">{personalDataPage.nothing}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-[min(1.5rem,7.5vw)]">
          {orders.length > 0 && (
            <li>
              {orders.length === 1 ? one : `${orders.length} ${many}`}{" "}
              {orders.map(({ reference, day }, n) => (
                <span key={reference}>
                  {n > 0 && ", "}
                  <Link to={href("/operator/orders/:reference", { reference })} className="readout inline-block">
                    {reference}
                  </Link>{" "}
                  <span className="soft">({day})</span>
                </span>
              ))}
            </li>
          )}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {(lines.length > 0 || orders.length > 0) && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card tone="flat">
            <h3 className="text-h3">{copy.title}</h3>
            <p className="soft mt-2">{copy.text}</p>
            {/* A download is the browser's own: React Router would read the file in place of keeping it. */}
            <form method="post" action={href("/operator/data/file")} className="mt-4">
              <input type="hidden" name="email" value={email} />
              <Button type="submit" look="secondary" size="small">
                {copy.button}
              </Button>
            </form>
          </Card>
          <Card tone="flat">
            <h3 className="text-h3">{erase.title}</h3>
            {waiting.length > 0 && (
              <>
                <p className="soft mt-2">{erase.waits}</p>
                <ul className="soft mt-2 grid gap-1">
                  {waiting.map(({ reference, why }) => (
                    <li key={reference}>
                      <span className="readout inline-block">{reference}</span> {why}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Confirm words={erase.words} of={email} means={erase.means} now={erase.now} intent="erase-person">
              <input type="hidden" name="email" value={email} />
              {requests.map((reference) => (
                <p key={reference}>
                  <Sentence words={erase.answerFirst(reference, href("/operator/messages/:reference", { reference }))} />
                </p>
              ))}
            </Confirm>
          </Card>
        </div>
      )}
    </section>
  );
}

function CookieChoice({ typed, wrong, found }: Choice) {
  const { cookies } = personalDataPage;
  useErrorTitle(wrong !== undefined);
  return (
    <section aria-labelledby="cookies" className="grid gap-4">
      <h2 id="cookies" className="text-h3">
        {cookies.title}
      </h2>
      <p className="soft max-w-measure">
        <Sentence words={cookies.lead} />
      </p>
      <Form className={wrong ? "grid justify-items-start gap-3" : "flex flex-wrap items-end gap-3"}>
        <div className="w-full min-w-0 max-w-md flex-1 basis-64">
          <TextField key={typed} name="receipt" label={cookies.receipt} defaultValue={typed} error={wrong} autoComplete="off" spellCheck={false} required />
        </div>
        <Button type="submit" size="small" look="secondary">
          {cookies.find}
        </Button>
      </Form>
      {found === null && (
        <p id="found" tabIndex={-1}>
          {cookies.nothing}
        </p>
      )}
      {found && (
        <Card tone="flat">
          <h3 id="found" tabIndex={-1} className="text-h3">
            {found.title}
          </h3>
          <dl className="mt-2 grid gap-2">
            {found.lines.map(([name, value]) => (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </section>
  );
}

/** What was found stands below the field, and what's wrong in it: either takes the focus each time that it's asked for. `isNews`: what came of another press does. */
function useAnswerFocus(isNews: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const answered = useRef(key);
  useEffect(() => {
    if (answered.current !== key && !isNews && !isReturn) document.querySelector<HTMLElement>("#found, [aria-invalid=true]")?.focus();
    answered.current = key;
  }, [key, isNews, isReturn]);
}

export default function PersonalData({ loaderData: { asked, wrong, held, failure, erasures, done, choice }, actionData }: Route.ComponentProps) {
  useAnswerFocus(Boolean(actionData ?? failure ?? done));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <PageTitle>{personalDataPage.title}</PageTitle>
        <p className="soft mt-2 max-w-measure">
          <Sentence words={personalDataPage.lead} />
        </p>
      </div>
      <ByLink />
      <Outcome done={done} failure={actionData?.failure ?? failure} {...(failure && !actionData && { download: href("/operator/data/file") })} />
      <Find asked={asked} wrong={wrong} />
      {held && <Found {...held} />}
      {/* Once it's noted its form is folded, and empty. */}
      <NoteRequest key={done?.words ?? ""} />
      <CookieChoice {...choice} />
      <Erasures title={personalDataPage.deletions} none={personalDataPage.none} erasures={erasures} />
    </div>
  );
}
