import { data, Form } from "react-router";
import { backend, site } from "#app/context.ts";
import { ActionItems, Task } from "#app/features/operator/action-items.tsx";
import { unknownIntent } from "#app/features/operator/flash.ts";
import { NewLink } from "#app/features/operator/new-link.tsx";
import { Outcome } from "#app/features/operator/outcome.tsx";
import { formatMoment } from "#app/lib/format-day.ts";
import { evenIfRefused, failureResponse, throwFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldOf } from "#app/ui/forms/read-form.ts";
import { accessPage } from "#content/site/back-office/access.ts";
import type { Route } from "./+types/route.ts";

export const meta: Route.MetaFunction = ({ matches }) => describePage(accessPage, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const links = await context.get(backend).operator.listPreviewLinks().catch(throwFailure);
  return {
    closed: context.get(site).access !== "open",
    links: links.map(({ id, madeAt, endsAt }) => ({ id, made: formatMoment(madeAt), ends: formatMoment(endsAt) })),
  };
}

/** The link itself is answered and not redirected to: an address would keep it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { operator } = context.get(backend);
  try {
    const form = await request.formData();
    switch (form.get("intent")) {
      case "make-preview-link": {
        const { url, endsAt } = await operator.makePreviewLink(Number(form.get("days")));
        return data({ made: { url, ends: formatMoment(endsAt) } });
      }
      case "end-preview-link":
        await operator.endPreviewLink(fieldOf(form, "link"));
        return data({ done: { words: accessPage.ended } });
      default:
        throw unknownIntent();
    }
  } catch (error) {
    return failureResponse(toFailure(error));
  }
}

export const shouldRevalidate = evenIfRefused;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "twice" });

const spans = [7, 30, 90] as const;

export default function Access({ loaderData: { closed, links }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h1 tabIndex={-1} className="text-h2">
        {accessPage.title}
      </h1>
      <Outcome {...(actionData && !("made" in actionData) && actionData)} />
      {actionData && "made" in actionData && (
        <NewLink title={accessPage.fresh.title(actionData.made.ends)} text={accessPage.fresh.text} label={accessPage.fresh.label} url={actionData.made.url} />
      )}
      {!closed && <p className="max-w-measure">{accessPage.isOpen}</p>}
      {closed && (
        <>
          <Form method="post" className="grid justify-items-start gap-4">
            <p className="max-w-measure">{accessPage.what}</p>
            <input type="hidden" name="intent" value="make-preview-link" />
            <div className="flex flex-wrap gap-3">
              {spans.map((days) => (
                <Button key={days} type="submit" name="days" value={days} look={days === spans[0] ? "primary" : "secondary"} size="small">
                  {accessPage.make(days)}
                </Button>
              ))}
            </div>
          </Form>
          <ActionItems id="preview-links" title={accessPage.links.title} none={accessPage.links.none}>
            {links.map(({ id, made, ends }) => (
              <Task
                key={id}
                title={accessPage.links.until(ends)}
                detail={accessPage.links.made(made)}
                field="link"
                id={id}
                intent="end-preview-link"
                act="endPreviewLink"
                words={accessPage.links.end}
              />
            ))}
          </ActionItems>
        </>
      )}
    </div>
  );
}
