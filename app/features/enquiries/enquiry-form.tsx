import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type * as v from "valibot";
import { EnquiryFailure } from "#app/features/enquiries/enquiry-failure.tsx";
import { readEnquiry } from "#app/features/enquiries/read-enquiry.ts";
import type { ShownFailure } from "#app/lib/http/failure.ts";
import { Button } from "#app/ui/button.tsx";
import { FormGuard } from "#app/ui/forms/form-guard.tsx";
import type { FieldErrors } from "#app/ui/forms/read-form.ts";
import { useCheckedForm } from "#app/ui/forms/use-checked-form.ts";
import type { Tool } from "#app/ui/forms/web-mcp.ts";

/** The form as the server sent it back. */
export type SentBack = { failure: ShownFailure; values?: Record<string, unknown> };
export type Fill = { errors: FieldErrors; typed: (name: string) => string };

type Props = {
  contract: v.GenericSchema & { entries: v.ObjectEntries };
  /** Named, because a prerendered page takes itself to be elsewhere. */
  action: `/${string}`;
  labelledBy: string;
  tool: Tool;
  sentBack: SentBack | undefined;
  /** The button's words until it is pressed. */
  send: string;
  children: (fill: Fill) => ReactNode;
};

/** A message to us: checked in the browser where there is script, by the server in any case, and never lost. */
export function EnquiryForm({ contract, action, labelledBy, tool, sentBack, send, children }: Props) {
  const { state, formAction } = useNavigation();
  const busy = state !== "idle" && formAction?.startsWith(action) === true;
  const form = useCheckedForm({ check: (element) => readEnquiry(contract, new FormData(element)), sent: sentBack?.failure.fields, busy });

  const values = sentBack?.values ?? {};
  return (
    <Form
      {...form.props}
      id="enquiry"
      method="post"
      // No fragment: a browser that has one to go to gives the focus to nothing, and without script it is to go to the summary.
      action={action}
      aria-labelledby={labelledBy}
      {...tool}
      preventScrollReset
    >
      {sentBack && <EnquiryFailure failure={sentBack.failure} />}
      {children({ errors: form.errors, typed: (name) => (typeof values[name] === "string" ? values[name] : "") })}
      <FormGuard />
      <Button type="submit" className="mt-8" busy={busy}>
        {busy ? "Sending..." : send}
      </Button>
    </Form>
  );
}
