import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, href, useSubmit } from "react-router";
import { askDevice, offerPasskey } from "#app/features/operator/ask-device.ts";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { StartText } from "#app/lib/hydration/start.tsx";
import { useHydrated } from "#app/lib/hydration/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { noFields } from "#app/ui/forms/read-form.ts";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Card } from "#app/ui/section.tsx";
import { passkeyProblems, passkeys as words } from "#content/site/back-office/passkeys.ts";
import { type NewPasskeyRequest, passkeyName } from "#contracts/passkeys.ts";

const hasPasskeys = () => "PublicKeyCredential" in window;
const script = `(${offerPasskey})(document.getElementById("by-passkey"),${askDevice},${JSON.stringify(passkeyProblems)})`;

/** Under the sign-in's own form. That page has no script of the site's but this, unless it's gone to from within the back office. */
export function PasskeySignIn({ action }: { action: string }) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const nonce = useContext(StartText)?.nonce;
  useEffect(() => {
    if (form.current) offerPasskey(form.current, askDevice, passkeyProblems);
  }, []);
  return (
    <>
      <form ref={form} id="by-passkey" method="post" action={action} className="mt-6" hidden>
        <input type="hidden" name="passkey" />
        <Button type="submit" look="secondary" wide>
          {words.signIn}
        </Button>
        <p role="status" className="mt-2" />
      </form>
      {!hydrated && (
        <script nonce={nonce ?? undefined} suppressHydrationWarning>
          {script}
        </script>
      )}
    </>
  );
}

/** In the place of a password that's asked again. `children`: what was held up, to go on with. */
export function PasskeyProof({ children, ...native }: { children: ReactNode; action?: string; reloadDocument?: boolean; onSend?: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState("");
  if (!useHydrated() || !hasPasskeys()) return null;
  async function ask() {
    setAsking(true);
    setRefused("");
    const answered = await askDevice(passkeyProblems).finally(() => setAsking(false));
    if ("refused" in answered) return setRefused(answered.refused);
    if (field.current) field.current.value = answered.given;
    field.current?.form?.requestSubmit();
  }
  return (
    <ContractForm contract={noFields} hasOwnIds {...native}>
      {children}
      <input ref={field} type="hidden" name="passkey" />
      <Button look="secondary" size="small" busy={isAsking} onClick={ask}>
        {words.proof}
      </Button>
      <p role="status" className="mt-2">
        {refused}
      </p>
    </ContractForm>
  );
}

function Make({ making }: { making: NewPasskeyRequest }) {
  const card = useRef<HTMLElement>(null);
  const submit = useSubmit();
  const [refused, setRefused] = useState<{ words: string }>();
  const cannot = useHydrated() && !hasPasskeys();
  // What was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => card.current?.focus(), [making.challenge]);

  async function make({ name }: { name: string }) {
    const answered = await askDevice(passkeyProblems, making);
    if ("refused" in answered) setRefused({ words: answered.refused });
    else await submit({ intent: "add-passkey", name, credential: answered.given }, { method: "post", preventScrollReset: true });
    return undefined;
  }

  return (
    <Card tone="warm" className="mt-4 max-w-measure">
      <section ref={card} tabIndex={-1} aria-labelledby="make-passkey" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3 id="make-passkey" className="text-h3">
          {words.make.title}
        </h3>
        <p>{cannot ? words.make.cannot : words.make.text}</p>
        {refused && (
          <FocusedNotice kind="error" title={words.make.failed} news={refused}>
            <p>{refused.words}</p>
          </FocusedNotice>
        )}
        {!cannot && (
          <ContractForm contract={passkeyName} intent="add-passkey" hasOwnIds call={make} className="grid gap-4">
            <TextField name="name" label={words.make.name} help={words.make.help} maxLength={40} autoComplete="off" required />
            <p className="flex flex-wrap items-center gap-4">
              <SendButton size="small" sending={words.make.making}>
                {words.make.button}
              </SendButton>
              <Link to={href("/operator/people")} className="inline-flex min-h-11 items-center">
                {words.make.leave}
              </Link>
            </p>
          </ContractForm>
        )}
      </section>
    </Card>
  );
}

type Props = { passkeys: { id: string; name: string; words: string }[]; making: NewPasskeyRequest | null };

/** One's own, and what makes another. */
export function Passkeys({ passkeys, making }: Props) {
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-h3">
        {words.title}
      </h2>
      <p className="soft mt-2 max-w-measure">{words.why}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          {passkeys.map(({ id, name, words: times }) => (
            <li key={id}>
              <Card tone="flat" className="py-4!">
                <p className="wrap-anywhere font-bold">{name}</p>
                <p className="small soft">{times}</p>
                <Confirm words={words.remove} of={name} means={words.removeMeans} now={words.removeNow} intent="remove-passkey">
                  <input type="hidden" name="kept" value={id} />
                </Confirm>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {making ? (
        <Make key={making.challenge} making={making} />
      ) : (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="new-passkey" look="secondary" size="small">
            {words.add}
          </Button>
        </Form>
      )}
    </section>
  );
}
