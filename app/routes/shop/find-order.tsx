import { Form, useNavigation } from "react-router";
import { backend, caller } from "#app/context.ts";
import { MailSketch } from "#app/features/orders/mail-sketch.tsx";
import { failureResponse, type ShownFailure, toFailure } from "#app/lib/http/failure.ts";
import { withNetworkErrors } from "#app/lib/http/with-network-errors.ts";
import { describePage } from "#app/lib/seo/describe-page.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, summaryOf } from "#app/ui/forms/errors.tsx";
import { EmailField, TextField } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { check, readForm, readStamped } from "#app/ui/forms/read-form.ts";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Page } from "#app/ui/page.tsx";
import { SplitPage } from "#app/ui/split-page.tsx";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { failures } from "#contracts/failure.ts";
import { input } from "#contracts/find-order.ts";
import "#app/styles/shop.css";
import type { Route } from "./+types/find-order.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({ title: "Find my order", description: "Have the link to your order sent to you again." }, matches);

const readRequest = (form: FormData) => check(input, readStamped(form));

export const loader = async ({ context }: Route.LoaderArgs) => ({ stamp: await context.get(backend).stampForm() });

type Outcome = { sent: true } | { sent?: false; failure: ShownFailure; values?: Record<string, unknown> };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const checked = readRequest(form);
  const values = readForm(form);
  if (!checked.ok) return failureResponse({ code: "invalid", message: failures.invalid.message, fields: checked.errors }, { values });
  try {
    await context.get(backend).findOrder(checked.value, context.get(caller));
    return { sent: true as const };
  } catch (error) {
    return failureResponse(toFailure(error), { values });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => withNetworkErrors(serverAction, { repeat: "once" });

const example = `${brand.referencePrefix}-7K4M-2Q9X`;

const Sent = () => (
  <Notice kind="ok" title="If those belong together, a new link is on its way." className="mb-6">
    <p>Look into your mailbox, and into the junk folder. Links that you already have go on working until they expire.</p>
  </Notice>
);

const Help = () => (
  <>
    <h2 className="text-h3">Where the reference stands</h2>
    <p className="soft mt-3 max-w-measure">In every email about your order. The first of them has it in its subject:</p>
    <MailSketch reference={example} />
    <h2 className="mt-12 text-h3">No email to be found?</h2>
    <p className="soft mt-3 max-w-measure">
      Search your mailbox, and the junk folder, for “{brand.name}”. Still nothing? Write to <a href={`mailto:${company.email}`}>{company.email}</a> with your
      name and the day you ordered.
    </p>
  </>
);

export default function FindOrder({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData as Outcome | undefined;
  const refused = outcome && !outcome.sent ? outcome : undefined;
  const busy = useNavigation().state !== "idle";
  const form = useCheckedForm({ check: (element) => readRequest(new FormData(element)), sent: refused?.failure.fields, busy });

  return (
    <Page>
      <SplitPage
        cold="Find"
        warm="my order"
        lead={`The link to your ${brand.name} order, sent to you again.`}
        card={
          <>
            {outcome?.sent && <Sent />}
            <Form
              {...form.props}
              method="post"
              preventScrollReset
              toolname="find_order"
              tooldescription="Emails a person a new link to their order, if the address and the reference belong together."
            >
              {refused && <ErrorSummary {...summaryOf(refused.failure)} />}
              <EmailField
                name="email"
                label="Email Address"
                toolparamdescription="The address the order was placed with"
                required
                defaultValue={String(refused?.values?.email ?? "")}
                error={form.errors.email}
              />
              <TextField
                name="reference"
                label="Order reference"
                toolparamdescription={`The order's reference, such as ${example}`}
                help={
                  <>
                    It is in every email about your order, and looks like <span className="whitespace-nowrap">{example}</span>.
                  </>
                }
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="send"
                defaultValue={String(refused?.values?.reference ?? "")}
                error={form.errors.reference}
              />
              <FormGuard stamp={String(refused?.values?.stamp || loaderData.stamp)} taken={outcome?.sent ? outcome : undefined} />
              <Button type="submit" wide className="mt-6" busy={busy}>
                Send me the link
              </Button>
            </Form>
          </>
        }
      >
        <Help />
      </SplitPage>
    </Page>
  );
}
