import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useActionData, useLocation, useParams } from "react-router";
import type { Flashed } from "#app/features/operator/flash.ts";
import { PasskeyProof } from "#app/features/operator/passkeys.tsx";
import { PasswordField } from "#app/features/operator/password-field.tsx";
import { failureTitle, type ShownFailure } from "#app/lib/http/failure.ts";
import { ContractForm, type FormAnswer, SendButton } from "#app/ui/forms/contract-form.tsx";
import { useErrorTitle } from "#app/ui/forms/errors.tsx";
import { Link } from "#app/ui/link.tsx";
import { FocusedNotice } from "#app/ui/notice.tsx";
import { Kept } from "#app/ui/text.tsx";
import { backOffice } from "#content/site/back-office/frame.ts";
import { proveAgain } from "#content/site/back-office/session.ts";
import { failureTitles } from "#content/site/forms.ts";
import { failures } from "#contracts/failure.ts";
import { provenMinutes } from "#contracts/rights.ts";
import { proof } from "#contracts/sign-in.ts";

type Props = {
  /** What the action before has left to say, or what this page's own has answered. */
  done?: Flashed | null;
  failure?: ShownFailure | undefined;
  /** Where the file comes from that was asked for, if it was one: the browser fetches it itself, and the page stays. */
  download?: string;
  /** What was wrong is put right since: its words stay, and the page's title no longer begins with it. */
  isMended?: boolean;
  className?: string;
  /** What leads on from what was done. */
  children?: ReactNode;
};

/** What was asked for is held up until its sender has given their password again; then it's done as if nothing had been. */
function ProveAgain({ failure, again, download, className = "" }: Props & { failure: ShownFailure; again: [string, string][] }) {
  const { pathname, search } = useLocation();
  const params = useParams();
  const [sent, setSent] = useState<ShownFailure>();
  const isFirst = failure.message === failures["prove-again"].message;
  if (sent === failure)
    return (
      <FocusedNotice kind="ok" title={backOffice.started.title} className={className} news={sent}>
        <p>{backOffice.started.text}</p>
      </FocusedNotice>
    );
  // Once the browser has read the form, which a form that is gone would keep it from.
  const native = download && { action: download, reloadDocument: true, onSend: () => setTimeout(() => setSent(failure)) };
  const held = again.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
  return (
    <div className={`grid gap-4 ${className}`}>
      <FocusedNotice
        kind={isFirst ? "warn" : "error"}
        title={proveAgain.title({ ...params, ...Object.fromEntries(again) }, download?.split("/").at(-1))}
        news={failure}
      >
        <p>{isFirst ? proveAgain.since(provenMinutes) : failure.message}</p>
      </FocusedNotice>
      <ContractForm contract={proof} hasOwnIds {...native} className="grid max-w-measure gap-3">
        {held}
        <PasswordField name="proof" label={proveAgain.password} />
        <p className="flex flex-wrap items-center gap-4">
          <SendButton size="small">{proveAgain.button}</SendButton>
          <Link to={download ? pathname : pathname + search} className="inline-flex min-h-11 items-center">
            {proveAgain.leave}
          </Link>
        </p>
      </ContractForm>
      <PasskeyProof {...native}>{held}</PasskeyProof>
    </div>
  );
}

/**
 * Why a form was refused that had sent this: for the form to show what was typed, which without script is gone, and what is wrong beside its field. One that
 * waits for a password is held by the page's head.
 */
export function useRefusal(sent: Record<string, string>): FormAnswer | undefined {
  const answer = useActionData<FormAnswer>();
  const isRefused = answer?.failure !== undefined && answer.failure.again === undefined;
  return isRefused && Object.entries(sent).every(([name, value]) => answer.values?.[name] === value) ? answer : undefined;
}

/** The same for what holds that form: its refused field gets the focus, after what the page's head says of it, which takes that with each answer. */
export function useRefusedForm<E extends HTMLElement>(sent: Record<string, string>): { box: RefObject<E | null>; answer: FormAnswer | undefined } {
  const box = useRef<E>(null);
  const answer = useRefusal(sent);
  useLayoutEffect(() => {
    if (answer) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return { box, answer };
}

/** What came of a press is told once: of a page that is read anew by itself, the words of that visit stay. */
function useKept(done: Props["done"]) {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, done });
  const isNews = done != null && done !== kept.done;
  if (isNews || kept.key !== key) setKept({ key, done });
  return isNews || kept.key !== key ? done : kept.done;
}

/** What came of the last press, which is often gone by then. */
export function Outcome({ done: told, failure, download, isMended = false, className, children }: Props) {
  const done = useKept(told);
  const hasFailed = failure !== undefined || done?.hasFailed === true;
  // A password that is merely asked again is no error.
  useErrorTitle(hasFailed && !isMended && failure?.message !== failures["prove-again"].message);
  if (failure?.again) return <ProveAgain failure={failure} again={failure.again} {...(download && { download })} {...(className && { className })} />;
  if (!failure && !done) return null;
  return (
    <FocusedNotice
      kind={hasFailed ? "error" : "ok"}
      {...(hasFailed && { title: failure ? failureTitle(failure) : done?.title || failureTitles.otherwise })}
      {...(className && { className })}
      news={failure ?? done}
    >
      <p>
        <Kept words={failure?.message ?? done?.words ?? ""} />
      </p>
      {children && <div className="mt-3">{children}</div>}
    </FocusedNotice>
  );
}
