import { type ComponentProps, createContext, type FormEvent, type ReactNode, useContext, useId, useRef, useState } from "react";
import { Form, useMatches, useNavigation } from "react-router";
import type * as v from "valibot";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { isStatic } from "#app/lib/hydration/start.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, summaryOf, useErrorTitle } from "#app/ui/forms/errors.tsx";
import { formContext } from "#app/ui/forms/fields.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import { checkForm, type FieldErrors, type FormContract } from "#app/ui/forms/read-form.ts";
import { useCheckedForm, useFormRestored } from "#app/ui/forms/use-checked-form.ts";
import { formWords } from "#content/site/forms.ts";

/** What a form's action answers: why nothing came of it, with what was typed; or, without `failure`, that all went well. */
export type FormAnswer = { failure?: ShownFailure | undefined; values?: Record<string, unknown>; sent?: boolean; mailWaits?: boolean | null };

type Props<S extends FormContract> = Omit<ComponentProps<typeof Form>, "onSubmit" | "noValidate" | "ref"> & {
  /** What browser and server check the form by. One with a `trap` gets the fields that tell programs from people. */
  contract: S;
  /** Whether its fields' ids are its own: where the page has other fields of the same names. Else they're called as the fields are. */
  hasOwnIds?: boolean;
  /** The route's `actionData`. */
  answer?: FormAnswer | undefined;
  /** What the fields start with, where `answer` doesn't give back what was typed. */
  values?: Record<string, unknown> | undefined;
  /** Where a page has several forms: which of them this is. It's sent along. */
  intent?: string;
  /** The form token, on a page that's rendered on request. */
  stamp?: string | undefined;
  /** Whether enough is filled in for the button to look ready; looser than the contract. A press before that says what's missing. */
  isReady?: (form: FormData) => boolean;
  /** Being sent, where that isn't the router's to know. */
  busy?: boolean;
  /** How a failure is told at the form's head. */
  summary?: (failure: ShownFailure) => ReactNode;
  /** Something was pressed to be sent and is wrong: says so aloud. */
  onRefused?: (form: FormData) => void;
  /** All is well, and the browser sends it now. */
  onSend?: () => void;
  /** With script, what is called in place of sending the form. It answers what the server said of the fields, if anything. */
  call?: (value: v.InferOutput<S>) => Promise<FieldErrors | undefined>;
  children: ReactNode;
};

/** Milliseconds in which a second press can only be the first one's other half: the page is drawn as busy by then. */
const doublePress = 1_000;

/** `isReady`: undefined before script has looked, and where the form doesn't say. */
type SendState = { busy: boolean; isReady: boolean | undefined; complaint: string };
const sendContext = createContext<SendState>({ busy: false, isReady: undefined, complaint: "" });
/** Whether enough is filled in, for what else in a form waits for that. */
export const useIsReady = () => useContext(sendContext).isReady === true;

/**
 * A form over a contract. Its fields (fields.tsx) find their complaints and what they start with by their names, and a SendButton sends it:
 *
 *     <ContractForm contract={input} action="/contact" answer={actionData}>
 *       <EmailField name="email" label="Email Address" required />
 *       <SendButton sending="Sending...">Send message</SendButton>
 *     </ContractForm>
 *
 * The route's action is `answerForm(input, await request.formData(), (value) => …)` from read-form.ts, its `clientAction` `withNetworkErrors`.
 * Without script the browser checks and posts it. With script the contract's own words stand beside a field as soon as it's left wrong, or on a press,
 * which also leads to the first such field; what was typed is the browser's and stays, whatever comes back.
 */
export function ContractForm<S extends FormContract>(props: Props<S>) {
  const { contract, hasOwnIds, answer, values, intent, stamp, isReady, busy: isBusy, summary, onRefused, onSend, call, onInput, children, ...rest } = props;
  const { state, formData, formAction, formMethod } = useNavigation();
  const ownId = useId();
  const [calling, setCalling] = useState(false);
  const [ready, setReady] = useState<boolean>();
  const last = useRef<{ at: number; answer: FormAnswer | undefined }>(undefined);
  const isOurs =
    formMethod === (rest.method ?? "post").toUpperCase() &&
    (intent ? formData?.get("intent") === intent : !rest.action || formAction?.startsWith(String(rest.action)) === true);
  const busy = isBusy ?? (call ? calling : state !== "idle" && isOurs);
  const failure = answer?.failure;
  // A page that gets no script leaves it to the server, whose words stand beside the fields; a browser's own bubble has neither.
  const isUnscripted = useMatches().some(({ handle }) => isStatic(handle));
  const form = useCheckedForm((element) => checkForm(contract, new FormData(element)), failure?.fields, onRefused !== undefined);

  useErrorTitle(answer?.failure !== undefined || (form.isPressed && Object.keys(form.errors).length > 0));

  const measure = () => form.ref.current && isReady && setReady(isReady(new FormData(form.ref.current)));
  useFormRestored(measure);

  async function send(value: v.InferOutput<S>) {
    setCalling(true);
    try {
      const errors = await call?.(value);
      if (errors) form.show(errors);
    } finally {
      setCalling(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // The router's word that it's busy is drawn with low priority, and what is sent again meanwhile takes the first one's answer away.
    const isDouble = last.current !== undefined && last.current.answer === answer && event.timeStamp - last.current.at < doublePress;
    if (busy || isDouble) return event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = form.submit();
    if (value === null || call) event.preventDefault();
    if (value === null) return onRefused?.(data);
    if (call) void send(value);
    else if (isBusy === undefined) last.current = { at: event.timeStamp, answer };
    onSend?.();
  }

  const token = answer?.values?.stamp;
  return (
    <Form
      method="post"
      preventScrollReset
      {...rest}
      {...form.props}
      noValidate={form.props.noValidate || isUnscripted}
      onSubmit={submit}
      onInput={(event) => {
        form.props.onInput(event);
        measure();
        onInput?.(event);
      }}
    >
      <formContext.Provider value={{ errors: form.errors, rooms: form.rooms, values: answer?.values ?? values ?? {}, idPrefix: hasOwnIds ? ownId : "" }}>
        <sendContext.Provider value={{ busy, isReady: ready, complaint: form.complaint }}>
          {failure && (summary ? summary(failure) : <ErrorSummary {...summaryOf(failure)} />)}
          {intent && <input type="hidden" name="intent" value={intent} />}
          {children}
          {"trap" in contract.entries && (
            <FormGuard stamp={stamp} renewed={typeof token === "string" && token ? token : undefined} taken={answer && !failure ? answer : undefined} />
          )}
        </sendContext.Provider>
      </formContext.Provider>
    </Form>
  );
}

type SendButtonProps = Omit<ComponentProps<typeof Button>, "type" | "busy" | "disabled"> & {
  /** What it says meanwhile. */
  sending?: string;
  /** Beside the words, whatever they say. */
  icon?: ReactNode;
};

/** Sends the ContractForm that it stands in, and takes no press while that's under way; before enough is filled in it looks shut, and a press says what's missing. */
export function SendButton({ sending, icon, children, ...rest }: SendButtonProps) {
  const { busy, isReady, complaint } = useContext(sendContext);
  const isShut = isReady === false && !busy;
  const hint = useId();
  return (
    <>
      <Button type="submit" {...rest} busy={busy} {...(isShut && { "aria-disabled": true, "aria-describedby": hint })}>
        {icon}
        {/* Two elements, for a translator may have replaced the words within. */}
        {busy && sending ? (
          <span key="sending">{sending}</span>
        ) : (
          <span key="ready" className="contents">
            {children}
          </span>
        )}
      </Button>
      {isShut && (
        <span id={hint} hidden>
          {formWords.press}
        </span>
      )}
      <span role="status" className="visually-hidden">
        {busy ? sending : complaint}
      </span>
    </>
  );
}
