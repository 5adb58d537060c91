import { Form } from "react-router";
import { ActionItems } from "#app/features/operator/action-items.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/section.tsx";

type ManualTask = { vendor: string; subject: string; how: string };
type Shown = { id: string; asked: string; words: string; manualTasks: ManualTask[] };

/** People whose data is being erased, as numbers: who they were is what goes. A vendor that no program can ask is the owner's to ask. */
export function Erasures({ erasures }: { erasures: readonly Shown[] }) {
  return (
    <ActionItems id="erasures" title="People being erased" none="Nobody is being erased, and no vendor waits for you.">
      {erasures.map(({ id, asked, words, manualTasks }) => (
        <li key={id}>
          <Card tone="flat" className="py-4!">
            <p className="font-bold">
              Erasure <span className="readout">{id.slice(0, 8)}</span>
            </p>
            <p className="small soft">
              {asked}: {words}
            </p>
            {manualTasks.map(({ vendor, subject, how }) => (
              <div key={vendor + subject} className="mt-4 flex flex-wrap items-end justify-between gap-3">
                <p className="small min-w-0 flex-1 basis-80">
                  <span className="readout wrap-anywhere block">{subject}</span>
                  {how}
                </p>
                <Form method="post">
                  <input type="hidden" name="erasure" value={id} />
                  <input type="hidden" name="subject" value={subject} />
                  <Button
                    type="submit"
                    name="intent"
                    value="settle-erasure"
                    look="secondary"
                    size="small"
                    aria-label={`I have asked ${vendor} about ${subject}`}
                  >
                    I have asked
                  </Button>
                </Form>
              </div>
            ))}
          </Card>
        </li>
      ))}
    </ActionItems>
  );
}
