import { Confirm, Summary } from "#app/features/operator/confirm.tsx";
import { useRefusedForm } from "#app/features/operator/outcome.tsx";
import { ViewLink } from "#app/features/operator/page-parts.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { ordersPage } from "#content/site/back-office/order.ts";
import type { SavedView } from "#contracts/backend.ts";
import { savedView } from "#contracts/operator-forms.ts";

type Props = {
  views: readonly (SavedView & { address: string })[];
  /** Whether something is searched for or filtered, which can be saved. */
  isSought: boolean;
  /** Whether a view is what is shown. */
  isCurrent: (view: SavedView) => boolean;
};

/** What whoever looks at the orders has saved of their own. What is shown is removed where it's saved, else saved. */
export function SavedViews({ views, isSought, isCurrent }: Props) {
  const { box, answer } = useRefusedForm<HTMLDetailsElement>({ intent: "save-view" });
  const current = views.find(isCurrent);
  if (views.length === 0 && !isSought) return null;
  return (
    <div className="-my-2 max-lg:sm:-mt-4 max-lg:sm:mb-0">
      {views.length > 0 && (
        <nav aria-labelledby="your-views" className="flex flex-wrap items-center gap-x-5">
          <p id="your-views" className="soft">
            {ordersPage.yours}
          </p>
          <ul className="flex min-w-0 flex-wrap gap-x-5">
            {views.map((view) => (
              <li key={view.id} className="min-w-0">
                <ViewLink to={view.address} isCurrent={view === current} className="wrap-anywhere">
                  {view.name}
                </ViewLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {current ? (
        <Confirm key={current.id} words={ordersPage.remove} of={current.name} means={ordersPage.removeMeans} now={ordersPage.removeNow} intent="remove-view">
          <input type="hidden" name="view" value={current.id} />
        </Confirm>
      ) : (
        isSought && (
          <details ref={box} open={answer !== undefined}>
            <Summary words={ordersPage.save} of={ordersPage.saveOf} />
            <ContractForm contract={savedView} intent="save-view" hasOwnIds answer={answer} summary={() => null} className="mt-2 grid max-w-md gap-3">
              <TextField name="name" label={ordersPage.viewName} help={ordersPage.viewHelp} autoComplete="off" required />
              <SendButton look="secondary" size="small" className="justify-self-start">
                {ordersPage.saveNow}
              </SendButton>
            </ContractForm>
          </details>
        )
      )}
    </div>
  );
}
