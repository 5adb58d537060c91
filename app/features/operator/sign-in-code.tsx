import { useLayoutEffect, useRef } from "react";
import { Form, href } from "react-router";
import { Confirm } from "#app/features/operator/confirm.tsx";
import { CopyButton } from "#app/features/operator/new-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { TextField } from "#app/ui/forms/fields.tsx";
import { Link } from "#app/ui/link.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Card } from "#app/ui/section.tsx";
import { signInCode as words } from "#content/site/back-office/sign-in-code.ts";
import { firstCode, type SignInCodeSetUp } from "#contracts/sign-in.ts";

/** Modules of white around a QR code, without which phones don't find it. */
const quiet = 4;

function QrCode({ size, path }: Omit<SignInCodeSetUp, "key">) {
  const side = size + 2 * quiet;
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={words.steps.qr} className="h-auto w-full max-w-56 forced-color-adjust-none">
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}

/** The key for a phone, and the field that proves it got there. */
function SetUp({ code, answer }: { code: SignInCodeSetUp; answer: FormAnswer | undefined }) {
  const card = useRef<HTMLElement>(null);
  // What was pressed is gone; a refusal's own words take the focus themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useLayoutEffect(() => {
    if (!answer) card.current?.focus();
  }, [code.key]);
  return (
    <Card tone="warm" className="mt-4 max-w-measure">
      <section ref={card} tabIndex={-1} aria-labelledby="set-up-code" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3 id="set-up-code" className="text-h3">
          {words.steps.title}
        </h3>
        <p>{words.steps.scan}</p>
        <QrCode size={code.size} path={code.path} />
        <p>
          {words.steps.key} <span className="readout">{code.key}</span>
        </p>
        <ContractForm contract={firstCode} intent="turn-on-code" hasOwnIds answer={answer} className="grid gap-4">
          <TextField name="code" label={words.steps.code} inputMode="numeric" autoComplete="one-time-code" enterKeyHint="go" maxLength={7} required />
          <p className="flex flex-wrap items-center gap-4">
            <SendButton size="small">{words.steps.turnOn}</SendButton>
            <Link to={href("/operator/people")} className="inline-flex min-h-11 items-center">
              {words.steps.leave}
            </Link>
          </p>
        </ContractForm>
      </section>
    </Card>
  );
}

/** Shown once, and printed alone. */
export function RecoveryCodes({ codes, isFirst }: { codes: readonly string[]; isFirst: boolean }) {
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new set
  useLayoutEffect(() => card.current?.focus(), [codes]);
  return (
    <Card tone="warm" className="max-w-measure">
      <section ref={card} tabIndex={-1} aria-labelledby="recovery-codes" aria-describedby="recovery-codes-text" className="grid gap-4">
        <h2 id="recovery-codes" className="text-h3">
          {isFirst ? words.codes.title : words.codes.fresh}
        </h2>
        <p id="recovery-codes-text">{words.codes.text}</p>
        <ul className="readout grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <PrintButton>{words.codes.print}</PrintButton>
          <CopyButton text={codes.join("\n")} />
        </div>
      </section>
    </Card>
  );
}

type Props = {
  /** null: no code is asked for. */
  code: { since: string; left: number } | null;
  setUp: SignInCodeSetUp | null;
  answer: FormAnswer | undefined;
};

/** Whether a code from one's own phone is asked for, and what can be done about it. */
export function SignInCode({ code, setUp, answer }: Props) {
  return (
    <section aria-labelledby="sign-in-code">
      <h2 id="sign-in-code" className="text-h3">
        {words.title}
      </h2>
      <p className="soft mt-2 max-w-measure">{code ? words.on(code.since, code.left) : words.why}</p>
      {!code && setUp && <SetUp code={setUp} answer={answer} />}
      {!code && !setUp && (
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="set-up-code" look="secondary" size="small">
            {words.setUp}
          </Button>
        </Form>
      )}
      {code && (
        <div className="mt-2 grid justify-items-start">
          <Confirm words={words.anew.words} of={words.anew.of} means={words.anew.means} now={words.anew.now} intent="new-recovery-codes" />
          <Confirm words={words.off.words} of={words.off.of} means={words.off.means} now={words.off.now} intent="turn-off-code" />
        </div>
      )}
    </section>
  );
}
